// What hangs on the first screen: small, for everybody fetches it.
export { default as Print } from './Print.svelte';
export const ground = '#0c2333';
export const place = 2;
