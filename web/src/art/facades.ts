/** The six places of Downtown on a 120 × 88 grid: body, lit openings, lines, and what stands out of it. */
export interface Building {
  body: string;
  openings: string;
  line: string;
  solid: string;
}

/** A grid of windows. */
const windows = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  dx: number,
  dy: number,
) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return `M${x + column * dx} ${y + row * dy}h${w}v${h}h${-w}z`;
  }).join('');

const drawn = {
  /** A stepped tower between two lower blocks, the marquee over the street. */
  downtown: {
    body: 'M10 88V44h22V30h10V18h8V8h20v10h8v12h10v14h22v44z',
    openings: `${windows(52, 22, 3, 2, 4, 6, 6, 9)}${windows(46, 42, 5, 2, 4, 6, 6, 9)}${windows(14, 50, 3, 2, 4, 7, 6, 11)}${windows(90, 50, 3, 2, 4, 7, 6, 11)}M52 74h16v14H52z`,
    line: 'M60 8V0M42 30h36M32 44h56M50 18h20M44 66h32M60 74v14',
    solid: 'M40 62h40l4 8H36z',
  },
  /** A corner bar under tenement windows, awning striped. */
  west: {
    body: 'M18 88V22h84v66z',
    openings: `${windows(26, 30, 5, 2, 7, 10, 15, 16)}M26 72h28v16H26zM64 70h12v18H64zM84 72h12v12H84z`,
    line: 'M18 26h84M14 22h92M22 60h76M30 60l-3 8M42 60l-3 8M54 60l-3 8M66 60v8M78 60l3 8M90 60l3 8',
    solid: 'M14 18h92v4H14zM18 60h84l4 9H14zM108 30h8v14h-8z',
  },
  /** A warehouse with a saw-tooth roof by the docks, the pawnbroker's three balls. */
  east: {
    body: 'M8 88V40l16-14v14l16-14v14l16-14v14l16-14v14l16-14v62z',
    openings: `${windows(14, 46, 5, 1, 9, 8, 14, 0)}M16 62h30v26H16zM58 66h12v22H58z`,
    line: 'M16 69h30M16 76h30M16 83h30M8 58h80M88 34h16M104 34v6',
    solid: 'M98 46a5 5 0 1 0 .1 0zM110 46a5 5 0 1 0 .1 0zM104 55a5 5 0 1 0 .1 0zM88 31h24v4H88z',
  },
  /** Narrow brick houses, a fire escape, a water tank on the roof. */
  ghetto: {
    body: 'M14 88V36h34V26h30v16h28v46z',
    openings: `${windows(20, 44, 3, 3, 6, 9, 9, 15)}${windows(54, 34, 2, 3, 7, 10, 11, 17)}${windows(84, 50, 2, 2, 7, 9, 11, 16)}`,
    line: 'M50 47h26M50 64h26M54 47v-4M72 47v-4M54 64v-4M72 64v-4M56 64l14-17M56 81l14-17M22 36v-6M38 36v-6M58 88V82h10v6',
    solid: 'M20 14l10-8 10 8v16H20zM88 34h4v8h-4zM98 36h4v6h-4z',
  },
  /** Columns under a pediment, steps, a clock. */
  bank: {
    body: 'M16 88V42h88v46zM10 42 60 14l50 28z',
    openings: 'M24 48h10v30H24zM42 48h10v30H42zM68 48h10v30H68zM86 48h10v30H86zM54 56h12v22H54z',
    line: 'M10 42h100M10 84h100M14 78h92M60 24v7l4 3M60 78V56',
    solid: 'M60 4l6 8H54zM12 42h96v4H12zM60 22.5a8 8 0 1 0 .1 0zm0 3a5 5 0 1 1-.1 0z',
  },
  /** Don Massimo's: a low roof, three arches, two cypresses and a gate. */
  villa: {
    body: 'M24 88V44h72v44zM18 44l14-16h56l14 16z',
    openings:
      'M32 88V68a7 7 0 0 1 14 0v20zM53 88V66a7 7 0 0 1 14 0v22zM74 88V68a7 7 0 0 1 14 0v20zM34 50h8v7h-8zM56 50h8v7h-8zM78 50h8v7h-8z',
    line: 'M18 44h84M24 62h72M44 28v-8h10v8M60 66v22',
    solid: 'M12 88c-9-16-7-42 1-56 8 14 10 40 1 56zM106 88c-9-16-7-42 1-56 8 14 10 40 1 56z',
  },
} satisfies Record<string, Building>;

export type Place = keyof typeof drawn;
export const facades: Record<Place, Building> = drawn;
export const places = Object.keys(drawn) as Place[];
