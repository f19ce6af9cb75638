import { COUNTRIES, type CountryCode, isCountryCode, type TariffProgram } from '@rotunda/domain';

/** `sections 201, 203 and 604 of the Trade Act`: the numbers, and the act they are of. */
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
/** The sentence by which the President says under which laws he acts. */
const AUTHORITY = /\bauthority vested in me\b/i;

/** The laws a document cites for its change of tariffs: the President's own sentence, else the whole text. */
export function programsOf(blocks: readonly string[]): TariffProgram[] {
  const stated = blocks.filter((text) => AUTHORITY.test(text));
  return [...new Set((stated.length > 0 ? stated : blocks).flatMap(programsIn))];
}

function programsIn(text: string): TariffProgram[] {
  const sections = Array.from(text.matchAll(SECTIONS)).flatMap(([, numbers = '', act = '']) =>
    Array.from(numbers.matchAll(/\b\d{3}/g)).flatMap(([number]) => PROGRAM_OF[`${act.toLowerCase()} ${number}`] ?? []),
  );
  return EMERGENCY_POWERS.test(text) ? [...sections, 'ieepa'] : sections;
}

/** The duties a notice of the Commerce Department or the International Trade Commission is about, by its title. */
export function remediesOf(title: string): TariffProgram[] {
  return [
    ...(/\bantidumping dut(?:y|ies)\b|\bless[- ]than[- ]fair[- ]value\b/i.test(title)
      ? (['antidumping'] as const)
      : []),
    ...(/\bcountervailing dut(?:y|ies)\b/i.test(title) ? (['countervailing'] as const) : []),
  ];
}

/** What the Federal Register calls countries besides their names; null where the words name none of the list. */
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
  // A state of the United States as well.
  Georgia: null,
};
const CODE_BY_NAME: ReadonlyMap<string, CountryCode | null> = new Map<string, CountryCode | null>([
  ...Object.entries(COUNTRIES).flatMap(([code, name]) => (isCountryCode(code) ? [[name, code] as const] : [])),
  ...Object.entries(ALSO_CALLED),
]);
const literal = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** The longest first: North Korea is not Korea. */
const NAMES = new RegExp(
  `(?<![\\p{L}])(?:${[...CODE_BY_NAME.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map(literal)
    .join('|')})(?![\\p{L}])`,
  'gu',
);

/** The countries a title names: those of a text as a whole may be mentioned for anything. */
export function countriesOf(title: string): CountryCode[] {
  const named = Array.from(title.replaceAll("'", '’').matchAll(NAMES), ([name]) => CODE_BY_NAME.get(name) ?? null);
  return [...new Set(named.filter((code) => code !== null))];
}
