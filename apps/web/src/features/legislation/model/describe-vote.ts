import { formatNumber } from '../../../shared/format/format-number.ts';
import type { BillVote } from '../hooks/use-legislation.ts';
import { legislationTexts as words } from '../legislation-texts.ts';

/** Formats the counts, e.g. `220–210–3`. A roll call that only the bill mentions has just the counts in its record. */
export function formatCounts({ yesCount, noCount, otherCount, question }: BillVote): string {
  if (question === 'election') return '';
  if (question === 'quorum') return otherCount === null ? '' : words.answered(formatNumber(otherCount));
  return [yesCount, noCount, otherCount].flatMap((count) => (count === null ? [] : formatNumber(count))).join('–');
}

/** Describes a presiding officer's deciding vote, such as `Vice President voted Yea`. */
export function describeTieBreaker({ tieBreaker }: Pick<BillVote, 'tieBreaker'>): string | null {
  if (tieBreaker === null) return null;
  return tieBreaker.vote === null ? words.tieBrokenBy(tieBreaker.by) : words.brokeTie(tieBreaker.by, tieBreaker.vote);
}

/** Formats the number of members present and not voting, where the record counts them. */
export function formatOthers({ presentCount, notVotingCount }: BillVote): { label: string; value: string | null }[] {
  const shown = (count: number | null) => (count === null ? null : formatNumber(count));
  return [
    { label: words.present, value: shown(presentCount) },
    { label: words.notVoting, value: shown(notVotingCount) },
  ];
}
