import { asTyped } from './as-typed.ts';
import { isCopied } from './copied-phrase.ts';
import { FIELD_SYNONYMS, FILTER_NAMES } from './foreign-fields.ts';
import { FOREIGN_OPERATORS } from './foreign-operators.ts';
import { type QueryFix, replacePart } from './query-fix.ts';
import type { Habit, Offer, TokenIndex } from './query-habit.ts';
import { QUOTES, tokenizeQuery } from './tokenize-query.ts';
import type { QueryToken } from './query-token.ts';

/** Something typed that means something else here than in other search engines, and what to click instead. */
export interface QueryHint {
  /** Stable code for tests: `lowercase-operator`, `unknown-field` … */
  code: string;
  /** UTF-16 offset and length of what the hint is about. */
  position: number;
  length: number;
  /** A plain sentence that says how it was understood. */
  message: string;
  fixes: QueryFix[];
}

/** Further hints are left out, because a text that needs so many was probably pasted. */
const MAX_HINTS = 3;
const QUOTE = new RegExp(`[${QUOTES}]`, 'gu');
const QUOTED = new RegExp(`[${QUOTES}][^${QUOTES}]*[${QUOTES}]`, 'gu');
const OPERATORS = ['and', 'or', 'not', 'near'] as const;

/** Names of fields as a place in a document, where they differ. */
const PLACES: Readonly<Record<string, string>> = {
  sponsor: 'sponsors',
  bill: 'bill number',
  legislation: 'bill number',
};

function isNumberField(name: string): boolean {
  return PLACES[name.toLowerCase()] === 'bill number';
}

