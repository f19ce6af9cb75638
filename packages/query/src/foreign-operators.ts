import { FIELD_SYNONYMS } from './foreign-fields.ts';
import type { Habit, Offer } from './query-habit.ts';
import { QUERY_LIMITS } from './query-limits.ts';

/** Typical lengths of a sentence and a paragraph of law, in words. */
const SENTENCE = 15;
const PARAGRAPH = QUERY_LIMITS.distance;
const OWN_FIELDS: ReadonlySet<string> = new Set(['title', 'summary', 'text', 'sponsor', 'bill', 'legislation']);
/** Functions of Lexis and Westlaw that count, or look at capitals, endings and dates. */
const FUNCTION = /^(?:atleast\d*|caps|allcaps|nocaps|plural|singular|date|da)$/;

interface Spelling {
  pattern: RegExp;
  operator: 'w' | 'pre';
  /** Distance of a spelling without a number. */
  distance?: number;
  /** Added to the number, where it counts the words between. */
  more?: number;
}

/** Proximity as other services write it where it means words here; read by `readProximity` where it can't be words. */
const SPELLINGS: readonly Spelling[] = [
  // Westlaw: in the same sentence or paragraph, or at most so many words before.
  { pattern: /^\+(\d{1,2})$/, operator: 'pre' },
  { pattern: /^\+s$/i, operator: 'pre', distance: SENTENCE },
  { pattern: /^\+p$/i, operator: 'pre', distance: PARAGRAPH },
  // Bloomberg Law.
  { pattern: /^s\/\d{0,2}$/i, operator: 'w', distance: SENTENCE },
  { pattern: /^p\/$/i, operator: 'w', distance: PARAGRAPH },
  // SharePoint, Google, OpenText.
  { pattern: /^(?:onear|before)[(/](\d{1,2})\)?$/i, operator: 'pre' },
  { pattern: /^near\((\d{1,2})\)$/i, operator: 'w' },
  { pattern: /^<(?:near|w)\/(\d{1,2})>$/i, operator: 'w' },
  { pattern: /^around[\s/](\d{1,2})$/i, operator: 'w', more: 1 },
  // In words, or with spaces.
  { pattern: /^within\s+(\d{1,2})\s+(?:words?\s+)?of$/i, operator: 'w' },
  { pattern: /^(?:w|near)\s?\/\s?(\d{1,2})$/i, operator: 'w' },
  { pattern: /^pre\s?\/\s?(\d{1,2})$/i, operator: 'pre' },
];
const PROXIMITY = String.raw`\+(?:\d{1,2}|[sp])|s\/\d{0,2}|p\/|(?:onear|before|near)[(/]\d{1,2}\)?|<(?:near|w)\/\d{1,2}>|around[\s/]\d{1,2}|within\s+\d{1,2}\s+(?:words?\s+)?of|(?:w|near|pre)(?:\s\/\s?|\/\s)\d{1,2}`;

function getProximity(typed: string): string | null {
  for (const { pattern, operator, distance: fixed, more = 0 } of SPELLINGS) {
    const found = pattern.exec(typed);
    const distance = found === null ? null : (fixed ?? Number(found[1]) + more);
    if (distance !== null) return `${operator}/${Math.min(Math.max(distance, 1), QUERY_LIMITS.distance)}`;
  }
  return null;
}

