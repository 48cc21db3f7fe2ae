// What stands on the keys of a player: on a grid of 24, as lines and as solids.
export const keys = {
  first: ['M5 5v14', 'M20 5v14l-6.5-7zM13 5v14l-6.5-7z'],
  before: ['M6 5v14', 'M18 5v14L8.5 12z'],
  play: ['', 'M7 4.5v15L19 12z'],
  pause: ['', 'M6.5 5h4v14h-4zM13.5 5h4v14h-4z'],
  after: ['M18 5v14', 'M6 5v14l9.5-7z'],
} satisfies Record<string, readonly [line: string, solid: string]>;
