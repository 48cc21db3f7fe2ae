// What stands on buttons of the house: on a grid of 24, as lines and as solids.

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const icons = {
  moon: ['', 'M19.5 15.5A8.5 8.5 0 0 1 8.5 4.5a8.5 8.5 0 1 0 11 11z'],
  sun: [`${dot(12, 12, 4.2)}M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2`, ''],
  half: [dot(12, 12, 8.5), 'M12 3.5a8.5 8.5 0 0 1 0 17z'],
  sound: ['M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9c1.6 1.8 1.6 4.2 0 6M18 6.5c3 3.2 3 7.8 0 11', ''],
  mute: ['M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5', ''],
  globe: [`${dot(12, 12, 9)}M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18`, ''],
  chevron: ['M6 9.5l6 6 6-6', ''],
  book: ['M12 6c-3-2-6-2.5-9-2v14c3-.5 6 0 9 2 3-2 6-2.5 9-2V4c-3-.5-6 0-9 2zM12 6v14', ''],
  people: [
    `${dot(8.5, 8, 3.5)}M2 20c0-5 3-7 6.5-7s6.5 2 6.5 7M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 13.5c3 .8 4.5 3 4.5 6.5`,
    '',
  ],
  person: [`${dot(12, 8, 4)}M4 21c0-5.5 3.6-8 8-8s8 2.5 8 8`, ''],
  screen: ['M3 4h18v12H3zM8 21h8M12 16v5', ''],
  eye: [
    'M1.8 12c3-4.6 6.4-6.8 10.2-6.8S19.2 7.4 22.2 12c-3 4.6-6.4 6.8-10.2 6.8S4.8 16.6 1.8 12z',
    dot(12, 12, 3.2),
  ],
  ledger: ['M5 2.5h14v19H5zM8.5 7h7M8.5 11h7M8.5 15h4', ''],
  crown: ['', 'M3 19 2 7l6 5 4-8 4 8 6-5-1 12z'],
} satisfies Record<string, readonly [line: string, solid: string]>;

export type IconName = keyof typeof icons;
