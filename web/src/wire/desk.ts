// Written by hand until the generated types land.
import type { Line, Prompt } from './tabletop';
export type Choice = { action: string; line: Line; preview: unknown; follows: Array<Line> };
export type Question = { prompt: Prompt | null; line: Line; rules: Array<string> };
export type Advice = { action: string; line: Line; win: number; score: number; visits: number };
