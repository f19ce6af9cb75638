/** Points by which Mac OS Roman must explain the bytes better, because Windows-1252 is far more frequent. */
const MARGIN = 2;

/**
 * Whether a text that is not UTF-8 is in Mac OS Roman, in which Excel for Mac long saved CSV files, rather than in
 * Windows-1252. Nothing in such a file says so, so both readings are judged by whether words could be written like that:
 * the same byte is the é of `José` in one and the Ž of `JosŽ` in the other.
 *
 * @param windows the text read as Windows-1252; undefined bytes are left as control characters
 * @param mac the same bytes read as Mac OS Roman, so that both have the same length
 */
export function isMacRoman(windows: string, mac: string): boolean {
  let points = 0;
  for (let at = 0; at < windows.length; at += 1) {
    if (windows.charCodeAt(at) >= 0x80) points += judge(mac, at) - judge(windows, at);
  }
  return points >= MARGIN;
}

const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
/** Letters that names of the languages of both encodings rarely have. */
const RARE_LETTERS = 'ƒšžœıªºµŠŽŒŸﬁﬂπΩ';
const APOSTROPHE = '’';
const OPENING = '“‘„‚«¿¡‹';
const CLOSING = '”’»›…';
const DASHES = '–—';
const SIGNS = '§¶®©™°•€£½¼¾';
/** Names with an apostrophe: `O’Neill`, `D’Angelo`. */
const NAME_PREFIX = /(?:^|\P{L})(?:[ODLM]|Mc)$/u;
/** Words with one: `Smith’s`, `don’t`, `we’ll`. */
const WORD_ENDING = /^(?:[smtd]|ll|re|ve)(?:\P{L}|$)/iu;

/** Says how likely a character stands where it does: -3 for one that no text has, to 2. */
function judge(text: string, at: number): number {
  const character = text[at] ?? '';
  const before = text[at - 1] ?? ' ';
  const after = text[at + 1] ?? ' ';
  if (character >= '\u0080' && character <= '\u009f') return -3;
  if (LETTER.test(character)) return judgeLetter(character, before, after);
  const [hasBefore, hasAfter] = [LETTER.test(before), LETTER.test(after)];
  if (character === APOSTROPHE && hasBefore && hasAfter) {
    const isUsual =
      NAME_PREFIX.test(text.slice(Math.max(0, at - 3), at)) || WORD_ENDING.test(text.slice(at + 1, at + 4));
    return isUsual ? 2 : -1;
  }
  if (hasBefore && hasAfter) return DASHES.includes(character) ? 1 : -2;
  if (OPENING.includes(character)) return hasBefore ? -1 : 1;
  if (CLOSING.includes(character)) return hasAfter ? -1 : 1;
  return SIGNS.includes(character) || DASHES.includes(character) ? 1 : 0;
}

function judgeLetter(character: string, before: string, after: string): number {
  const [hasBefore, hasAfter] = [LETTER.test(before), LETTER.test(after)];
  if (!hasBefore && !hasAfter) return -1;
  // Capitals stand first in a word, or among capitals.
  if (UPPER.test(character) && ((hasBefore && !UPPER.test(before)) || (hasBefore && LOWER.test(after)))) return -2;
  if (LOWER.test(character) && UPPER.test(after)) return -2;
  return RARE_LETTERS.includes(character) ? 0.5 : 1;
}
