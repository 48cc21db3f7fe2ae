// What hangs on the first screen: small, for everybody fetches it.
export { default as Print } from './Print.svelte';
export const ground = '#0d3328';
export const place = 1;
