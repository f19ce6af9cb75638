export const SEPARATOR = 1;
export const LETTER = 2;
export const DIGIT = 3;
/** A combining mark: belongs to the word before it, folded away in terms. */
export const MARK = 4;
/** Soft hyphen, zero-width space and joiners: as if they were not there. */
export const IGNORED = 5;
export const HYPHEN = 6;
export const APOSTROPHE = 7;
/** A character of a script written without spaces; each is a word of its own. */
export const IDEOGRAPH = 8;
export const HIGH_SURROGATE = 9;

const UNKNOWN = 0;
const classes = new Uint8Array(65536);

function mark(kind: number, characters: string): void {
  for (const character of characters) classes[character.charCodeAt(0)] = kind;
}

classes.fill(SEPARATOR, 0, 0x80);
classes.fill(HIGH_SURROGATE, 0xd800, 0xdc00);
// A low surrogate that is met on its own has lost its partner; it can stand in no index.
classes.fill(SEPARATOR, 0xdc00, 0xe000);
classes.fill(IDEOGRAPH, 0x3041, 0x3100);
classes.fill(IDEOGRAPH, 0x3400, 0x4dc0);
classes.fill(IDEOGRAPH, 0x4e00, 0xa000);
mark(LETTER, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
mark(DIGIT, '0123456789');
// The en dash joins like a hyphen (`Pub. L. 119–21`, `public–private`); the em dash parts.
mark(HYPHEN, '-\u2010\u2011\u2012\u2013\u2212');
mark(APOSTROPHE, "'\u2018\u2019\u02bc\u2032\uff07`\u00b4");
mark(IGNORED, '\u00ad\u200b\u200c\u200d\u2060\ufeff');

/** A compatibility form of such a character (`ｱ`, U+F951): terms are folded to the character itself, which stands alone. */
function foldsToIdeograph(character: string): boolean {
  const folded = character.normalize('NFKD');
  return folded !== character && classes[folded.charCodeAt(0)] === IDEOGRAPH;
}

function learn(code: number): number {
  const character = String.fromCharCode(code);
  let kind = SEPARATOR;
  if (/\p{L}/u.test(character)) kind = foldsToIdeograph(character) ? IDEOGRAPH : LETTER;
  else if (/\p{Nd}/u.test(character)) kind = DIGIT;
  else if (/\p{M}/u.test(character)) kind = MARK;
  classes[code] = kind;
  return kind;
}

/** The class of a UTF-16 code unit. The table beyond ASCII fills as characters are met. */
export function classOf(code: number): number {
  const kind = classes[code] ?? SEPARATOR;
  return kind === UNKNOWN ? learn(code) : kind;
}

/**
 * Whether the pair at `index` is a letter or digit beyond the basic plane. Compatibility forms of ideographs are none:
 * a word of them would read otherwise once it is folded.
 */
export function isAstralWordCharacter(text: string, index: number): boolean {
  const point = text.codePointAt(index);
  if (point === undefined || point <= 0xffff) return false;
  const character = String.fromCodePoint(point);
  return /[\p{L}\p{Nd}]/u.test(character) && !foldsToIdeograph(character);
}