/** Habits from legal, library and web search that `tokenizeQuery` reads as ordinary words or punctuation. */
export const FOREIGN_OPERATORS: readonly Habit[] = [
  {
    code: 'foreign-proximity',
    pattern: new RegExp(`(?<=\\S\\s{1,3})(?:${PROXIMITY})(?=\\s+\\S)`, 'giu'),
    hint({ 0: typed, index }, { at }) {
      const proximity = at.get(index)?.kind === 'near' ? null : getProximity(typed);
      if (proximity === null) return null;
      return {
        message: `“${typed}” isn’t a proximity operator, so it’s searched as words.`,
        offers: [[`Use ${proximity}`, proximity]],
      };
    },
  },
  {
    code: 'foreign-exclusion',
    pattern: /(?<=\S\s{1,3})(?:%(?=\s+\S)|[–—−](?=[\p{L}"“(]))/gu,
    hint: ([sign]) => ({
      message: `“${sign}” is punctuation, so nothing is excluded.`,
      offers: [['Exclude the next term', sign === '%' ? 'AND NOT' : '-']],
    }),
  },
  {
    code: 'word-as-operator',
    pattern: /(?<=\S\s{1,3})(?:ANDNOT|XOR|SAME)(?=\s+\S)/gu,
    hint: ([word]) => {
      const operator = word === 'ANDNOT' ? 'AND NOT' : word === 'XOR' ? 'OR' : `w/${PARAGRAPH}`;
      return { message: `“${word}” is searched as a word.`, offers: [[`Use ${operator}`, operator]] };
    },
  },
  {
    code: 'spaced-slop',
    pattern: /(?<=["”])\s+~(\d{1,2})(?![^\s)])/gu,
    hint: ([, distance = '']) => ({
      message: `“~${distance}” is searched as a number, because it isn’t written onto the phrase.`,
      offers: [['Apply it to the phrase', `~${distance}`]],
    }),
  },
  {
    code: 'foreign-field',
    pattern: /(?<![^\s(])([A-Za-z]{2,12}\d{0,2})(?:\((?!(?:s|es|ies|\d{1,3}|[a-z]{1,2})\))|=)(?=[\p{L}\p{N}"“<>])/gu,
    hint({ 0: typed, 1: name = '' }) {
      const lower = name.toLowerCase();
      const field = OWN_FIELDS.has(lower) ? lower : FIELD_SYNONYMS.get(lower);
      const end = typed.endsWith('(') ? '(' : '';
      if (field === undefined && !(end === '(' && FUNCTION.test(lower))) return null;
      const offers: Offer[] = [[`Remove ${name}`, end]];
      if (field !== undefined) offers.unshift([`Use ${field}:`, `${field}:${end}`]);
      return { message: `“${typed}” isn’t a field or function, so “${name}” is searched as a word.`, offers };
    },
  },
  {
    code: 'foreign-field',
    pattern: /(?<![^\s(])([\p{L}\p{N}]+)\[(ti|title|ab|au)\](?![^\s)])/giu,
    hint({ 0: typed, 1: word = '', 2: name = '' }) {
      const lower = name.toLowerCase();
      const field = OWN_FIELDS.has(lower) ? lower : FIELD_SYNONYMS.get(lower);
      if (field === undefined) return null;
      return {
        message: `“[${name}]” isn’t a field, so “${typed}” is searched as a phrase.`,
        offers: [[`Use ${field}:`, `${field}:${word}`]],
      };
    },
  },
  {
    code: 'foreign-field',
    pattern: /^\s*(allintitle|allintext):\s*(\S.*)$/giu,
    hint({ 1: name = '', 2: rest = '' }) {
      const field = FIELD_SYNONYMS.get(name.toLowerCase());
      if (field === undefined || rest.includes('"')) return null;
      return {
        message: `“${name}:” isn’t a field, so “${name}” is searched as a word.`,
        offers: [[`Use ${field}:`, `${field}:(${rest})`]],
      };
    },
  },
  {
    code: 'web-operator',
    pattern: /(?<![^\s(])-?(site|filetype|ext|inurl|allinurl|cache):\s?[\p{L}\p{N}]\S*/giu,
    hint: ([typed, name]) => ({
      message: `“${name}:” isn’t available, so its words are searched. Use the filters for places and sources.`,
      offers: [[`Remove ${typed}`, '']],
    }),
  },
  {
    code: 'joined-words',
    pattern: /(?<![^\s(])(\p{L}{3,})([&,;+])(\p{L}{3,})(?![^\s)])/gu,
    hint: ([typed, first = '', , second = '']) => ({
      message: `“${typed}” is searched as the phrase “${first} ${second}”.`,
      offers: [['Search for each word', `${first} ${second}`]],
    }),
  },
];
