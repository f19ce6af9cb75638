import type { ComparisonLine } from './lay-out-sections.ts';
import { getTone, type Tone } from '@rotunda/contract/values';

/** Minimum number of words a line counts for, so that a short line can be seen and clicked. */
const MIN_WORDS = 12;
/** Number of words folded text counts for, because it takes little room however long it is. */
const FOLDED_WORDS = 24;

const getWeight = (line: ComparisonLine): number =>
  line.kind === 'section' ? Math.max(MIN_WORDS, line.section.words) : line.kind === 'fold' ? FOLDED_WORDS : MIN_WORDS;

/** Returns each line's share of the whole, in percent from the top. */
export function positionLines(
  lines: readonly ComparisonLine[],
): { key: string; tone: Tone; top: number; height: number }[] {
  const total = lines.reduce((sum, line) => sum + getWeight(line), 0);
  let before = 0;
  return lines.map((line) => {
    const height = (getWeight(line) / total) * 100;
    const top = (before / total) * 100;
    before += getWeight(line);
    const tone = line.kind === 'section' ? getTone(line.section) : line.kind === 'origin' ? 'moved' : 'same';
    return { key: line.key, tone, top, height };
  });
}
