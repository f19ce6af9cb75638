import type { Chamber, OtherProof } from '@rotunda/domain';
import type { BillFacts } from './merged-document.ts';

/**
 * Proof from the printing of a version: a code of the Open States action classification, and the chamber that acted. A
 * chamber prints an amendment to what the other chamber passed as `amended`.
 */
type Proof = readonly [classification: string, chamber?: Chamber, text?: 'amended'];

/**
 * Progress that each version of a federal measure proves, by the codes under which the Government Publishing Office
 * prints versions (https://www.govinfo.gov/help/bills, "About Congressional Bills: Bill Versions"). `pl` and `pvl` are
 * our codes for the slip laws of its PLAW collection. Codes that are not listed (`pp`, `sc`, amendments to an
 * engrossment that the other chamber has yet to see) prove no progress.
 */
const PROOFS: Readonly<Record<string, Proof>> = {
  ih: ['introduction', 'lower'],
  is: ['introduction', 'upper'],
  hdh: ['introduction', 'lower'],
  hds: ['introduction', 'upper'],
  rth: ['referral-committee', 'lower'],
  rts: ['referral-committee', 'upper'],
  rch: ['referral-committee', 'lower'],
  rcs: ['referral-committee', 'upper'],
  rah: ['referral-committee', 'lower'],
  ras: ['referral-committee', 'upper'],
  rh: ['committee-passage', 'lower'],
  rs: ['committee-passage', 'upper'],
  cdh: ['committee-passage', 'lower'],
  cds: ['committee-passage', 'upper'],
  pch: ['committee-passage', 'lower'],
  pcs: ['committee-passage', 'upper'],
  eh: ['passage', 'lower'],
  es: ['passage', 'upper'],
  ath: ['passage', 'lower'],
  ats: ['passage', 'upper'],
  cph: ['passage', 'lower'],
  cps: ['passage', 'upper'],
  eah: ['passage', 'lower', 'amended'],
  eas: ['passage', 'upper', 'amended'],
  rdh: ['receipt', 'lower'],
  rds: ['receipt', 'upper'],
  rfh: ['receipt', 'lower'],
  rfs: ['receipt', 'upper'],
  fph: ['failure', 'lower'],
  fps: ['failure', 'upper'],
  // Only a measure that both chambers passed in the same form is enrolled.
  enr: ['enrolled'],
  renr: ['enrolled'],
  pl: ['became-law'],
  pvl: ['became-law'],
};

/** Prints that follow all others of a measure, whatever their day, because most enrolled prints carry none. */
const LAST_PRINTS: Readonly<Record<string, number>> = { enr: 1, renr: 2, pl: 3, pvl: 3 };

/** Strips the number of a numbered print: `rh2` proves the same as `rh`. */
const getLetters = (versionCode: string) => versionCode.replace(/(?<!\d)\d+$/, '');

/**
 * Returns the rank of a print among those that end a measure's way, by its code or, in the states, its name. Other
 * prints rank 0 and are ordered by day.
 */
export function getLastPrint({ status, versionName }: { status: string | null; versionName: string }): number {
  const letters = getLetters(status ?? '');
  if (Object.hasOwn(LAST_PRINTS, letters)) return LAST_PRINTS[letters] ?? 0;
  return /^enrolled\b/i.test(versionName) ? 1 : 0;
}

/**
 * Returns what the prints of a measure of Congress prove of its progress. The version codes are those of Congress, so
 * other legislatures' prints prove nothing. Enrolled prints and slip laws follow everything else.
 */
export function proofsOfVersions({ isoCode, versions = [] }: Pick<BillFacts, 'isoCode' | 'versions'>): OtherProof[] {
  if (isoCode !== 'us') return [];
  return versions.flatMap(({ versionCode = '', versionName, date = null }): OtherProof[] => {
    const letters = getLetters(versionCode);
    const proof = Object.hasOwn(PROOFS, letters) ? PROOFS[letters] : undefined;
    if (proof === undefined) return [];
    const [code, chamber, text] = proof;
    return [
      {
        date,
        text: versionName,
        code,
        place: Object.hasOwn(LAST_PRINTS, letters) ? 'after' : 'before',
        ...(chamber === undefined ? {} : { chamber }),
        ...(text === 'amended' ? { isAmended: true } : {}),
      },
    ];
  });
}
