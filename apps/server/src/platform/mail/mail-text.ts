/** Of one line of a header: RFC 5322 allows 998 characters, and no one reads as many. */
const LONGEST_SUBJECT = 200;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const HALF_CHARACTERS = /\p{Cs}/gu;
/** Turn the text after them round, or cannot be seen: they make one name look like another. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A text as one line of a header: what people type may hold line breaks, which would begin a header of their own. */
export function headerText(text: string): string {
  return text
    .replace(HALF_CHARACTERS, '\ufffd')
    .replace(CONTROLS, ' ')
    .replace(UNSEEN, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The first so many characters, none of them cut through. */
export function firstCharacters(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}

/** A subject is one line, cut at the end of a word where it is too long to be read. */
export function subjectText(text: string): string {
  const line = headerText(text);
  if (Array.from(line).length <= LONGEST_SUBJECT) return line;
  const cut = firstCharacters(line, LONGEST_SUBJECT - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > LONGEST_SUBJECT / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
