import { type IsoDate, parseBillNumber } from '@rotunda/domain';
import type { ForecastBill } from '@rotunda/forecast';

interface UndatedBill extends ForecastBill {
  status?: string;
  localityExternalId?: string;
  extra?: Record<string, unknown>;
}

/**
 * Dates introductions that a dataset does not state. Bills are numbered in the order of their introduction, and the
 * status date of a bill that was only introduced is that day, so every bill gets the day of the nearest such bill
 * before it, otherwise after it.
 */
export function dateByNumber(bills: readonly UndatedBill[]): void {
  const series = new Map<string, { number: number; bill: UndatedBill }[]>();
  for (const bill of bills) {
    const parsed = parseBillNumber(bill.localityExternalId?.replace(/^\w+ /, '') ?? '');
    if (parsed === undefined || parsed === null) continue;
    const key = `${parsed.type} ${parsed.extraordinary ?? ''}`;
    series.set(key, [...(series.get(key) ?? []), { number: Number(parsed.number), bill }]);
  }
  for (const list of series.values()) {
    const inOrder = list.toSorted((one, other) => one.number - other.number).map(({ bill }) => bill);
    const known = inOrder.map(getIntroduction);
    let last: IsoDate | undefined;
    for (const [at, bill] of inOrder.entries()) {
      const own = known[at];
      if (own !== undefined && (last === undefined || own > last)) last = own;
      const day = own ?? last ?? known.slice(at).find((later) => later !== undefined);
      const first = bill.actions?.[0]?.date;
      const introduced = day !== undefined && first !== undefined && first < day ? first : (day ?? first);
      if (introduced !== undefined) bill.introducedOn ??= introduced;
    }
  }
}

function getIntroduction({ status, extra, introducedOn }: UndatedBill): IsoDate | undefined {
  if (introducedOn !== undefined) return introducedOn;
  const stated = extra?.['statusDate'];
  const isOnlyIntroduced = status === 'INTRODUCED' || status === 'IN_COMMITTEE';
  return isOnlyIntroduced && typeof stated === 'string' ? stated : undefined;
}
