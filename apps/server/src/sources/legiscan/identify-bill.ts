import { decideIdentity } from '@rotunda/domain';
import { billNumberInAddress, plainNumber, yearsInAddress } from '../mapping/bill-in-address.ts';
import { identifySession } from '../mapping/identify-session.ts';
import { legiscanBillIdentity, sessionKey, type BillIdentity } from './bill-identity.ts';
import { dateOrUndefined } from './legiscan-words.ts';
import type { LegiscanBill } from './schemas.ts';

export interface IdentifiedBill {
  identity: BillIdentity;
  contradictions: string[];
}

/** `https://legiscan.com/CA/bill/AB1/2025` and `https://legiscan.com/CA/text/AB1/id/1`. */
const PAGE = /legiscan\.com\/([A-Z]{2})\/(?:bill|text|rollcall|drafts)\/([^/]+)(?:\/(\d{4})(?!\d))?/i;

/** What an address of LegiScan names; the year is the first of the session. */
export interface LegiscanPage {
  state: string;
  number: string | undefined;
  year: number | undefined;
}

/** Reads an address of LegiScan; undefined for any other address. */
export function readLegiscanPage(address: string | null | undefined): LegiscanPage | undefined {
  const [, state, number, year] = PAGE.exec(address ?? '') ?? [];
  if (state === undefined) return undefined;
  return {
    state: state.toUpperCase(),
    number: plainNumber(number),
    year: year === undefined ? undefined : Number(year),
  };
}

/**
 * Identifies a bill by its state, session and number, its addresses and the dates of its history.
 * @returns the reason when they name no known bill, or different ones
 */
export function identifyBill(bill: LegiscanBill): IdentifiedBill | string {
  const page = readLegiscanPage(bill.url);
  const session = sessionKey(bill.session);
  const stated = legiscanBillIdentity(bill.state, session, bill.bill_number);
  if (typeof stated === 'string') return stated;
  const place = decideIdentity(
    [
      { from: 'the record', values: [bill.state.toUpperCase()] },
      { from: 'its address', values: page === undefined ? [] : [page.state] },
    ],
    (state) => state,
  );
  if (place?.ok === false) return place.reason;
  const number = decideIdentity(
    [
      { from: 'the record', values: readValues(plainNumber(bill.bill_number)) },
      { from: 'its address', values: readValues(page?.number) },
      { from: 'its source', values: supportedBy(bill.state_link, [plainNumber(bill.bill_number), page?.number]) },
    ],
    (value) => value.toUpperCase(),
  );
  if (number?.ok === false) return number.reason;
  const { year_start: first, year_end: last } = bill.session;
  const years = first === last ? `${first}` : `${first}-${last}`;
  const term = identifySession({
    // LegiScan names Congresses by their years too, so they are judged like the sessions of a state.
    isoCode: `us-${bill.state.toLowerCase()}`,
    session: years,
    addressedYears: page?.year === undefined ? yearsInAddress(bill.state_link ?? undefined).slice(0, 1) : [page.year],
    days: getDays(bill),
  });
  if (!term.ok) return term.reason;
  const contradictions = [...term.contradictions, ...(number?.contradictions ?? [])];
  if (contradictions.length === 0) return { identity: stated, contradictions };
  const own = number === undefined || number.contradictions.length === 0 ? bill.bill_number : number.value;
  const decided = legiscanBillIdentity(bill.state, session.replace(years, term.value), own.replace(' ', ''));
  return typeof decided === 'string' ? decided : { identity: decided, contradictions };
}

function getDays(bill: LegiscanBill): (string | undefined)[] {
  const history = (bill.history ?? []).map(({ date }) => dateOrUndefined(date));
  return history.length > 0 ? history : [dateOrUndefined(bill.status_date), dateOrUndefined(bill.last_action_date)];
}

/** Returns the number that a legislature's own address names, if it is one of those that are in question. */
function supportedBy(address: string | null | undefined, numbers: readonly (string | undefined)[]): string[] {
  const named = billNumberInAddress(address ?? undefined);
  return named !== undefined && numbers.includes(named) ? [named] : [];
}

const readValues = (value: string | undefined) => (value === undefined ? [] : [value]);
