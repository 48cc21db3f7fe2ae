// Written by hand until the generated types land.
export type Seat = 'A' | 'B' | 'C' | 'D' | 'E';
export type Arg =
  | { number: number }
  | { text: string }
  | { name: string }
  | { seat: Seat }
  | { line: Line }
  | { list: Array<Line> };
export type Line = { id: string; args: Array<[string, Arg]> };
export type Refusal = { rule: string | null; line: Line };
export type Prompt = { id: number; sealed: boolean };
export type Standing = { seats: number; ranks: Array<number>; scores: Array<number> };
export type OptionKind = { choice: Array<string> } | 'flag' | { number: [number, number] } | 'data';
export type OptionSpec = { name: string; kind: OptionKind; default: string; rule: string | null };
