/** The eight kinds of federal measures, spelt as in the identity of a bill (`us-119-hjres-5`). */
export const FEDERAL_BILL_TYPES = ['hr', 's', 'hjres', 'sjres', 'hconres', 'sconres', 'hres', 'sres'] as const;
export type FederalBillType = (typeof FEDERAL_BILL_TYPES)[number];

export interface BillNumber {
  /** Prefix in lower case without points and blanks: `hr`, `hjres`, `ab`, `c`. */
  type: string;
  /**
   * Without leading zeros. Usually digits; letters where a chamber letters its measures (Michigan `HJR AA` is `aa`),
   * `26-1` where a council period is part of the number (`B26-0001`).
   */
  number: string;
  /** Number of the extraordinary session that the bill number itself tells (`ABX11` is 1). */
  extraordinary?: number;
  /** Letter after the number, lower case: a New York print (`S05795A`) or the letter of a special session (`HB 1C`). */
  suffix?: string;
}

/** Joint resolutions are the only measures that legislatures letter instead of numbering. */
const LETTERED_TYPES = new Set(['hjr', 'sjr']);

/** Where a resolution's prefix is written out, as in `H.J. Res. 5` or `House Joint Resolution 5`. */
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
 * Reads a bill number in any of the spellings publishers use (`H.R. 1`, `HR1`, `H R 1`, `HB0005`, `ABX11`, `C-20`,
 * `S05795A`).
 *
 * @returns nothing when the text is not one bill number.
 */
export function parseBillNumber(text: string): BillNumber | undefined {
  let words = text.trim().toLowerCase();
  for (const [word, letters] of SPELT_OUT) words = words.replace(word, letters);
  const compact = words.replace(/[.\s]+/g, '').replace(/^([a-z]+)-/, '$1');
  return readExtraordinary(words) ?? readNumbered(compact) ?? readLettered(words, compact);
}

/** `ABX11`, `ABX1 1` and `ABX1-1` are bill 1 of the first extraordinary session; a session has one digit. */
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
 * The kind of a federal measure from a prefix as Congress, GovInfo and Open States write it: `HR`, `H.R.`,
 * `H.J.Res.`, `HCONRES`, `SJ`. `HR` is always a bill, never a House resolution.
 */
export function federalBillTypeOf(prefix: string): FederalBillType | undefined {
  return FEDERAL_TYPES.get(prefix.toLowerCase().replace(/[^a-z]/g, ''));
}

/** LegiScan writes federal measures as states do: `HB1` is H.R. 1 and `HR1` is H.Res. 1. */
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

/** The kind of a federal measure from the prefix LegiScan gives it. */
export function federalBillTypeOfLegiscan(prefix: string): FederalBillType | undefined {
  return LEGISCAN_FEDERAL_TYPES[prefix.toLowerCase()];
}
