import {
  decideIdentity,
  federalBillIdentity,
  federalBillInId,
  type FederalBillIdentity,
  isoCodeOfUsState,
} from '@rotunda/domain';
import { billNumberInAddress, plainNumber, yearsInAddress } from '../mapping/bill-in-address.ts';
import { addressWitness, identifyMeasure } from '../mapping/congress/identify-measure.ts';
import { identifySession } from '../mapping/identify-session.ts';
import type { StateBillIdentity } from '../mapping/state-bill-identity.ts';
import { billIdentity } from './bill-identity.ts';
import { readMoment } from './read-moment.ts';
import type { UpstreamBill } from './schemas.ts';

export interface IdentifiedBill {
  identity: FederalBillIdentity | StateBillIdentity;
  contradictions: string[];
}

/**
 * Identifies a bill by its jurisdiction, session and number, the addresses of its pages and the dates of its actions,
 * because a bill of another session or number must never be taken for this one.
 *
 * @returns the reason when they name no known bill, or different ones
 */
export function identifyBill(bill: UpstreamBill, session: string): IdentifiedBill | string {
  const stated = billIdentity(bill.jurisdiction.id, session, bill.identifier);
  if (typeof stated === 'string') return stated;
  return stated.isoCode === 'us' ? identifyFederal(bill, stated) : identifyState(bill, stated, session);
}

function identifyFederal(bill: UpstreamBill, identity: IdentifiedBill['identity']): IdentifiedBill | string {
  const stated = federalBillInId(identity.fusionId);
  if (stated === undefined) return { identity, contradictions: [] };
  const texts = (bill.versions ?? []).map(({ links }) => links?.[0]?.url);
  const identified = identifyMeasure({
    stated,
    witnesses: [
      { from: 'the record', bill: stated },
      addressWitness('its address', [bill.openstates_url, ...(bill.sources ?? []).map(({ url }) => url)].map(getText)),
      addressWitness('its texts', texts),
    ],
    days: getDays(bill, 'us'),
  });
  if (!identified.ok) return identified.reason;
  const { congress, type, number } = identified.identity;
  return { identity: federalBillIdentity(congress, type, number), contradictions: identified.contradictions };
}

/** `https://openstates.org/ca/bills/20252026/AB1/`. */
const PAGE = /openstates\.org\/([a-z]{2})\/bills\/([^/]+)\/([^/?#]+)/i;

function identifyState(
  bill: UpstreamBill,
  stated: IdentifiedBill['identity'],
  session: string,
): IdentifiedBill | string {
  const { isoCode } = stated;
  const [, state, pageSession, pageNumber] = PAGE.exec(bill.openstates_url ?? '') ?? [];
  const sources = (bill.sources ?? []).map(({ url }) => url);
  const place = decideIdentity(
    [
      { from: 'the record', values: [isoCode] },
      { from: 'its address', values: [isoCodeOfUsState(state ?? '')].flatMap((code) => code ?? []) },
    ],
    (code) => code.slice(3).toUpperCase(),
  );
  if (place?.ok === false) return place.reason;
  const getSession = (name: string) => {
    const identity = billIdentity(isoCode, decodeURIComponent(name), bill.identifier);
    return typeof identity === 'string' ? undefined : identity.session;
  };
  const term = identifySession({
    isoCode,
    session: stated.session,
    addressed: pageSession === undefined ? [] : [getSession(pageSession)].flatMap((one) => one ?? []),
    addressedYears: sources.flatMap(yearsInAddress).slice(0, 1),
    days: getDays(bill, isoCode),
  });
  if (!term.ok) return term.reason;
  const number = decideIdentity(
    [
      { from: 'the record', values: readValues(plainNumber(bill.identifier)) },
      { from: 'its address', values: readValues(plainNumber(pageNumber)) },
      { from: 'its source', values: readValues(sources.map(billNumberInAddress).find((one) => one !== undefined)) },
    ],
    (value) => value.toUpperCase(),
  );
  if (number?.ok === false) return number.reason;
  const contradictions = [...term.contradictions, ...(number?.contradictions ?? [])];
  if (contradictions.length === 0) return { identity: stated, contradictions };
  const own = number === undefined || number.contradictions.length === 0 ? bill.identifier : number.value;
  const decided = billIdentity(isoCode, term.value === stated.session ? session : term.value, own);
  return typeof decided === 'string' ? decided : { identity: decided, contradictions };
}

function getDays(bill: UpstreamBill, isoCode: string): (string | undefined)[] {
  return (bill.actions ?? []).map(({ date }) => readMoment(date, isoCode)?.date);
}

const readValues = (value: string | undefined) => (value === undefined ? [] : [value]);
const getText = (text: string | null | undefined) => text ?? undefined;
