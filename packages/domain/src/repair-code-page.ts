/**
 * What the characters U+0080 to U+009F mean in texts, by the table of the HTML standard ("numeric character reference
 * end state", https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state): nobody writes
 * these control characters, but publishers copy the bytes of Windows-1252 (`’` is 0x92, `–` is 0x96) as if they were
 * Unicode. A dot stands for the five that code page leaves undefined.
 */
const MEANINGS = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';
const FIRST = 0x80;
const C1 = /[\u0080-\u009f]/g;
/**
 * A character whose UTF-8 bytes were read one by one (`â\u0080\u0099` for `’`). Only with a control character
 * among them, because `Ã©` and `Â§` can be meant.
 */
const SPLIT_CHARACTER =
  /[\u00c2-\u00df][\u0080-\u009f]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/g;

/** Replaces the control characters U+0080 to U+009F by the characters their writer meant; undefined ones are removed. */
export function repairCodePage(text: string): string {
  if (text.search(C1) === -1) return text;
  return text.replace(SPLIT_CHARACTER, joined).replace(C1, (control) => {
    const meaning = MEANINGS.charAt(control.charCodeAt(0) - FIRST);
    return meaning === '.' ? '' : meaning;
  });
}

function joined(characters: string): string {
  if (characters.search(C1) === -1) return characters;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(characters, (character) => character.charCodeAt(0)),
    );
  } catch {
    return characters;
  }
}
