/**
 * The English Snowball stemmer ("Porter2"), written from its published description. It takes a folded lowercase word
 * without apostrophes (the tokenizer removes possessives) and returns its stem. Internally, a consonant `y` is written
 * `Y`.
 */
const SUFFIXES_2: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['iveness', 'ive'],
  ['ization', 'ize'],
  ['ousness', 'ous'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['tional', 'tion'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ation', 'ate'],
  ['entli', 'ent'],
  ['fulli', 'ful'],
  ['iviti', 'ive'],
  ['ousli', 'ous'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['anci', 'ance'],
  ['ator', 'ate'],
  ['enci', 'ence'],
  ['izer', 'ize'],
  ['bli', 'ble'],
  ['ogi', 'og'],
  ['li', ''],
];
const SUFFIXES_3: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', ''],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];
const SUFFIXES_4: readonly string[] = [
  'ement',
  'able',
  'ance',
  'ence',
  'ible',
  'ment',
  'ant',
  'ate',
  'ent',
  'ion',
  'ism',
  'iti',
  'ive',
  'ize',
  'ous',
  'al',
  'er',
  'ic',
];
const EXCEPTIONS = new Map([
  ['skis', 'ski'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['idly', 'idl'],
  ['gently', 'gentl'],
  ['ugly', 'ugli'],
  ['early', 'earli'],
  ['only', 'onli'],
  ['singly', 'singl'],
  ...['sky', 'news', 'howe', 'atlas', 'cosmos', 'bias', 'andes'].map((word): [string, string] => [word, word]),
]);
const UNTOUCHED_AFTER_1A = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
]);
// Words with these beginnings would lose too much: `universe`, `university` and `universal` are three different things.
const LONG_BEGINNINGS = /^(?:arsen|commun|emerg|gener|inter|later|organ|past|univers)/;
const DOUBLES = new Set(['bb', 'dd', 'ff', 'gg', 'mm', 'nn', 'pp', 'rr', 'tt']);
const VALID_BEFORE_LI = 'cdeghkmnrt';

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiouy'.includes(letter);
}

function hasVowel(part: string): boolean {
  return /[aeiouy]/.test(part);
}

/** Returns the start of the region after the first non-vowel that follows a vowel, searching from `from`. */
function regionAfter(word: string, from: number): number {
  for (let i = from + 1; i < word.length; i++) {
    if (!isVowel(word[i]) && isVowel(word[i - 1])) return i + 1;
  }
  return word.length;
}

function endsInShortSyllable(part: string): boolean {
  const last = part.at(-1);
  if (last === undefined || isVowel(last) || !isVowel(part.at(-2))) return false;
  return part.length === 2 || (!'wxY'.includes(last) && !isVowel(part.at(-3)));
}

function markConsonantY(word: string): string {
  if (!word.includes('y')) return word;
  let marked = '';
  for (const letter of word) {
    marked += letter === 'y' && (marked === '' || isVowel(marked.at(-1))) ? 'Y' : letter;
  }
  return marked;
}

function step1a(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ied') || word.endsWith('ies')) return word.slice(0, word.length > 4 ? -2 : -1);
  if (!word.endsWith('s') || word.endsWith('us') || word.endsWith('ss')) return word;
  return hasVowel(word.slice(0, -2)) ? word.slice(0, -1) : word;
}

function step1b(word: string, r1: number): string {
  const suffix = /(?:eedly|ingly|edly|eed|ing|ed)$/.exec(word)?.[0];
  if (suffix === undefined) return word;
  const rest = word.slice(0, word.length - suffix.length);
  if (suffix.startsWith('eed')) return rest.length >= r1 ? `${rest}ee` : word;
  if (!hasVowel(rest)) return word;
  if (rest.endsWith('at') || rest.endsWith('bl') || rest.endsWith('iz')) return `${rest}e`;
  if (DOUBLES.has(rest.slice(-2))) return rest.slice(0, -1);
  return rest.length <= r1 && endsInShortSyllable(rest) ? `${rest}e` : rest;
}

function step1c(word: string): string {
  if (!/[yY]$/.test(word) || word.length < 3 || isVowel(word.at(-2))) return word;
  return `${word.slice(0, -1)}i`;
}

function step2(word: string, r1: number): string {
  const found = SUFFIXES_2.find(([suffix]) => word.endsWith(suffix));
  if (found === undefined) return word;
  const [suffix, replacement] = found;
  const rest = word.slice(0, word.length - suffix.length);
  if (rest.length < r1) return word;
  if (suffix === 'ogi' && !rest.endsWith('l')) return word;
  if (suffix === 'li' && !VALID_BEFORE_LI.includes(rest.at(-1) ?? ' ')) return word;
  return rest + replacement;
}

function step3(word: string, r1: number, r2: number): string {
  const found = SUFFIXES_3.find(([suffix]) => word.endsWith(suffix));
  if (found === undefined) return word;
  const [suffix, replacement] = found;
  const rest = word.slice(0, word.length - suffix.length);
  return rest.length < (suffix === 'ative' ? Math.max(r1, r2) : r1) ? word : rest + replacement;
}

function step4(word: string, r2: number): string {
  const suffix = SUFFIXES_4.find((candidate) => word.endsWith(candidate));
  if (suffix === undefined) return word;
  const rest = word.slice(0, word.length - suffix.length);
  if (rest.length < r2) return word;
  return suffix === 'ion' && !/[st]$/.test(rest) ? word : rest;
}

function step5(word: string, r1: number, r2: number): string {
  const rest = word.slice(0, -1);
  if (word.endsWith('e')) {
    return rest.length >= r2 || (rest.length >= r1 && !endsInShortSyllable(rest)) ? rest : word;
  }
  return word.endsWith('ll') && rest.length >= r2 ? rest : word;
}

/** Returns the stem of a folded lowercase word. Words of one or two letters are returned unchanged. */
export function stemEnglish(word: string): string {
  if (word.length < 3) return word;
  const exception = EXCEPTIONS.get(word);
  if (exception !== undefined) return exception;
  let stem = markConsonantY(word);
  const r1 = LONG_BEGINNINGS.exec(stem)?.[0].length ?? regionAfter(stem, 0);
  const r2 = regionAfter(stem, r1);
  stem = step1a(stem);
  if (UNTOUCHED_AFTER_1A.has(stem)) return stem;
  stem = step1c(step1b(stem, r1));
  stem = step4(step3(step2(stem, r1), r1, r2), r2);
  return step5(stem, r1, r2).replaceAll('Y', 'y');
}
