export { default as Board } from './Board.svelte';
export { default as Dock } from './Dock.svelte';
export { default as Others } from './Others.svelte';
