import { type BillNumber, parseBillNumber } from './bill-number.ts';
import { JURISDICTIONS } from './jurisdictions.ts';

/** A bill as people type it: a number with the place and session they add to it, in any order. */
export interface BillReference {
  number: BillNumber;
  /** The number as typed, without place and session. */
  written: string;
  /** Jurisdictions the typed place may mean (`CA` is California and Canada); null without a place. */
  isoCodes: readonly string[] | null;
  /** Session or year as typed: `119`, `2019`, `2019-2020`, `45-1`; null without one. */
  session: string | null;
}

/** Longer texts are not a single number. */
const MAX_LENGTH = 80;

/**
 * Prefixes by which the legislatures of the US and Canada number measures, as Congress.gov, LEGISinfo, Open States and
 * LegiScan list them. Without them, `section 230` and `covid 19` would be bills.
 */
const PREFIXES = new Set(
  (
    'hr s hjres sjres hconres sconres hres sres c b bill ' +
    'h a hb sb ab hf sf hd sd ld lb lr lp hp sp sr ar hjr sjr ajr hcr scr acr hcres scres ' +
    'hj sj hm sm hjm sjm hcm scm hmm ajm hca sca aca hjrca sjrca hsb ssb hsr ssr hpr spr jr jrh jrs jres ' +
    'hcsr scsr hcmr hmr smr hrm srm hn sn hscr hec bdr ' +
    'hcb scb hcrca scrca cacr ca pr ceremonial pc ps rc rs rcc rcs rks hsc ssc lc hc sc ssr hi si hr hlr slr gm'
  ).split(' '),
);

