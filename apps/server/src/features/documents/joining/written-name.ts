import type { Chamber } from '@rotunda/domain';

/** A legislator's name as a legislature writes it, parsed. */
export interface WrittenName {
  /** Possible splits into family name and given names, likeliest first. */
  readings: { family: string; given: string[] }[];
  /** Chamber indicated by the title or role: `Rep.`, `Senator`. */
  chamber?: Chamber;
  /** Seat written beside the name: `(D-12)`, `HD-093`. */
  district?: string;
}

const CHAMBER_TITLES: readonly (readonly [RegExp, Chamber | undefined])[] = [
  [/^(senator|sen)\b\.?\s+/i, 'upper'],
  [/^(representative|rep|assembly ?(member|man|woman)|asm|delegate|del)\b\.?\s+/i, 'lower'],
  [
    /^(council ?(member|man|woman)|chair(man|woman|person)?|speaker pro tem(pore)?|majority leader|minority leader)\b\.?\s+/i,
    undefined,
  ],
  [/^(speaker of the (house|assembly)|speaker)\b,?\s*/i, 'lower'],
  [/^(president (pro tem(pore)? )?of the senate|president pro tem(pore)?)\b,?\s*/i, 'upper'],
  [/^(the )?(right )?(honou?rable|hon)\b\.?\s+/i, undefined],
  [/^(mr|mrs|ms|dr|president)\b\.?\s+/i, undefined],
];

/**
 * Longest name that is parsed, in characters. Every prefix may be the given names, so parsing a text of thousands of
 * words would be expensive, and such a text names no one.
 */
const MAX_NAME_LENGTH = 200;

const SUFFIX = /(?<![,\s])[,\s]+(jr|sr|ii|iii|iv|v)\.?$/i;

/**
 * Parses `Brown, G`, `Barlow`, `J. T. Larson`, `Rep. Núñez (D-12)` and `Speaker of the House Example`. A title alone
 * names no one, so it has no readings.
 */
export function readWrittenName(written: string): WrittenName {
  if (written.length > MAX_NAME_LENGTH) return { readings: [] };
  const seat = /\((?:[A-Z]{1,4}[-\s–])?(\d{1,3}[A-Z]?)\)\s*$/.exec(written)?.[1];
  let rest = written
    .trim()
    .replace(/[([][^()[\]]*[)\]]$/, '')
    .trim();
  let chamber: Chamber | undefined;
  for (const [title, titled] of CHAMBER_TITLES) {
    if (!title.test(`${rest} `)) continue;
    rest = `${rest} `.replace(title, '').trim();
    chamber ??= titled;
  }
  const [beforeComma = '', afterComma] = splitAtComma(rest.replace(SUFFIX, ''));
  return {
    readings: afterComma === undefined ? getReadings(nameWords(beforeComma)) : [getReading(beforeComma, afterComma)],
    ...(chamber === undefined ? {} : { chamber }),
    ...(seat === undefined ? {} : { district: seatKey(seat) }),
  };
}

function splitAtComma(text: string): [string, string?] {
  const at = text.indexOf(',');
  return at < 0 ? [text] : [text.slice(0, at).replace(SUFFIX, ''), text.slice(at + 1)];
}

function getReading(family: string, given: string): WrittenName['readings'][number] {
  return { family: familyKey(family), given: nameWords(given).map(plain) };
}

/**
 * Returns every split of a name without a comma. The family name is its last words, and the given names may be empty:
 * `Van Example`.
 */
function getReadings(words: readonly string[]): WrittenName['readings'] {
  const readings = words.map((_word, at) => ({
    family: familyKey(words.slice(at).join(' ')),
    given: words.slice(0, at).map(plain),
  }));
  const last = words.at(-1) ?? '';
  // `Campbell K` means `Campbell, K`.
  const isTurned = words.length > 1 && /^[A-Z]{1,2}\.?$/.test(last);
  return isTurned ? [getReading(words.slice(0, -1).join(' '), last), ...readings] : readings;
}

/** Splits a name into words; initials written together (`J.T.`) become separate words. */
export function nameWords(text: string): string[] {
  return text
    .replace(/["“”'‘’][^"“”'‘’ ]+["“”'‘’](?=\s|$)/g, ' ')
    .replace(/\./g, '. ')
    .split(/\s+/)
    .filter((word) => plain(word) !== '');
}

/** Reduces text to lowercase letters without diacritics for comparing names. */
export function plain(text: string): string {
  const unmarked = text.toLowerCase().normalize('NFD');
  return unmarked.replace(/[đłø]/g, (letter) => ({ đ: 'd', ł: 'l', ø: 'o' })[letter] ?? '').replace(/[^a-z]/g, '');
}

/**
 * Returns the comparison key of a family name. It must agree with the expression of the index
 * `documents_people_by_family`.
 */
export function familyKey(text: string): string {
  return plain(text.replace(SUFFIX, ''));
}

/**
 * Normalizes a seat to one key: `014` and `14`, `HD-093` and `93`, `SD-4A` and `4a`, and any dash between the names of
 * a riding.
 */
export function seatKey(seat: string): string {
  return seat
    .toLowerCase()
    .replace(/[‐-―]+|--/g, '-')
    .replace(/^([a-z]d|district)[-\s]+/, '')
    .replace(/^0+(?=\w)/, '')
    .trim();
}
