import {
  chamberName,
  findJurisdiction,
  isSingleChamber,
  parseBillNumber,
  stateBillId,
  stateSessionSlug,
  type BillNumber,
  type BillRecord,
  type BillType,
  type Chamber,
} from '@rotunda/domain';

export type StateBillIdentity = Pick<
  BillRecord,
  'fusionId' | 'documentType' | 'isoCode' | 'session' | 'localityExternalId'
> & { alternateExternalIds: string[]; billType?: BillType; originatingChamber?: Chamber };

/**
 * Returns the facts that follow from a state bill's number alone, which are the same for every source.
 *
 * @param isoCode `us-wy`
 * @param session years or the publisher's name of the session
 * @param billNumber as published: `HB0005`, `ABX11`, `HJRAA`
 */
export function stateBillIdentity(isoCode: string, session: string, billNumber: string): StateBillIdentity {
  const localityCode = findJurisdiction(isoCode)?.localityCode ?? isoCode.slice(3).toUpperCase();
  const parsed = parseBillNumber(billNumber) ?? parseTriplyLettered(billNumber);
  const shown = parsed === undefined ? billNumber.trim() : shownNumber(parsed);
  const published = billNumber.trim();
  const billType = parsed && billTypeOfPrefix(parsed.type);
  const originatingChamber = parsed && chamberOfPrefix(isoCode, parsed.type);
  return {
    fusionId: stateBillId(localityCode, session, billNumber),
    documentType: 'Legislation',
    isoCode,
    session: stateSessionSlug(session),
    localityExternalId: `${localityCode} ${shown}`,
    alternateExternalIds: [...new Set([shown, shown.replace(' ', ''), published])],
    ...(billType === undefined ? {} : { billType }),
    ...(originatingChamber === undefined ? {} : { originatingChamber }),
  };
}

/** Parses numbers such as `HJRAAA`, which Michigan uses after `HJRZZ`; only joint resolutions have letters. */
function parseTriplyLettered(billNumber: string): BillNumber | undefined {
  const [, type, number] = /^([hs]jr)\s?([a-z])\2\2$/.exec(billNumber.trim().toLowerCase()) ?? [];
  return type === undefined || number === undefined ? undefined : { type, number: number.repeat(3) };
}

/** Returns `AB 12`, `ABX1 1` for the first extraordinary session, `HJR AA`. */
function shownNumber({ type, number, extraordinary, suffix }: BillNumber): string {
  const mark = extraordinary === undefined ? '' : `X${extraordinary}`;
  return `${type.toUpperCase()}${mark} ${number.toUpperCase()}${(suffix ?? '').toUpperCase()}`;
}

/** Bill types by prefix, with or without the chamber's letter; `hj` and `sj` are Wyoming's joint resolutions. */
const TYPES_BY_PREFIX: readonly (readonly [RegExp, BillType])[] = [
  [/^[ahs]?(jr|jres)$|^[hs]j$/, 'Joint Resolution'],
  [/^[ahs]?(cr|cres|conres)$/, 'Concurrent Resolution'],
  [/^[ahs]jm$/, 'Joint Memorial'],
  [/^[ahs]c?m$/, 'Memorial'],
  [/^[as]ca$/, 'Constitutional Amendment'],
  [/^([ahs]r|[hs]res|lr)$/, 'Resolution'],
  [/^([ahsl]b|[hs]f|[as]|ld)$/, 'Bill'],
];

/** Returns the bill type of a state's prefix, where the states agree on it. */
function billTypeOfPrefix(prefix: string): BillType | undefined {
  return TYPES_BY_PREFIX.find(([pattern]) => pattern.test(prefix))?.[1];
}

/** Returns the chamber from the first letter of the prefix, or the only chamber of a unicameral legislature. */
function chamberOfPrefix(isoCode: string, prefix: string): Chamber | undefined {
  if (isSingleChamber(isoCode)) return 'upper';
  if (prefix.startsWith('s')) return 'upper';
  if (prefix.startsWith('h')) return 'lower';
  return prefix.startsWith('a') && chamberName(isoCode, 'lower') === 'Assembly' ? 'lower' : undefined;
}
