import {
  congressesOfDays,
  decideIdentity,
  federalBillInAddress,
  type FederalBillNumber,
  type FederalBillType,
  type IsoDate,
} from '@rotunda/domain';
import { groupBy } from '../../../platform/group-by.ts';

/** What one place says about a measure: its Congress, its number, or both. */
export interface MeasureWitness {
  /** The place as a sentence names it: `its file name`. */
  from: string;
  bill: { congress?: number; type?: FederalBillType; number?: number } | undefined;
}

/** Everything in a record that tells which measure of Congress it is about. */
export interface StatedMeasure {
  /** The measure if nothing contradicts it. */
  stated: FederalBillNumber;
  witnesses: readonly MeasureWitness[];
  introducedOn?: IsoDate | undefined;
  /** Days of actions and of the text. */
  days?: readonly (IsoDate | undefined)[];
}

export type IdentifiedMeasure =
  | { ok: true; identity: FederalBillNumber; contradictions: string[] }
  | { ok: false; reason: string };

/** Returns type and number of a measure: `hr 1`. */
export const getNumber = ({ type, number }: Pick<FederalBillNumber, 'type' | 'number'>): string => `${type} ${number}`;

/**
 * Identifies a measure by everything that tells which one it is: its fields, file name, addresses, texts and dates.
 * Records state a wrong Congress or number now and then, and facts, texts and votes would be joined to another measure.
 */
export function identifyMeasure({ stated, witnesses, introducedOn, days = [] }: StatedMeasure): IdentifiedMeasure {
  const congress = decideIdentity(
    [
      ...witnesses.map(({ from, bill }) => ({
        from,
        values: bill?.congress === undefined ? [] : [`${bill.congress}`],
      })),
      { from: 'its date of introduction', values: congressOfIntroduction(introducedOn) },
      { from: 'its dates', values: congressesOfDays(days) },
    ],
    (value) => `Congress ${value}`,
  );
  const numbers = new Map<string, Pick<FederalBillNumber, 'type' | 'number'>>();
  const number = decideIdentity(
    witnesses.map(({ from, bill }) => {
      if (bill?.type === undefined || bill.number === undefined) return { from, values: [] };
      const named = { type: bill.type, number: bill.number };
      numbers.set(getNumber(named), named);
      return { from, values: [getNumber(named)] };
    }),
    (value) => value.toUpperCase(),
  );
  if (congress?.ok === false) return congress;
  if (number?.ok === false) return number;
  return {
    ok: true,
    identity: {
      ...stated,
      ...(number === undefined ? {} : numbers.get(number.value)),
      ...(congress === undefined ? {} : { congress: Number(congress.value) }),
    },
    contradictions: [...(congress?.contradictions ?? []), ...(number?.contradictions ?? [])],
  };
}

/** Returns what file names or addresses say: nothing if they name different measures equally often. */
export function addressWitness(from: string, addresses: readonly (string | undefined)[]): MeasureWitness {
  const bills = addresses.flatMap((address) => federalBillInAddress(address) ?? []);
  const getKey = (bill: FederalBillNumber) => `${bill.congress} ${getNumber(bill)}`;
  const counts = groupBy(bills, getKey);
  const [first, second] = [...counts.values()].sort((one, other) => other.length - one.length);
  return { from, bill: first?.length === second?.length ? undefined : first?.[0] };
}

/** Whether an address names another measure than this one; addresses that name none do not. */
export function isOfOtherMeasure(address: string | undefined, identity: FederalBillNumber): boolean {
  const named = federalBillInAddress(address);
  return named !== undefined && (named.congress !== identity.congress || getNumber(named) !== getNumber(identity));
}

/** A measure is introduced while its Congress sits; two Congresses share January 3. */
function congressOfIntroduction(day: IsoDate | undefined): string[] {
  if (day === undefined) return [];
  const congresses = congressesOfDays([day]);
  return day.slice(5) <= '01-03' ? congresses : congresses.slice(0, 1);
}
