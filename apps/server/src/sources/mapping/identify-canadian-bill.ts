import { decideIdentity, type IsoDate } from '@rotunda/domain';

/**
 * Sessions of Parliament with their first and last day, newest first. Source: Library of Parliament, Parlinfo,
 * "Parliaments" (https://lop.parl.ca/sites/ParlInfo/default/en_CA/Parliament/parliaments).
 */
const SESSIONS: readonly (readonly [session: string, first: IsoDate, last: IsoDate | null])[] = [
  ['45-1', '2025-05-26', null],
  ['44-1', '2021-11-22', '2025-01-06'],
  ['43-2', '2020-09-23', '2021-08-15'],
  ['43-1', '2019-12-05', '2020-08-18'],
  ['42-1', '2015-12-03', '2019-09-11'],
  ['41-2', '2013-10-16', '2015-08-02'],
  ['41-1', '2011-06-02', '2013-09-13'],
  ['40-3', '2010-03-03', '2011-03-26'],
  ['40-2', '2009-01-26', '2009-12-30'],
  ['40-1', '2008-11-18', '2008-12-04'],
  ['39-2', '2007-10-16', '2008-09-07'],
  ['39-1', '2006-04-03', '2007-09-14'],
  ['38-1', '2004-10-04', '2005-11-29'],
  ['37-3', '2004-02-02', '2004-05-23'],
  ['37-2', '2002-09-30', '2003-11-12'],
  ['37-1', '2001-01-29', '2002-09-16'],
  ['36-2', '1999-10-12', '2000-10-22'],
  ['36-1', '1997-09-22', '1999-09-18'],
  ['35-2', '1996-02-27', '1997-04-27'],
  ['35-1', '1994-01-17', '1996-02-02'],
];

/** What a record states about a Canadian bill, and what else tells which one it is. */
export interface StatedCanadianBill {
  parliament: number;
  session: number;
  /** `C-5`. */
  billNumber: string;
  /** Addresses of the bill's page or of the file. */
  addresses?: readonly (string | undefined)[];
  /** Days of the bill's stages. */
  days: readonly (IsoDate | undefined)[];
}

export type IdentifiedCanadianBill =
  | { ok: true; parliament: number; session: number; billNumber: string; contradictions: string[] }
  | { ok: false; reason: string };

/** Decides the session and number of a Canadian bill by its fields, its address and the days of its stages. */
export function identifyCanadianBill(stated: StatedCanadianBill): IdentifiedCanadianBill {
  const [, addressed, letter, digits] =
    (stated.addresses ?? []).map((address) => ADDRESS.exec(address ?? '')).find((found) => found !== null) ?? [];
  const term = decideIdentity(
    [
      { from: 'the record', values: [`${stated.parliament}-${stated.session}`] },
      { from: 'its address', values: addressed === undefined ? [] : [addressed] },
      { from: 'its dates', values: sessionsOfDays(stated.days) },
    ],
    (value) => `session ${value}`,
  );
  if (term?.ok === false) return term;
  const number = decideIdentity(
    [
      { from: 'the record', values: [plain(stated.billNumber)] },
      { from: 'its address', values: letter === undefined ? [] : [plain(`${letter}-${digits}`)] },
    ],
    (value) => `bill ${value}`,
  );
  if (number?.ok === false) return number;
  const [parliament, session] = (term?.value ?? '').split('-').map(Number);
  return {
    ok: true,
    parliament: parliament ?? stated.parliament,
    session: session ?? stated.session,
    billNumber: stated.billNumber,
    contradictions: term?.contradictions ?? [],
  };
}

/** `https://www.parl.ca/legisinfo/en/bill/45-1/c-5`. */
const ADDRESS = /\/bill\/(\d{1,2}-\d)\/([a-z])-?(\d+)/i;

const plain = (billNumber: string) => billNumber.toUpperCase().replace(/^([A-Z])-?0*(?=\d)/, '$1-');

/**
 * Returns the sessions in which most of the days lie, and the later ones of the same Parliament, in which bills may be
 * reinstated at the stage that they had reached (Standing Order 86.1); none for days that the list does not cover.
 */
function sessionsOfDays(days: readonly (IsoDate | undefined)[]): string[] {
  const counts = new Map<string, number>();
  for (const day of days) {
    if (day === undefined) continue;
    for (const [session, first, last] of SESSIONS)
      if (day >= first && (last === null || day <= last)) counts.set(session, (counts.get(session) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  const own = [...counts].filter(([, count]) => count === most).map(([session]) => session);
  const isLater = (session: string) =>
    own.some((one) => getParliament(one) === getParliament(session) && one < session);
  return [...own, ...SESSIONS.map(([session]) => session).filter(isLater)];
}

const getParliament = (session: string) => session.slice(0, session.indexOf('-'));
