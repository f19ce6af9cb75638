import type { BillStatus, Chamber, OtherProof } from '@rotunda/domain';
import type { BillFacts } from './merged-document.ts';

/** Codes of the Open States classification for what a stated stage proves; the first chamber's come first. */
const CODES_OF_STAGE: Partial<Record<BillStatus, readonly string[]>> = {
  IN_COMMITTEE: ['referral-committee'],
  REPORTED: ['committee-passage'],
  PASSED_FIRST_CHAMBER: ['passage'],
  RESOLVING_DIFFERENCES: ['passage', 'passage'],
  PASSED_SECOND_CHAMBER: ['passage', 'passage'],
  ENROLLED: ['enrolled'],
};

/**
 * Returns what the sources prove by stating a status or the chamber where a bill is. Of a stage on the way it is known
 * only that the bill had come that far at some time, because sources lag behind the history. An outcome is known as of
 * the newest action of the record that states it.
 */
export function proofsOfStatus({ stated, originatingChamber: first = 'lower' }: BillFacts): OtherProof[] {
  if (stated === undefined) return [];
  const second: Chamber = first === 'lower' ? 'upper' : 'lower';
  const { status, chamber, asOf } = stated;
  const codes = (status && CODES_OF_STAGE[status]) ?? [];
  const stages = codes.map((code, place): OtherProof => ({
    date: null,
    text: '',
    code,
    place: 'before',
    ...(code === 'enrolled' ? {} : { chamber: place === 0 ? first : second }),
  }));
  // Only a bill that the first chamber passed is in the other.
  if (chamber === second && codes.length > 0)
    stages.push({ date: null, text: '', code: 'receipt', chamber: second, place: 'before' });
  if (status === undefined || codes.length > 0) return stages;
  return [{ date: null, text: '', outcome: status, place: 'after', asOf: asOf ?? null }];
}
