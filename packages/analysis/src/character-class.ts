export const SEPARATOR = 1;
export const LETTER = 2;
export const DIGIT = 3;
/** A combining mark: part of the word before it, removed when terms are folded. */
export const MARK = 4;
/** Soft hyphens, zero-width spaces, joiners and controls of the direction: skipped as if absent. */
export const IGNORED = 5;
export const HYPHEN = 6;
export const APOSTROPHE = 7;
/** A character of a script written without spaces; each one is a word. */
export const IDEOGRAPH = 8;
export const HIGH_SURROGATE = 9;
/** A digit printed above the line (`10⁶`, `km²`, a note mark): a word of its own. */
export const RAISED = 10;
/** A fraction in one character (`½`): two words, as `1/2` is. */
export const FRACTION = 11;

const UNKNOWN = 0;
const classes = new Uint8Array(65536);

function mark(kind: number, characters: string): void {
  for (const character of characters) classes[character.charCodeAt(0)] = kind;
}

classes.fill(SEPARATOR, 0, 0x80);
classes.fill(HIGH_SURROGATE, 0xd800, 0xdc00);
// A low surrogate met on its own has no partner, so no index can store it.
classes.fill(SEPARATOR, 0xdc00, 0xe000);
classes.fill(IDEOGRAPH, 0x3041, 0x3100);
classes.fill(IDEOGRAPH, 0x3400, 0x4dc0);
classes.fill(IDEOGRAPH, 0x4e00, 0xa000);
mark(LETTER, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
mark(DIGIT, '0123456789');
// The en dash joins like a hyphen (`Pub. L. 119–21`, `public–private`); the em dash separates.
mark(HYPHEN, '-\u2010\u2011\u2012\u2013\u2212');
// U+02BB and U+02BD are the ʻokina as it is typed in Hawaiian names.
mark(APOSTROPHE, "'\u2018\u2019\u02bb\u02bc\u02bd\u2032\uff07`\u00b4");
mark(RAISED, '⁰¹²³⁴⁵⁶⁷⁸⁹');
// Digits below the line belong to their word: `CO₂`, `B₁₂`.
mark(DIGIT, '₀₁₂₃₄₅₆₇₈₉');
mark(FRACTION, '¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞↉');
mark(IGNORED, '\u00ad\u200b\u200c\u200d\u2060\ufeff');

/**
 * Whether the character is a compatibility form of an ideograph (`ｱ`, U+F951). Folding turns it into the ideograph,
 * which is a word of its own.
 */
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
  else if (/\p{Cf}/u.test(character)) kind = IGNORED;
  classes[code] = kind;
  return kind;
}

/** Returns the class of a UTF-16 code unit. The table beyond ASCII is filled as characters are encountered. */
export function getClass(code: number): number {
  const kind = classes[code] ?? SEPARATOR;
  return kind === UNKNOWN ? learn(code) : kind;
}

/**
 * Whether the surrogate pair at `index` is a letter or digit outside the basic plane. Compatibility forms of ideographs
 * do not count, because folding would change how they split into words.
 */
export function isAstralWordCharacter(text: string, index: number): boolean {
  const point = text.codePointAt(index);
  if (point === undefined || point <= 0xffff) return false;
  const character = String.fromCodePoint(point);
  return /[\p{L}\p{Nd}]/u.test(character) && !foldsToIdeograph(character);
}
