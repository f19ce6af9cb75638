/**
 * Characters that change the direction in which the text around them is read (U+202A to U+202E, U+2066 to U+2069), and
 * controls. In a name they make one thing look like another, so a name with them is refused.
 */
const MISLEADING = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/**
 * Characters nobody sees, which come along when a text is copied: soft hyphen, marks of direction, spaces of no width,
 * byte order marks, tags, fillers that stand for a missing letter, the blank of Braille: all that Unicode has programs show
 * as nothing. They are taken out, so that two names that look alike are alike and none looks empty.
 */
const INVISIBLE =
  /(?!\p{Join_Control}|[\u202a-\u202e\u2066-\u2069]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]/gu;
/**
 * Joiners (U+200C, U+200D) spell words in scripts such as Arabic, Persian and those of India, and make one picture of
 * several; behind anything else they show nothing.
 */
const IDLE_JOINER =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L})[\u200c\u200d]/gu;

/** Selectors of a form change pictures, symbols, some scripts and the digits of keycaps; behind anything else they show nothing. */
const IDLE_SELECTOR =
  /(?<![\p{Extended_Pictographic}\p{S}\p{sc=Han}\p{sc=Mongolian}]|[0-9#*](?=\ufe0f\u20e3))\p{Variation_Selector}/gu;

/** No text of any kind may hold it, and what refuses it says so. */
const NUL = '\u0000';

/** Whether a name holds characters that mislead whoever reads it. */
export function isMisleading(name: string): boolean {
  return MISLEADING.test(name.replaceAll(NUL, ''));
}

/** A name without what nobody sees. What misleads is left for whoever refuses it. */
export function withoutInvisible(name: string): string {
  return name.replace(INVISIBLE, '').replace(IDLE_SELECTOR, '').replace(IDLE_JOINER, '');
}

/** A name out of a file, where nobody can be asked to type it again: everything that misleads becomes a space. */
export function cleanName(name: string): string {
  return withoutInvisible(name).replace(new RegExp(MISLEADING, 'gu'), ' ').replace(/ {2,}/g, ' ').trim();
}
