import { cutText } from '@rotunda/domain';

/** Limit for one header line: RFC 5322 allows 998 characters, more than anyone reads. */
const MAX_SUBJECT_LENGTH = 200;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const HALF_CHARACTERS = /\p{Cs}/gu;
/** Characters that are invisible or reverse the text after them, and so make one name look like another. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Reduces text to one header line, because line breaks in what users type would start a new header. */
export function headerText(text: string): string {
  return text
    .replace(HALF_CHARACTERS, '\ufffd')
    .replace(CONTROLS, ' ')
    .replace(UNSEEN, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** Returns the first characters, at most `count` code points, without splitting what people see as one. */
export function firstCharacters(text: string, count: number): string {
  return cutText(text, Array.from(text).slice(0, count).join('').length);
}

/** Returns a one-line subject, cut at a word boundary if it is too long. */
export function subjectText(text: string): string {
  const line = headerText(text);
  if (Array.from(line).length <= MAX_SUBJECT_LENGTH) return line;
  const cut = firstCharacters(line, MAX_SUBJECT_LENGTH - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > MAX_SUBJECT_LENGTH / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
