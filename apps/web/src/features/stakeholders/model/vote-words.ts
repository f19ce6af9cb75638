import { formatNumber } from '../../../shared/format/format-number.ts';
import type { PersonVote } from '../hooks/use-person-activity.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

/** `US HR 1: A bill to regulate widgets`; null of a roll call on no bill. */
export function votedBills({ bills }: Pick<PersonVote, 'bills'>): string | null {
  const named = bills.map(({ localityExternalId, title }) =>
    title === null ? localityExternalId : `${localityExternalId}: ${title}`,
  );
  return named.join('; ') || null;
}

/** `Passed 220–210–3`; the source's own word where it does not say whether it passed. */
export function resultWords({
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
