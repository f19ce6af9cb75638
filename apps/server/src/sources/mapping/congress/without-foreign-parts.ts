import { federalBillInAddress, type FederalBillNumber } from '@rotunda/domain';
import { isOfOtherMeasure, getNumber } from './identify-measure.ts';
import type { Measure } from './measure.ts';

/** A measure with only the parts that are its own, and sentences about those that are left out. */
export interface OwnMeasure {
  measure: Measure;
  contradictions: string[];
}

/**
 * Leaves out texts, laws and reports that by their own names belong to another measure or another Congress, because they
 * would be read and counted as this measure's.
 */
export function withoutForeignParts(measure: Measure, identity: FederalBillNumber): OwnMeasure {
  const contradictions: string[] = [];
  const own = <T>(list: readonly T[] | undefined, foreignName: (one: T) => string | undefined): T[] | undefined =>
    list?.filter((one) => {
      const name = foreignName(one);
      if (name !== undefined) contradictions.push(`The record lists ${name}, which is left out.`);
      return name === undefined;
    });
  const isForeign = (named: { congress: number } | undefined) =>
    named !== undefined && named.congress !== identity.congress;
  const owned = {
    ...measure,
    textVersions: own(measure.textVersions, ({ formats }) => {
      const url = formats?.map((format) => format.url).find((address) => isOfOtherMeasure(address, identity));
      const other = federalBillInAddress(url);
      return other === undefined
        ? undefined
        : `a text of ${getNumber(other).toUpperCase()} of Congress ${other.congress}`;
    }),
    laws: own(measure.laws, ({ number, type }) =>
      isForeign(congressOfLaw(number)) ? `${type ?? 'Public Law'} ${number}` : undefined,
    ),
    committeeReports: own(measure.committeeReports, ({ citation }) =>
      isForeign(congressOfReport(citation)) ? citation : undefined,
    ),
  };
  return { measure: owned, contradictions: [...new Set(contradictions)] };
}

/** Returns the Congress that a law's number begins with: 119 for `119-21`. */
export function congressOfLaw(number: string | undefined): { congress: number } | undefined {
  return congressIn(/(?<!\d)(\d{2,3})[-–]\d+/.exec(number ?? '')?.[1]);
}

/** Returns the Congress that a report's citation begins with: 117 for `H. Rept. 117-118, Part 2`. */
export function congressOfReport(citation: string | undefined): { congress: number } | undefined {
  return congressIn(/Rept\.?\s?(\d{2,3})[-–]\d+/i.exec(citation ?? '')?.[1]);
}

const congressIn = (digits: string | undefined) => (digits === undefined ? undefined : { congress: Number(digits) });
