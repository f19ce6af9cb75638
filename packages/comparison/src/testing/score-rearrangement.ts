import type { Comparison } from '../types.ts';
import type { Rearrangement } from './rearrange-bill.ts';

/** How much of a rearrangement the comparison found. */
export interface RearrangementScore {
  /** Sections that were neither split nor merged. */
  sections: number;
  /** Sections whose new place the comparison found. */
  pairedRightly: number;
  /** All moved sections have their partners, and no more sections are reported as moved than were moved. */
  areMovesRight: boolean;
  /**
   * Sections reported as moved; `rightlyCalledMoved` counts those that were. Of two swapped neighbors, either may be
   * reported.
   */
  calledMoved: number;
  rightlyCalledMoved: number;
  moved: number;
  isSplitFound: boolean | null;
  isMergeFound: boolean | null;
  /** Sections reported as split or merged that are not. */
  falseParts: number;
}

export function scoreRearrangement(done: Rearrangement, comparison: Comparison): RearrangementScore {
  const { sections } = comparison;
  const rightByLeft = new Map(
    sections.flatMap(({ left, right }) => (left === null ? [] : [[left, right ?? -1] as const])),
  );
  const reported = new Set(sections.flatMap(({ left, isMoved }) => (isMoved && left !== null ? [left] : [])));
  const divided = new Set([
    done.split?.whole,
    done.merged?.part,
    done.merged === null ? undefined : done.merged.part - 1,
  ]);
  const isPaired = (left: number) => rightByLeft.get(left) === done.rightByLeft[left];
  const parts = sections.filter(({ left, right, kind }) => {
    return (kind === 'split' && left === null) || (kind === 'merged' && right === null);
  });
  const isRightPart = ({ left, right }: (typeof parts)[number]) =>
    left === null ? isSplitPart(right, done, comparison) : isMergedPart(left, done, comparison);
  const foundParts = parts.filter(isRightPart);
  return {
    sections: done.rightByLeft.length - divided.size + (divided.has(undefined) ? 1 : 0),
    pairedRightly: done.rightByLeft.filter((_, left) => !divided.has(left) && isPaired(left)).length,
    areMovesRight: [...done.moved].every(isPaired) && reported.size <= done.moved.size,
    calledMoved: reported.size,
    rightlyCalledMoved: [...reported].filter((left) => done.moved.has(left)).length,
    moved: done.moved.size,
    isSplitFound: done.split === null ? null : foundParts.some(({ left }) => left === null),
    isMergeFound: done.merged === null ? null : foundParts.some(({ right }) => right === null),
    falseParts: parts.length - foundParts.length,
  };
}

/**
 * Whether the section is the split part. Either new half may be paired with the old section; the other is then its
 * part.
 */
function isSplitPart(right: number | null, { split, rightByLeft }: Rearrangement, { sections }: Comparison): boolean {
  if (split === null) return false;
  const halves = [split.part, rightByLeft[split.whole] ?? -1];
  const pair = sections.find(({ left }) => left === split.whole)?.right ?? -1;
  return halves.includes(right ?? -1) && halves.includes(pair) && pair !== right;
}

function isMergedPart(left: number, { merged }: Rearrangement, { sections }: Comparison): boolean {
  if (merged === null) return false;
  const halves = [merged.part, merged.part - 1];
  const pair = sections.find(({ right }) => right === merged.whole)?.left ?? -1;
  return halves.includes(left) && halves.includes(pair) && pair !== left;
}
