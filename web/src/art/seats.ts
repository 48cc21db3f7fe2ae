/** Seats are told apart by shape and letter, and only then by colour. */
const seats = ['A', 'B', 'C', 'D', 'E'] as const;
export type SeatLetter = (typeof seats)[number];

/** The outline of each seat's shape on a 24 px grid: disc, triangle, square, diamond, cross. */
export const seatShapes: Record<SeatLetter, string> = {
  A: 'M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4z',
  B: 'M12 1.2 23.2 21.4H.8z',
  C: 'M2.6 2.6h18.8v18.8H2.6z',
  D: 'M12 .4 23.6 12 12 23.6.4 12z',
  E: 'M7.8 1.6h8.4v6.2h6.2v8.4h-6.2v6.2H7.8v-6.2H1.6V7.8h6.2z',
};

/** Where the letter stands in the shape, so that it looks centred. */
export const letterBaseline: Record<SeatLetter, number> = { A: 16.8, B: 19.2, C: 16.8, D: 16.8, E: 16.8 };

export const isSeatLetter = (seat: string): seat is SeatLetter => (seats as readonly string[]).includes(seat);

/** The custom property that holds a seat's colour. */
export const seatColour = (seat: string): string => `var(--seat-${seat.toLowerCase()})`;

/** The style of a table at which somebody has chosen another colour than the seat's own. */
export const chosenColours = (seats: readonly { seat: string; colour: number }[]): string =>
  seats.map(({ seat, colour }) => `--seat-${seat.toLowerCase()}: var(--hue-${colour})`).join('; ');
