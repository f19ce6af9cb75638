import { parseBillNumber } from '@rotunda/domain';

/** Prefixes of measures, as they stand in addresses; `page2` and `id12` are no numbers of bills. */
const PREFIX = /^(?:[ahsl]b?|[hs]f|[hs]p|ld|[ahs](?:r|jr|cr|j|jm|cm|m)|[hs](?:res|jres|cres|conres)|[as]ca)$/;

/**
 * Returns the bill number that an address names in its last segment or its parameter (`…/2026/HB0001`,
 * `?session=27&bill=HB1`), as `hb 1`; undefined if it names none.
 */
export function billNumberInAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const parameter = /[?&](?:bill|billno|bill_?number)=([^&#]+)/i.exec(address)?.[1];
  const segment = /\/([^/?#]+?)(?:\.\w{2,5})?\/?(?:[?#].*)?$/.exec(address)?.[1];
  return plainNumber(parameter ?? segment);
}

/** Returns a bill number without leading zeros and spaces: `hb 1` for `HB0001`, `abx1 1` for `ABX11`. */
export function plainNumber(text: string | undefined): string | undefined {
  const parsed = text === undefined ? undefined : parseBillNumber(text.replaceAll('_', ' '));
  if (parsed === undefined || !PREFIX.test(parsed.type)) return undefined;
  return `${parsed.type}${parsed.extraordinary === undefined ? '' : `x${parsed.extraordinary}`} ${parsed.number}`;
}

/** Returns the years that an address names as a segment or as its session: `/2026/`, `?session=2025`. */
export function yearsInAddress(address: string | undefined): number[] {
  const found = (address ?? '').matchAll(/(?:\/|[?&](?:session|sess|year|biennium)=)((?:19|20)\d\d)(?=[/&#?-]|$)/gi);
  return [...found].map(([, year]) => Number(year));
}
