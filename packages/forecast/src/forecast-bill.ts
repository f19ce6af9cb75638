import type { BillRecord } from '@rotunda/domain';

/**
 * What a forecast needs of a bill: a part of the record that the product holds. Only what is dated on or before the day
 * of the forecast is read; undated cosponsors are ignored, because nothing says when they signed.
 */
export type ForecastBill = Pick<
  BillRecord,
  | 'fusionId'
  | 'isoCode'
  | 'session'
  | 'billType'
  | 'originatingChamber'
  | 'title'
  | 'titles'
  | 'introducedOn'
  | 'actions'
  | 'sponsors'
>;
