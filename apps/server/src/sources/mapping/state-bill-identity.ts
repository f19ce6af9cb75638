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
 * What a state bill's number alone tells, the same from every source.
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

/** After `HJRZZ` Michigan goes on with `HJRAAA`; only joint resolutions are lettered. */
function parseTriplyLettered(billNumber: string): BillNumber | undefined {
  const [, type, number] = /^([hs]jr)\s?([a-z])\2\2$/.exec(billNumber.trim().toLowerCase()) ?? [];
  return type === undefined || number === undefined ? undefined : { type, number: number.repeat(3) };
}

/** `AB 12`, `ABX1 1` of the first extraordinary session, `HJR AA`. */
function shownNumber({ type, number, extraordinary, suffix }: BillNumber): string {
  const mark = extraordinary === undefined ? '' : `X${extraordinary}`;
  return `${type.toUpperCase()}${mark} ${number.toUpperCase()}${(suffix ?? '').toUpperCase()}`;
}

/** Endings of prefixes after the letter of the chamber; `hj` and `sj` are Wyoming's joint resolutions. */
const TYPES_BY_PREFIX: readonly (readonly [RegExp, BillType])[] = [
  [/^[ahs]?(jr|jres)$|^[hs]j$/, 'Joint Resolution'],
  [/^[ahs]?(cr|cres|conres)$/, 'Concurrent Resolution'],
  [/^[ahs]jm$/, 'Joint Memorial'],
  [/^[ahs]c?m$/, 'Memorial'],
  [/^[as]ca$/, 'Constitutional Amendment'],
  [/^([ahs]r|[hs]res|lr)$/, 'Resolution'],
  [/^([ahsl]b|[hs]f|[as]|ld)$/, 'Bill'],
];

/** The kind of measure a state's prefix stands for, where prefixes agree between states. */
function billTypeOfPrefix(prefix: string): BillType | undefined {
  return TYPES_BY_PREFIX.find(([pattern]) => pattern.test(prefix))?.[1];
}

/** The chamber in the first letter of the prefix; the only chamber where there is one. */
function chamberOfPrefix(isoCode: string, prefix: string): Chamber | undefined {
  if (isSingleChamber(isoCode)) return 'upper';
  if (prefix.startsWith('s')) return 'upper';
  if (prefix.startsWith('h')) return 'lower';
  return prefix.startsWith('a') && chamberName(isoCode, 'lower') === 'Assembly' ? 'lower' : undefined;
}
