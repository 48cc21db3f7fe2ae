// What hangs on the first screen: small, for everybody fetches it.
export { default as Print } from './Print.svelte';
export const ground = '#351832';
export const place = 3;
