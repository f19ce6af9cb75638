import { federalBillId, getFederalBillType, parseBillNumber } from '@rotunda/domain';

/**
 * Returns the fusionId of the bill that `H R 21`, `S. 2986` or `H.J.Res. 5` names; undefined for `QUORUM`, `PN12` and
 * the like.
 */
export function federalBillOfText(congress: number | string, text: string | undefined): string | undefined {
  const parsed = text === undefined ? undefined : parseBillNumber(text);
  const type = parsed && getFederalBillType(parsed.type);
  return type && /^\d+$/.test(parsed.number) ? federalBillId(congress, type, parsed.number) : undefined;
}
