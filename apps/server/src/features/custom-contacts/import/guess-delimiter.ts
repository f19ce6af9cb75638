import { SEPARATOR_LINE } from './csv-rows.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** Beginning of a file that is looked at, in characters and lines. */
const LOOKED_AT = 20_000;
const LINES = 20;
/** Quoted cell, whose separators separate nothing. */
const QUOTED = /(^|[\r\n,;\t|])"(?:[^"]|"")*"/g;

/**
 * Returns the delimiter that a first line `sep=;` states, or guesses it: the one that most of the first lines have
 * equally often, and of several the one they have more often.
 */
export function guessDelimiter(text: string): string {
  const stated = SEPARATOR_LINE.exec(text)?.[1];
  if (stated !== undefined) return stated;
  const lines = text
    .slice(0, LOOKED_AT)
    .replace(QUOTED, '$1')
    .split(/[\r\n]+/);
  const filled = lines.filter((line) => line.trim() !== '').slice(0, LINES);
  const scores = DELIMITERS.map((delimiter) => ({ delimiter, ...usualCount(filled, delimiter) })).filter(
    (score) => score.lines * 2 > filled.length,
  );
  scores.sort((a, b) => b.lines - a.lines || b.count - a.count);
  return scores[0]?.delimiter ?? ',';
}

/** Returns how often most lines have the delimiter that have it at all, and how many these are. */
function usualCount(lines: readonly string[], delimiter: string): { lines: number; count: number } {
  const linesByCount = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1);
  }
  const [usual] = [...linesByCount].toSorted(([count, one], [other, two]) => two - one || other - count);
  return { count: usual?.[0] ?? 0, lines: usual?.[1] ?? 0 };
}
