export { default as Stage } from './Stage.svelte';
export { beat } from './beat';
export { sound } from './sound';
