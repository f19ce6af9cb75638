import { PASSWORD_LIMITS } from '@rotunda/contract';
import { fieldError } from '../../../platform/field-error.ts';
import { COMMON_WORDS } from './common-words.ts';
import { isLeaked } from './leaked-passwords.ts';

/** Fewest different characters, not counting spaces. */
const MIN_DIFFERENT = 5;
/** Fewest letters and digits a password must have besides common words and rows of keys. */
const MIN_REMAINING = 6;
/** Shortest part of a name that is excluded; shorter ones occur by chance. */
const MIN_PART_LENGTH = 3;

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
];
/** Fewest adjacent keys that count as a row. */
const ROW_LENGTH = 4;

/** Characters that people substitute for letters to satisfy password rules. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

/** Personal data of a password's owner, which attackers try first. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/** Form field that shows the message. */
export type PasswordField = 'password' | 'newPassword';

/**
 * The single rule for every password that a user chooses: a minimum length, and nothing that attackers guess first. No
 * mix of character types is required. Sources: NIST SP 800-63B-4 (3.1.1.2: length, blocklist of common and
 * context-specific words, no composition rules), OWASP ASVS 5.0 (6.2.1 to 6.2.12).
 *
 * @throws AppError VALIDATION with the message for the field
 */
export async function assertPasswordIsStrong(
  password: string,
  owner: PasswordOwner,
  field: PasswordField = 'password',
): Promise<void> {
  const fault = await faultOfPassword(password, owner);
  if (fault !== null) throw fieldError(field, fault);
}

/** Returns what is wrong with a password, as a message for the user; null when it is acceptable. */
export async function faultOfPassword(password: string, owner: PasswordOwner): Promise<string | null> {
  const plain = password.normalize('NFKC').toLowerCase();
  if (Array.from(plain).length < PASSWORD_LIMITS.shortest)
    return `Use at least ${PASSWORD_LIMITS.shortest} characters.`;
  if (new Set(plain.replace(/\s/g, '')).size < MIN_DIFFERENT || isRepeated(plain)) {
    return 'This repeats a few characters. Choose a password that is harder to guess.';
  }
  if (isOfWords(plain, getWords(owner)) || (await isKnown(plain))) return TRIED_FIRST;
  return null;
}

const TRIED_FIRST =
  'This password is easy to guess: it consists of common passwords, keyboard rows, your name or e-mail address. Add words of your own.';

function isOfWords(plain: string, words: readonly string[]): boolean {
  return [plain, unwritten(plain)].some((text) => countRemaining(text, words) < MIN_REMAINING);
}

async function isKnown(plain: string): Promise<boolean> {
  return (await isLeaked(plain)) || isLeaked(unwritten(plain));
}

/** Whether the text repeats a part, as in `abcabcabcabc`; the last repetition may be cut off. */
function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return true;
  }
  return false;
}

function unwritten(text: string): string {
  return Array.from(text, (character) => WRITTEN_FOR[character] ?? character).join('');
}

/** Returns the words to remove, longest first, so that "password" is removed before "pass". */
function getWords({ email, name }: PasswordOwner): string[] {
  const own = `${email} ${name} rotunda`.normalize('NFKC').toLowerCase();
  const parts = own.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= MIN_PART_LENGTH);
  return [...new Set([...parts, ...parts.map(unwritten), ...COMMON_WORDS])].toSorted((a, b) => b.length - a.length);
}

/** Counts the letters and digits that remain without words, rows of keys and repetitions. */
function countRemaining(text: string, words: readonly string[]): number {
  let left = text;
  for (const word of words) left = left.replaceAll(word, ' ');
  left = withoutRows(left).replace(/(.)\1{2,}/gu, ' ');
  return left.replace(/[^\p{L}\p{N}]/gu, '').length;
}

function withoutRows(text: string): string {
  let kept = '';
  for (let at = 0; at < text.length;) {
    const length = rowAt(text, at);
    kept += length === 0 ? text.charAt(at) : ' ';
    at += Math.max(1, length);
  }
  return kept;
}

/** Returns the length of the row of keys, forwards or backwards, that begins here; 0 for none. */
function rowAt(text: string, at: number): number {
  let longest = 0;
  for (const row of ROWS.flatMap((keys) => [keys, Array.from(keys).toReversed().join('')])) {
    let length = ROW_LENGTH;
    while (at + length <= text.length && row.includes(text.slice(at, at + length))) length += 1;
    longest = Math.max(longest, length - 1 >= ROW_LENGTH ? length - 1 : 0);
  }
  return longest;
}
