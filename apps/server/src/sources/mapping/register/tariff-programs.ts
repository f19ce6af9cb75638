import { COUNTRIES, type CountryCode, isCountryCode, type TariffProgram } from '@rotunda/domain';

/** `sections 201, 203 and 604 of the Trade Act`: the numbers and their act. */
const SECTIONS =
  /\bsections?\s+((?:(?!\bof\b|\bsection)[\d\w(),\s–-]){1,80}?)\s+of the (Trade Expansion Act|Trade Act|Tariff Act)/gi;
const PROGRAM_OF: Readonly<Record<string, TariffProgram>> = {
  'trade expansion act 232': 'section-232',
  'trade act 122': 'section-122',
  'trade act 201': 'section-201',
  'trade act 203': 'section-201',
  'trade act 204': 'section-201',
  'trade act 301': 'section-301',
  'trade act 304': 'section-301',
  'trade act 307': 'section-301',
  'tariff act 338': 'section-338',
};
const EMERGENCY_POWERS = /International Emergency Economic Powers Act|\bIEEPA\b/;
/** Matches the passage in which the President cites the legal authority. */
const AUTHORITY = /\bauthority vested in me\b/i;

/**
 * Returns the laws that a document cites for its tariff change: those in the President's authority passage, otherwise
 * those in the whole text.
 */
export function getPrograms(blocks: readonly string[]): TariffProgram[] {
  const stated = blocks.filter((text) => AUTHORITY.test(text));
  return [...new Set((stated.length > 0 ? stated : blocks).flatMap(programsIn))];
}

function programsIn(text: string): TariffProgram[] {
  const sections = Array.from(text.matchAll(SECTIONS)).flatMap(([, numbers = '', act = '']) =>
    Array.from(numbers.matchAll(/\b\d{3}/g)).flatMap(([number]) => PROGRAM_OF[`${act.toLowerCase()} ${number}`] ?? []),
  );
  return EMERGENCY_POWERS.test(text) ? [...sections, 'ieepa'] : sections;
}

/**
 * Returns the duties that a notice of the Commerce Department or the International Trade Commission is about, according
 * to its title.
 */
export function getRemedies(title: string): TariffProgram[] {
  return [
    ...(/\bantidumping dut(?:y|ies)\b|\bless[- ]than[- ]fair[- ]value\b/i.test(title)
      ? (['antidumping'] as const)
      : []),
    ...(/\bcountervailing dut(?:y|ies)\b/i.test(title) ? (['countervailing'] as const) : []),
  ];
}

/** Other country names used by the Federal Register; null where the words do not identify a country in the list. */
const ALSO_CALLED: Readonly<Record<string, CountryCode | null>> = {
  'Democratic People’s Republic of Korea': 'KP',
  'Republic of Korea': 'KR',
  Korea: 'KR',
  Turkey: 'TR',
  Macau: 'MO',
  'Czech Republic': 'CZ',
  Burma: 'MM',
  'United States': null,
  'New Mexico': null,
  'New Jersey': null,
  // Also a state of the United States.
  Georgia: null,
};
const CODE_BY_NAME: ReadonlyMap<string, CountryCode | null> = new Map<string, CountryCode | null>([
  ...Object.entries(COUNTRIES).flatMap(([code, name]) => (isCountryCode(code) ? [[name, code] as const] : [])),
  ...Object.entries(ALSO_CALLED),
]);
const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Longest first, because North Korea must not match as Korea. */
const NAMES = new RegExp(
  `(?<![\\p{L}])(?:${[...CODE_BY_NAME.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(literal)
    .join('|')})(?![\\p{L}])`,
  'gu',
);

/**
 * Returns the countries that a title names. The text is not searched, because it may mention countries for any reason.
 */
export function getCountries(title: string): CountryCode[] {
  const named = Array.from(title.replaceAll("'", '’').matchAll(NAMES), ([name]) => CODE_BY_NAME.get(name) ?? null);
  return [...new Set(named.filter((code) => code !== null))];
}
