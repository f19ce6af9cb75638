import { type ActionFact, type Chamber, type IsoDate, joinByDay } from '@rotunda/domain';
import type { BillFacts } from './merged-document.ts';

/**
 * Proof from the printing of a version: a code of the Open States action classification, and the chamber that acted.
 */
type Proof = readonly [classification: string, chamber?: Chamber];

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
  eah: ['passage', 'lower'],
  eas: ['passage', 'upper'],
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
const lettersOf = (versionCode: string) => versionCode.replace(/(?<!\d)\d+$/, '');

/**
 * Returns the rank of a print among those that end a measure's way, by its code or, in the states, its name. Other
 * prints rank 0 and are ordered by day.
 */
export function lastPrintOf({ status, versionName }: { status: string | null; versionName: string }): number {
  const letters = lettersOf(status ?? '');
  if (Object.hasOwn(LAST_PRINTS, letters)) return LAST_PRINTS[letters] ?? 0;
  return /^enrolled\b/i.test(versionName) ? 1 : 0;
}

/** An action, or what a version proves. The date is null when the print carries no day. */
export type Evidence = Omit<ActionFact, 'date'> & { date: IsoDate | null };

/**
 * Returns what happened to a bill, oldest first: its history in its own order. If the sources report at most the latest
 * action, it returns that action together with what the versions prove. A version comes before an action of the same
 * day; a version without a day comes last. The version codes are those of Congress, so other legislatures use their
 * history alone.
 */
export function evidenceOf({ isoCode, actions = [], versions = [] }: BillFacts): Evidence[] {
  if (isoCode !== 'us' || actions.length > 1) return [...actions];
  const proved = versions.flatMap(({ versionCode = '', versionName, date = null }): Evidence[] => {
    const letters = lettersOf(versionCode);
    const proof = Object.hasOwn(PROOFS, letters) ? PROOFS[letters] : undefined;
    if (proof === undefined) return [];
    const [code, chamber] = proof;
    return [{ date, text: versionName, code, ...(chamber === undefined ? {} : { chamber }) }];
  });
  const dayOf = ({ date }: Evidence) => date ?? '9999';
  return joinByDay<Evidence>(
    actions,
    proved.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))),
  );
}