const HABITS: readonly Habit[] = [
  {
    code: 'lowercase-operator',
    pattern: /(?<=\S\s{1,3})(?:(?:and|but)\s+not|and|or|not|near|adj)(?=\s+\S|\()/giu,
    hint([word], { kinds }) {
      const operator = word
        .toUpperCase()
        .replace(/^BUT\s+/, '')
        .replace(/\s+/, ' ');
      if (word === operator) return null;
      if (word === word.toUpperCase() && operator === 'NOT') {
        return { message: '“BUT” is searched as a word.', offers: [['Use NOT', 'NOT']] };
      }
      // Without another operator, all words must appear anyway.
      if (operator === 'AND' && !OPERATORS.some((kind) => kinds.has(kind))) return null;
      const kind = /\s/.test(word) ? 'are ordinary words' : 'is an ordinary word';
      return { message: `“${word}” in lowercase ${kind}.`, offers: [[`Use ${operator}`, operator]] };
    },
  },
  {
    code: 'not-as-word',
    pattern: /(?<!\S)NOT(?=\s+\S)/gu,
    hint({ index }, tokens) {
      if (tokens.at.get(index)?.kind !== 'plain') return null;
      return {
        message: '“NOT” is searched as a word, because it seems to be part of a sentence in capitals.',
        offers: [['Exclude the next term', 'AND NOT']],
      };
    },
  },
  {
    code: 'proximity-as-word',
    pattern: /(?<=\S\s{1,3})(?:W|n)(\d{1,2})(?=\s+\S)/giu,
    hint([word, distance = '']) {
      return word.startsWith('w')
        ? null
        : { message: `“${word}” is searched as a word.`, offers: [[`Use w/${distance}`, `w/${distance}`]] };
    },
  },
  {
    code: 'word-as-proximity',
    pattern: /(?<!\S)w\d+(?!\S)/gu,
    hint({ 0: word, index }, tokens) {
      const token = tokens.at.get(index);
      if (token?.kind !== 'near') return null;
      const distance = token.distance === 1 ? 'right after each other' : `at most ${token.distance} words apart`;
      return {
        message: `“${word}” finds the terms beside it ${distance}.`,
        offers: [['Search for the word instead', `"${word}"`]],
      };
    },
  },
  {
    code: 'single-character-wildcard',
    pattern: /(?<![^\s(:])(\p{L}+)\?\p{L}+(?![^\s)])/gu,
    hint([, start = '']) {
      const offers: Offer[] = start.length < 3 ? [] : [[`Use ${start}*`, `${start}*`]];
      return { message: 'A question mark doesn’t stand for a letter.', offers };
    },
  },
  {
    code: 'ending-wildcard',
    pattern: /(?<![^\s(:%])%?(\p{L}{3,})(!|[$%#]|\?\?+)(?![^\s)])/gu,
    hint([, start = '', sign]) {
      return {
        message: `${sign === '!' ? 'An exclamation mark' : `“${sign}”`} doesn’t stand for other endings.`,
        offers: [[`Use ${start}*`, `${start}*`]],
      };
    },
  },
  {
    code: 'misspellings',
    pattern: /(?<![^\s(:])(\p{L}{3,})~(?:\d(?:\.\d+)?)?(?![^\s)])/gu,
    hint([, start = '']) {
      return {
        message: '“~” after a word is ignored, because searches don’t find misspellings.',
        offers: [[`Use ${start}*`, `${start}*`]],
      };
    },
  },
  {
    code: 'weight',
    pattern: /(?<=["”\p{L}])\^\d+(?:\.\d+)?(?![^\s)])/gu,
    hint: ([weight]) => ({ message: `The weight ${weight} is ignored.`, offers: [['Remove it', '']] }),
  },
  {
    code: 'plus',
    pattern: /(?<![^\s(])\+(?=[\p{L}\p{N}("“])/gu,
    hint(_found, { kinds }) {
      if (!kinds.has('or')) return null;
      return { message: '“+” changes nothing: terms joined by OR stay alternatives.', offers: [['Remove it', '']] };
    },
  },
  {
    code: 'excluded-number',
    pattern: /(?<![^\s(])-(?=\d)/gu,
    hint({ index }, tokens) {
      if (tokens.at.get(index)?.kind !== 'not') return null;
      return {
        message: 'The minus sign excludes documents with this number.',
        offers: [['Search for the number', '']],
      };
    },
  },
  {
    code: 'unknown-field',
    pattern:
      /(?<![^\s(])(?!(?:title|summary|text|sponsor|bill|legislation|boolean|near|https?|ftp|mailto|allintitle|allintext|site|filetype|ext|inurl|allinurl|cache):)(\p{L}{2,24}):(?=[\p{L}\p{N}"“(])/giu,
    hint([typed, name = '']) {
      const field = FIELD_SYNONYMS.get(name.toLowerCase());
      const advice = FILTER_NAMES.has(name.toLowerCase()) ? ' Use the filters for this.' : '';
      const offers: Offer[] = [[`Remove ${typed}`, '']];
      if (field !== undefined) offers.unshift([`Use ${field}:`, `${field}:`]);
      return { message: `“${typed}” isn’t a field, so “${name}” is searched as a word.${advice}`, offers };
    },
  },
  {
    code: 'field-or-word',
    pattern: /(?<![^\s(])(title|summary|text|sponsor|bill|legislation):(?=\s+\S|\S)/giu,
    hint({ 0: typed, 1: name = '', index, input }, { at, isCopied }) {
      const isSpaced = /\s/.test(input[index + typed.length] ?? '');
      if (at.get(index)?.kind !== 'field' || !(isCopied || (isSpaced && !isNumberField(name)))) return null;
      const place = PLACES[name.toLowerCase()] ?? name.toLowerCase();
      return {
        message: isCopied
          ? `“${typed}” finds the next term in the ${place}. Documents with all of this text as typed are found, too.`
          : `“${typed}” searches for the next term only in the ${place}.`,
        offers: [[`Search for the word “${name}”`, isSpaced ? name : `${name} `]],
      };
    },
  },
  {
    code: 'single-quotes',
    pattern: /(?<![^\s(:])['‘](\p{L}[^'‘’"]{0,100}\s[^'‘’"]{0,100})['’](?![\p{L}\p{N}])/gu,
    hint([, inner = '']) {
      return {
        message: 'Single quotation marks don’t make a phrase.',
        offers: [['Search for the phrase', `"${inner}"`]],
      };
    },
  },
  {
    code: 'number-range',
    pattern:
      /(?:(?<![^\s(])\p{L}{2,24}:)?[[{]\S{1,20}\s+TO\s+\S{1,20}[\]}]|(?<![^\s(])(?:\$?\d+\.\.\$?\d+|(?:\p{L}{2,24}:)?[<>]=?\s?\d[\d-]*)/gu,
    hint: ([range]) => ({ message: `“${range}” isn’t a range. Use the date filters.`, offers: [['Remove it', '']] }),
  },
];

/** Returns the text with quoted phrases masked by as many quotation marks. */
function maskPhrases(text: string): string {
  return text.replace(QUOTED, (phrase) => '"'.repeat(phrase.length));
}

/**
 * Applies the nth offer wherever the habit occurs, so that one click is enough: `Use child* and car*`. Nothing if no
 * text would be left.
 */
function fixAll(
  text: string,
  found: readonly { offers: Offer[]; start: number; end: number }[],
  nth: number,
): QueryFix[] {
  const places = found.flatMap(({ offers, start, end }) => {
    const offer = offers[nth];
    return offer === undefined ? [] : [{ label: offer[0], replacement: offer[1], start, end }];
  });
  const changed = places.toReversed().reduce((all, one) => replacePart(all, one.start, one.end, one.replacement), text);
  const tidy = changed.replaceAll(/ {2,}/g, ' ').trim();
  const [first, ...others] = [...new Set(places.map(({ label }) => label))];
  if (first === undefined || tidy === '' || tidy.includes('()')) return [];
  const objects = others.map((label) => label.slice(label.indexOf(' ') + 1));
  return [{ label: [first, ...objects].join(objects.length > 1 ? ', ' : ' and '), text: tidy }];
}

function hintsOfHabits(text: string, typed: string, tokens: readonly QueryToken[]): QueryHint[] {
  const masked = maskPhrases(typed);
  const index: TokenIndex = {
    at: new Map(tokens.map((token) => [token.start, token])),
    kinds: new Set(tokens.map(({ kind }) => kind)),
    isCopied: isCopied(typed, tokens),
  };
  return [...HABITS, ...FOREIGN_OPERATORS].flatMap(({ code, pattern, hint }) => {
    const found = [...masked.matchAll(pattern)].flatMap((match) => {
      const said = hint(match, index);
      return said === null ? [] : [{ ...said, start: match.index, end: match.index + match[0].length }];
    });
    const [first] = found;
    if (first === undefined) return [];
    const fixes = first.offers.flatMap((_, nth) => fixAll(text, found, nth));
    return [{ code, position: first.start, length: first.end - first.start, message: first.message, fixes }];
  });
}

function hintsOfPhrases(text: string, typed: string, tokens: readonly QueryToken[]): QueryHint[] {
  const hints: QueryHint[] = [];
  const sloppy = tokens.find(
    (token) => token.kind === 'quote' && (token.slop ?? 0) > 0 && token.inner.trim().split(/\s+/).length > 2,
  );
  if (sloppy?.kind === 'quote') {
    hints.push({
      code: 'sloppy-phrase',
      position: sloppy.start,
      length: sloppy.end - sloppy.start,
      fixes: [],
      message: `~${sloppy.slop} applies to each pair of neighboring words.`,
    });
  }
  const marks = typed.match(QUOTE)?.length ?? 0;
  const last = Math.max(...Array.from(QUOTES, (mark) => typed.lastIndexOf(mark)));
  // Marks are paired from the left, so the last one of an odd number has no partner.
  if (marks % 2 === 1 && tokens.every(({ start }) => start !== last)) {
    const rest = text.slice(last + 1).trim();
    const closed = rest === '' ? `"${text.trim()}` : `${text.trimEnd()}"`;
    const fixes = rest === '' && marks > 1 ? [] : [{ label: 'Search for the phrase', text: closed }];
    hints.push({
      code: 'stray-quote',
      position: last,
      length: 1,
      fixes,
      message: 'This quotation mark is never closed, so it’s ignored.',
    });
  }
  return hints;
}

/**
 * Says which parts of a query that parses mean something else here than where the user may know them from: at most
 * three hints, one of a kind, in text order. Nothing is said about a text in which everything means what it seems to.
 */
export function findQueryHints(text: string): QueryHint[] {
  // As the parser reads it; only what a fix offers is taken from the text itself.
  const typed = asTyped(text);
  const tokens = tokenizeQuery(typed);
  const hints = [...hintsOfPhrases(text, typed, tokens), ...hintsOfHabits(text, typed, tokens)];
  return hints.sort((a, b) => a.position - b.position).slice(0, MAX_HINTS);
}
