import { formatNumber } from '../../../shared/format/format-number.ts';
import type { PersonVote } from '../hooks/use-person-activity.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

/** Formats the bills of a vote as `US HR 1: A bill to regulate widgets`; null for a roll call without a bill. */
export function votedBills({ bills }: Pick<PersonVote, 'bills'>): string | null {
  const named = bills.map(({ localityExternalId, title }) =>
    title === null ? localityExternalId : `${localityExternalId}: ${title}`,
  );
  return named.join('; ') || null;
}

/**
 * Formats a result as `Passed 220–210–3`, with the deciding vote of a presiding officer, or as `Elected: Roe · Roe 218,
 * Doe 212`.
 */
export function formatVoteResult({
  outcome,
  yesCount,
  noCount,
  otherCount,
  question,
  candidates,
  tieBreaker,
}: Pick<
  PersonVote,
  'outcome' | 'yesCount' | 'noCount' | 'otherCount' | 'question' | 'candidates' | 'tieBreaker'
>): string {
  // Nobody answers yes or no to a quorum call, and everybody is among the others.
  const hasCounts = question !== 'quorum' && question !== 'election';
  const counts = [yesCount, noCount, otherCount].flatMap((count) => (count === null ? [] : formatNumber(count)));
  const decided = tieBreaker?.vote ? stakeholderTexts.brokeTie(tieBreaker.by, tieBreaker.vote) : null;
  const result = [outcome, hasCounts ? counts.join('–') : ''].filter(Boolean).join(' ');
  const totals = candidates.map(({ name, votes }) => `${name} ${formatNumber(votes)}`).join(', ');
  return [[result, decided].filter(Boolean).join(', '), totals].filter(Boolean).join(' · ');
}
