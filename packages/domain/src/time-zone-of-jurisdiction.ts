/** Time zones of state capitals outside Eastern time, because sessions are held there. */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  'America/Chicago': ['al', 'ar', 'il', 'ia', 'ks', 'la', 'mn', 'ms', 'mo', 'ne', 'nd', 'ok', 'sd', 'tn', 'tx', 'wi'],
  'America/Denver': ['co', 'id', 'mt', 'nm', 'ut', 'wy'],
  'America/Phoenix': ['az'],
  'America/Los_Angeles': ['ca', 'nv', 'or', 'wa'],
  'America/Anchorage': ['ak'],
  'Pacific/Honolulu': ['hi'],
  'America/Puerto_Rico': ['pr', 'vi'],
  'Pacific/Guam': ['gu', 'mp'],
  'Pacific/Pago_Pago': ['as'],
};

const BY_ISO_CODE: ReadonlyMap<string, string> = new Map(
  Object.entries(ZONES).flatMap(([zone, states]) => states.map((state) => [`us-${state}`, zone] as const)),
);

/** Returns the IANA time zone in which a U.S. legislature sits; New York's for Congress and the eastern states. */
export function timeZoneOfJurisdiction(isoCode: string): string {
  return BY_ISO_CODE.get(isoCode) ?? 'America/New_York';
}
