// The symbols of looking back, on a grid of 24, in the colour of the text.
const stroke = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const solid = (d: string) => `<path d="${d}" fill="currentColor"/>`;
/** One leaf, turned about the middle. */
const leaf = (turn: number) =>
  `<path transform="rotate(${turn} 12 11.5)" d="M12 11.5C9.2 9.6 7.6 7.4 8.4 5.2c.7-1.900 2.800-2 3.600-.4.8-1.600 2.900-1.500 3.600.4.8 2.200-.8 4.400-3.600 6.300z" fill="currentColor"/>`;

export const GLYPHS = {
  start: stroke('M6 22V2.500M6 4h13l-3 4.500 3 4.500H6', 2.3),
  luck: [0, 90, 180, 270].map(leaf).join('') + stroke('M13 13c2 2.500 3.500 5 4 8', 2),
  choices:
    stroke('M12 22v-8L5.500 7M12 14l6.500-7', 2.4) +
    solid('M2.500 3.500l6.500.6-5.800 5.800zM21.500 3.500L15 4.100l5.800 5.800z'),
  gifts:
    stroke('M4 12h16v9.500H4z', 2) +
    solid('M2.500 7.500h19V12h-19zM10.500 12h3v9.500h-3z') +
    stroke('M12 7.500C9 7.500 6.500 6 7 4s4-1.500 5 3.500c1-5 4.500-5.500 5-3.500s-2 3.500-5 3.500z', 1.9),
  rest:
    stroke('M8 8.500C8 5.500 9.800 4 12.200 4s4.200 1.500 4.200 4c0 3.400-4.200 3.600-4.200 7', 2.8) +
    '<circle cx="12.200" cy="19.500" r="1.900" fill="currentColor"/>',
  unlucky:
    solid('M6 14.500a4.500 4.500 0 0 1 .4-9A6 6 0 0 1 17.800 7a3.800 3.800 0 0 1 .2 7.500z') +
    stroke('M7.500 17.500L6 21M12.500 17.500L11 21M17.500 17.500L16 21', 2.2),
} as const;
