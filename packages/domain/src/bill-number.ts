/** The eight types of federal measures, spelled as in a bill's id (`us-119-hjres-5`). */
export const FEDERAL_BILL_TYPES = ['hr', 's', 'hjres', 'sjres', 'hconres', 'sconres', 'hres', 'sres'] as const;
export type FederalBillType = (typeof FEDERAL_BILL_TYPES)[number];

export interface BillNumber {
  /** Prefix in lowercase without dots and spaces: `hr`, `hjres`, `ab`, `c`. */
  type: string;
  /**
   * Number without leading zeros. Usually digits; letters where a chamber letters its measures (Michigan `HJR AA` is
   * `aa`), and `26-1` where the number includes a council period (`B26-0001`).
   */
  number: string;
  /** Number of the extraordinary session, if the bill number contains it (`ABX11` is 1). */
  extraordinary?: number;
  /**
   * Letter after the number, in lowercase: a New York print (`S05795A`) or the letter of a special session (`HB 1C`).
   */
  suffix?: string;
}

/** Legislatures only letter joint resolutions; all other measures have numbers. */
const LETTERED_TYPES = new Set(['hjr', 'sjr']);

/** Spelled-out prefixes, as in `H.J. Res. 5` or `House Joint Resolution 5`. */
const SPELT_OUT: readonly (readonly [RegExp, string])[] = [
  [/\bhouse\b/g, 'h'],
  [/\bsenate\b/g, 's'],
  [/\bassembly\b/g, 'a'],
  [/\bjoint\b/g, 'j'],
  [/\bconcurrent\b/g, 'con'],
  [/\bresolution\b/g, 'res'],
  [/\bbill\b/g, 'b'],
];

/**
 * Parses a bill number in any spelling publishers use (`H.R. 1`, `HR1`, `H R 1`, `HB0005`, `ABX11`, `C-20`, `S05795A`).
 *
 * @returns undefined when the text is not a single bill number
 */
export function parseBillNumber(text: string): BillNumber | undefined {
  let words = text.trim().toLowerCase();
  for (const [word, letters] of SPELT_OUT) words = words.replace(word, letters);
  const compact = words.replace(/[.\s]+/g, '').replace(/^([a-z]+)-/, '$1');
  return readExtraordinary(words) ?? readNumbered(compact) ?? readLettered(words, compact);
}

/**
 * Parses `ABX11`, `ABX1 1` and `ABX1-1` as bill 1 of the first extraordinary session; the session is always one digit.
 */
function readExtraordinary(words: string): BillNumber | undefined {
  const match = /^([a-z]{1,4})x([1-9])[-\s]*0*([1-9]\d*)$/.exec(words.replace(/^([a-z]+)[-\s]+x/, '$1x'));
  const [, type, session, number] = match ?? [];
  if (type === undefined || session === undefined || number === undefined) return undefined;
  return { type, number, extraordinary: Number(session) };
}

function readNumbered(compact: string): BillNumber | undefined {
  const match = /^([a-z]{1,10})(\d+)(?:-(\d+))?(?:-?([a-z]))?$/.exec(compact);
  const [, type, first, second, suffix] = match ?? [];
  if (type === undefined || first === undefined) return undefined;
  const number = [first, second].flatMap((part) => part?.replace(/^0+(?=\d)/, '') ?? []).join('-');
  return suffix === undefined ? { type, number } : { type, number, suffix };
}

function readLettered(words: string, compact: string): BillNumber | undefined {
  const match = /^([hs]jr)(?:es)?[\s-]+([a-z]{1,2})$/.exec(words) ?? /^([hs]jr)([a-z]{1,2})$/.exec(compact);
  const [, type, number] = match ?? [];
  // `HJRES` without a number is a prefix, not joint resolution `ES`.
  if (type === undefined || number === undefined || !LETTERED_TYPES.has(type) || compact === `${type}es`) {
    return undefined;
  }
  return { type, number };
}

const FEDERAL_TYPES: ReadonlyMap<string, FederalBillType> = new Map([
  ...FEDERAL_BILL_TYPES.map((type) => [type, type] as const),
  ['h', 'hr'],
  ['hj', 'hjres'],
  ['sj', 'sjres'],
  ['hcon', 'hconres'],
  ['scon', 'sconres'],
  ['hconr', 'hconres'],
  ['sconr', 'sconres'],
  ['hcres', 'hconres'],
  ['scres', 'sconres'],
  ['hjr', 'hjres'],
  ['sjr', 'sjres'],
  ['hcr', 'hconres'],
  ['scr', 'sconres'],
  ['sr', 'sres'],
]);

/**
 * Returns the type of a federal measure from its prefix as written by Congress, GovInfo and Open States: `HR`, `H.R.`,
 * `H.J.Res.`, `HCONRES`, `SJ`. `HR` is always a bill, never a House resolution.
 */
export function getFederalBillType(prefix: string): FederalBillType | undefined {
  return FEDERAL_TYPES.get(prefix.toLowerCase().replace(/[^a-z]/g, ''));
}

/** LegiScan names federal measures as states do: `HB1` is H.R. 1 and `HR1` is H.Res. 1. */
const LEGISCAN_FEDERAL_TYPES: Readonly<Record<string, FederalBillType>> = {
  hb: 'hr',
  sb: 's',
  hr: 'hres',
  sr: 'sres',
  hjr: 'hjres',
  sjr: 'sjres',
  hcr: 'hconres',
  scr: 'sconres',
};

/** Returns the type of a federal measure from its LegiScan prefix. */
export function federalBillTypeOfLegiscan(prefix: string): FederalBillType | undefined {
  return LEGISCAN_FEDERAL_TYPES[prefix.toLowerCase()];
}
