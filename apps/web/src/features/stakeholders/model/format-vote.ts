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

/** Formats a result as `Passed 220–210–3`. If the source does not state whether it passed, its own word is used. */
export function formatVoteResult({
  passed,
  result,
  yesCount,
  noCount,
  otherCount,
}: Pick<PersonVote, 'passed' | 'result' | 'yesCount' | 'noCount' | 'otherCount'>): string {
  const word = passed === null ? result : passed ? stakeholderTexts.passed : stakeholderTexts.failed;
  const counts = [yesCount, noCount, otherCount].flatMap((count) => (count === null ? [] : formatNumber(count)));
  return [word, counts.join('–')].filter(Boolean).join(' ');
}
