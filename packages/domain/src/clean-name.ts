import { repairCodePage } from './repair-code-page.ts';

/**
 * Characters that change the direction of the surrounding text (U+202A to U+202E, U+2066 to U+2069), line and paragraph
 * separators, and control characters. They can make a name look like another one, so names with them are rejected.
 */
const MISLEADING = /[\p{Cc}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/**
 * Invisible characters that are copied along with text: soft hyphens, direction marks, zero-width spaces, byte order
 * marks, tags, Hangul fillers, the blank Braille pattern, and everything else Unicode tells programs to hide. They are
 * removed, so that names that look alike are equal and none looks empty.
 */
const INVISIBLE =
  /(?!\p{Join_Control}|[\u202a-\u202e\u2066-\u2069]|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}|[\u2800\ufff9-\ufffb]/gu;
/**
 * Joiners (U+200C, U+200D) that have no effect. They matter in scripts such as Arabic, Persian and those of India and
 * in combined emoji; after anything else they are invisible.
 */
const IDLE_JOINER =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]|(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L})[\u200c\u200d]/gu;

/**
 * Variation selectors that have no effect. They change pictures, symbols, some scripts and keycap digits; after
 * anything else they are invisible.
 */
const IDLE_SELECTOR =
  /(?<![\p{Extended_Pictographic}\p{S}\p{sc=Han}\p{sc=Mongolian}]|[0-9#*](?=\ufe0f\u20e3))\p{Variation_Selector}/gu;

/** Not allowed in any text; the check that rejects it has its own message. */
const NUL = '\u0000';

/** Whether a name contains characters that mislead its readers. */
export function isMisleading(name: string): boolean {
  return MISLEADING.test(name.replaceAll(NUL, ''));
}

/** Returns a name without invisible characters. Misleading characters stay, because a separate check rejects them. */
export function withoutInvisible(name: string): string {
  return name.replace(INVISIBLE, '').replace(IDLE_SELECTOR, '').replace(IDLE_JOINER, '');
}

/** Cleans a name from a file, where nobody can be asked to retype it: misleading characters become spaces. */
export function cleanName(name: string): string {
  return withoutInvisible(repairCodePage(name))
    .replace(new RegExp(MISLEADING, 'gu'), ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}
