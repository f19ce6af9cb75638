import type { Chamber, IsoDate, SponsorFact } from '@rotunda/domain';
import type { Mention } from './match-person.ts';
import { readWrittenName } from './written-name.ts';

/** Fields of a bill that help identify its sponsors. */
export interface BillContext {
  isoCode: string;
  session: string;
  sessionEndOn: IsoDate | null;
  originatingChamber: Chamber | null;
  introducedOn: IsoDate | null;
  lastActionOn: IsoDate | null;
}

export interface Period {
  from: IsoDate;
  to: IsoDate;
}

/** States and the Parliament of Canada name people. Congress uses official ids, and names alone are ambiguous there. */
export const isJoinedByName = (isoCode: string) => isoCode.startsWith('us-') || isoCode === 'ca';

export const canBePerson = ({ stakeholderType }: Pick<SponsorFact, 'stakeholderType'>) =>
  stakeholderType !== 'committee';

/** Returns every family name that the names as written can be read as, without duplicates. */
export function getFamilies(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => readWrittenName(name).readings.map(({ family }) => family)))].filter(
    (family) => family !== '',
  );
}

/** Describes a sponsor of a bill as input for `matchPerson`. */
export function getMention(
  sponsor: SponsorFact,
  { originatingChamber }: Pick<BillContext, 'originatingChamber'>,
  period: Period,
): Mention {
  const chamber = chamberOfRole(sponsor.role);
  return {
    written: sponsor.fullName,
    ...period,
    ...(chamber === undefined ? {} : { chamber }),
    ...(sponsor.locality === undefined ? {} : { district: sponsor.locality }),
    ...(sponsor.type === 'cosponsor' || originatingChamber === null ? {} : { likelyChamber: originatingChamber }),
  };
}

/** Maps LegiScan's roles `Rep` and `Sen` to a chamber. */
function chamberOfRole(role: string | undefined): Chamber | undefined {
  if (role === undefined) return undefined;
  if (/^sen/i.test(role)) return 'upper';
  return /^(rep|asm|del)/i.test(role) ? 'lower' : undefined;
}

/** Returns the period of the session's years or, without them, of the bill's own dates; null when neither is known. */
export function getPeriod(bill: BillContext): Period | null {
  const years = (bill.session.match(/(?:19|20)\d\d/g) ?? []).sort();
  const [first, last] = [years[0], years.at(-1)];
  if (first !== undefined && last !== undefined)
    return { from: `${first}-01-01`, to: bill.sessionEndOn ?? `${last}-12-31` };
  const from = bill.introducedOn ?? bill.lastActionOn;
  return from === null ? null : { from, to: bill.lastActionOn ?? from };
}
