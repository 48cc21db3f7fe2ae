// Whether this device is told something by the server while no page is open.
import { api } from '../home/api';
import { settings } from '../settings.svelte';
import type { Device } from '../wire/server';
import { canWork } from './worker';

/** Why not, if it cannot be. */
export type Obstacle = 'insecure' | 'off-here' | 'unable' | 'forbidden';

export async function obstacle(): Promise<Obstacle | null> {
  if (!isSecureContext) return 'insecure';
  if (!canWork() || !('PushManager' in window)) return 'unable';
  if ((await api.catalogue()).push === null) return 'off-here';
  return Notification.permission === 'denied' ? 'forbidden' : null;
}

const registration = async () =>
  (await navigator.serviceWorker.getRegistration()) ?? navigator.serviceWorker.register('/sw.js');

export async function subscribed(): Promise<boolean> {
  if (!canWork() || !('PushManager' in window)) return false;
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription()) != null;
}

/** By an act of mine only: the browser asks then. */
export async function subscribe(): Promise<boolean> {
  const { push } = await api.catalogue();
  if (push === null || (await Notification.requestPermission()) !== 'granted') return false;
  await registration();
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: push });
  await api.subscribe({ ...device(made), language: settings.language });
  return true;
}

export async function unsubscribe(): Promise<void> {
  const known = await navigator.serviceWorker.getRegistration();
  const made = await known?.pushManager.getSubscription();
  if (!made) return;
  await api.unsubscribe(device(made));
  await made.unsubscribe();
}

function device(made: PushSubscription): Device {
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}
