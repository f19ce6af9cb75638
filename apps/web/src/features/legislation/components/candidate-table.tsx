import { formatNumber } from '../../../shared/format/format-number.ts';
import type { BillVote } from '../hooks/use-legislation.ts';
import { legislationTexts as words } from '../legislation-texts.ts';

/** The totals of an election, in the order of the record. Nothing for votes of other kinds. */
export function CandidateTable({ candidates }: Pick<BillVote, 'candidates'>) {
  if (candidates.length === 0) return null;
  return (
    <table aria-label={words.candidates}>
      <thead>
        <tr>
          <th scope="col">{words.candidate}</th>
          <th scope="col">{words.votes}</th>
        </tr>
      </thead>
      <tbody>
        {candidates.map(({ name, votes }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{formatNumber(votes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
