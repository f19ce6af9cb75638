import { type ComparableText, compareTexts } from '../../packages/comparison/src/index.ts';
import { Random } from '../../packages/comparison/src/testing/random.ts';
import { rearrangeBill } from '../../packages/comparison/src/testing/rearrange-bill.ts';
import {
  type RearrangementScore,
  scoreRearrangement,
} from '../../packages/comparison/src/testing/score-rearrangement.ts';

const SHARES = [0, 0.1, 0.2, 0.3, 0.5];
/** Bills with fewer sections leave nothing to move, split and merge. */
const MIN_SECTIONS = 4;

/** Logs how many constructed moves, splits and merges are detected, as more and more of the words are edited. */
export function measureRearranged(bills: readonly ComparableText[], log: (line: string) => void): void {
  const chosen = bills.filter(
    (bill) =>
      bill.units.filter(({ number, paragraphs }) => number !== null && paragraphs.length > 0).length >= MIN_SECTIONS,
  );
  for (const share of SHARES) {
    const scores = chosen.map((bill, seed) => {
      const done = rearrangeBill(bill, share, new Random(seed * 7919 + 1));
      return scoreRearrangement(done, compareTexts(bill, done.right));
    });
    log(`${scores.length} bills rearranged, ${share * 100} % of the words edited: ${describe(scores)}`);
  }
}

function describe(scores: readonly RearrangementScore[]): string {
  const sum = (figure: (score: RearrangementScore) => number) => scores.reduce((all, score) => all + figure(score), 0);
  const found = (isFound: (score: RearrangementScore) => boolean | null) => {
    const asked = scores.map(isFound).filter((each) => each !== null);
    return `${asked.filter(Boolean).length}/${asked.length}`;
  };
  return [
    `sections paired ${sum((score) => score.pairedRightly)}/${sum((score) => score.sections)}`,
    `moves right ${found((score) => score.areMovesRight)}`,
    `splits ${found((score) => score.isSplitFound)}`,
    `merges ${found((score) => score.isMergeFound)}`,
    `false splits and merges ${sum((score) => score.falseParts)}`,
  ].join(', ');
}