/** `119th Congress`, `(119th)`, `2019`, `2019-2020`, `45-1`. */
const SESSION = String.raw`(\d{2,4}(?:[-–/]\d{1,4})?)(?:st|nd|rd|th)?(?:\s+(?:congress|cong\.?|session|legislature|parliament))?`;
const SESSION_AFTER = new RegExp(String.raw`^(.*[^\s-])\s+${SESSION}$`);
const SESSION_BEFORE = new RegExp(String.raw`^${SESSION}\s+(\S.*)$`);
/** `H.R. No. 1`, `Assembly Bill No. 5`, `HR #1`. */
const NUMBER_SIGN = /(?<=[a-z.])\s*(?:\s(?:no|nos|num|number)\b\.?:?|#)\s*(?=\d)/;
const PLACES = buildPlaces();
const MAX_PLACE_WORDS = Math.max(...[...PLACES.keys()].map((name) => name.split(' ').length));

/**
 * Reads a typed bill number with place and session, before or after it: `HR 1`, `H. R. 1 (119th)`, `119 HR 1`,
 * `CA SB 1`, `SB 1 California`, `AB5 2019`, `Bill C-55`, `S 5186, NY`, `us-119-hr-1`.
 *
 * @returns undefined when the text is anything but a single bill
 */
export function readBillReference(text: string): BillReference | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const typed = text
    .toLowerCase()
    .replace(/["“”'’(),]/g, ' ')
    .replace(/^\s*#/, ' ')
    .replace(NUMBER_SIGN, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return readId(typed) ?? readParts(typed);
}

/** Reads `us-119-hr-1`, `us-ca-2019-2020-ab-5`, `ca-45-1-c-5`. */
function readId(typed: string): BillReference | undefined {
  const [, country, locality, session, x, type, last] =
    /^(us|ca)(?:-([a-z]{2}))?-([a-z\d]+(?:-[a-z\d]+)*?)(?:-(x\d))?-([a-z]+)-(\d+(?:-\d+)?|[a-z]{1,2})$/.exec(typed) ??
    [];
  if (country === undefined || session === undefined || type === undefined || last === undefined) return undefined;
  const isoCode = locality === undefined ? country : `${country}-${locality}`;
  const written = type === 'c' ? `${type}-${last}` : `${type}${x ?? ''} ${last}`;
  const number = readNumber(written);
  return number === undefined ? undefined : { number, written, isoCodes: [isoCode], session };
}

interface SessionSplit {
  rest: string;
  session: string;
}

interface PlaceSplit {
  rest: string;
  isoCodes: readonly string[];
}

function readParts(typed: string): BillReference | undefined {
  let rest = typed;
  let isoCodes: readonly string[] | null = null;
  let session: string | null = null;
  for (;;) {
    const number = readNumber(rest);
    if (number !== undefined) {
      return { number, written: withoutBill(rest), isoCodes: isoCodes && withoutOtherCa(isoCodes, number), session };
    }
    const dated: SessionSplit | null = session === null ? splitSession(rest) : null;
    const placed: PlaceSplit | null = isoCodes === null && dated === null ? splitPlace(rest) : null;
    if (dated !== null) ({ rest, session } = dated);
    else if (placed !== null) ({ rest, isoCodes } = placed);
    else return undefined;
  }
}

/** `CA C-55` is Canada's and `CA AB 5` California's; only Canada's Parliament numbers bills `C`, and only `C` and `S`. */
function withoutOtherCa(isoCodes: readonly string[], { type }: BillNumber): readonly string[] {
  if (isoCodes.length === 1 || type === 's') return isoCodes;
  const isCanadian = type === 'c';
  return isoCodes.filter((isoCode) => (isoCode === 'ca' ? isCanadian : !isCanadian));
}

/** In `Bill C-55` the word is no part of the number; in `Bill 5`, it is. */
function withoutBill(text: string): string {
  return text.replace(/^(?:bill|projet de loi) (?=[a-z])/, '');
}

function readNumber(text: string): BillNumber | undefined {
  const number = parseBillNumber(withoutBill(text));
  if (number === undefined || !PREFIXES.has(number.type)) return undefined;
  // The parser ignores spaces, but `AB5 2019` is no bill 52019.
  return /\d \d/.test(text) && number.extraordinary === undefined ? undefined : number;
}

function splitSession(text: string): SessionSplit | null {
  const [, before, after] = SESSION_AFTER.exec(text) ?? [];
  if (before !== undefined && after !== undefined && /[a-z].*\d|jr /.test(before)) {
    return { rest: before, session: after.replace(/[–/]/g, '-') };
  }
  const [, session, rest] = SESSION_BEFORE.exec(text) ?? [];
  return session === undefined || rest === undefined ? null : { rest, session: session.replace(/[–/]/g, '-') };
}

function splitPlace(text: string): PlaceSplit | null {
  const words = text.split(' ');
  const counts = Array.from({ length: Math.min(MAX_PLACE_WORDS, words.length - 1) }, (_, at) => at + 1).toReversed();
  // After the number first, because in `AB 5 CA` the prefix is also the code of Alberta.
  for (const count of counts) {
    const isoCodes = PLACES.get(getName(words.slice(-count)));
    if (isoCodes !== undefined) return { rest: words.slice(0, -count).join(' '), isoCodes };
  }
  for (const count of counts) {
    const isoCodes = PLACES.get(getName(words.slice(0, count)));
    if (isoCodes !== undefined) return { rest: words.slice(count).join(' '), isoCodes };
  }
  // `us-hr 1`, `NY-S5186`
  const [, code = '', rest] = /^([a-z]{2})-(.+)$/.exec(text) ?? [];
  const isoCodes = PLACES.get(code);
  return rest === undefined || isoCodes === undefined ? null : { rest, isoCodes };
}

function getName(words: readonly string[]): string {
  return words.join(' ').replaceAll('.', '');
}

function buildPlaces(): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>([
    ['usa', ['us']],
    ['congress', ['us']],
    ['federal', ['us', 'ca']],
    ['québec', ['ca-qc']],
  ]);
  for (const { isoCode, name, localityCode } of JURISDICTIONS) {
    for (const typed of [localityCode, getName([name])]) {
      const key = typed.toLowerCase();
      places.set(key, [...(places.get(key) ?? []), isoCode]);
    }
  }
  return places;
}
