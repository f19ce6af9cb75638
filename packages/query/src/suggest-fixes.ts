import { parseQuery } from './parse-query.ts';
import { type QueryFix, replacePart } from './query-fix.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import type { QueryProblem } from './types.ts';

type Offer = [label: string, text: string];

/** Typical lengths of a sentence and a paragraph of law, in words. */
const SENTENCE = 15;
const PARAGRAPH = QUERY_LIMITS.distance;

/** One side of a proximity, and the operator, as typed. */
const TERM = String.raw`("[^"]*"|[^\s()"]+)`;
const NEAR = String.raw`((?:w|near|pre)/\d+)`;

/**
 * Proximities that other services know, written out: terms not close together, a term close to two others, and a chain
 * of three.
 */
const WRITTEN_OUT: readonly { code: QueryProblem['code']; pattern: RegExp; replacement: string }[] = [
  {
    code: 'missing-right-operand',
    pattern: new RegExp(`${TERM}\\s+(?:AND\\s+)?NOT\\s+${NEAR}\\s+${TERM}`, 'i'),
    replacement: '$1 NOT ($1 $2 $3)',
  },
  {
    code: 'proximity-operand',
    pattern: new RegExp(`${TERM}\\s+${NEAR}\\s+(?:NOT\\s+|-)${TERM}`, 'i'),
    replacement: '$1 NOT ($1 $2 $3)',
  },
  {
    code: 'proximity-operand',
    pattern: new RegExp(`${TERM}\\s+${NEAR}\\s+\\(${TERM}\\s+(?:AND\\s+)?${TERM}\\)`, 'i'),
    replacement: '$1 $2 $3 AND $1 $2 $4',
  },
  {
    code: 'proximity-chain',
    pattern: new RegExp(`\\(?${TERM}\\s+${NEAR}\\s+${TERM}\\)?\\s+${NEAR}\\s+${TERM}`, 'i'),
    replacement: '$1 $2 $3 AND $3 $4 $5',
  },
  { code: 'misplaced-wildcard', pattern: /"([^"*\s]+) \* ([^"*\s]+)"/, replacement: '$1 pre/2 $2' },
];

function writtenOut(text: string, code: QueryProblem['code']): Offer[] {
  return WRITTEN_OUT.flatMap(({ code: at, pattern, replacement }) => {
    const found = at === code ? pattern.exec(text)?.[0] : undefined;
    if (found === undefined) return [];
    const instead = found.replace(pattern, replacement);
    return [[`Use ${instead}`, text.replace(found, () => instead)] satisfies Offer];
  });
}

function wildcardOffers(text: string, star: number): Offer[] {
  const start = text.slice(0, star).search(/\S*$/);
  const letters = /[\p{L}\p{N}]*$/u.exec(text.slice(start, star))?.[0] ?? '';
  const end = star + (/^\S*/.exec(text.slice(star))?.[0].length ?? 1);
  const rest = /^\*+([\p{L}\p{N}]+)/u.exec(text.slice(star))?.[1] ?? '';
  if (letters.length >= QUERY_LIMITS.prefixLetters) {
    return [[`Use ${letters}*`, replacePart(text, star - letters.length, end, `${letters}*`)]];
  }
  if (letters === '' && rest !== '') return [[`Search for ${rest}`, replacePart(text, star, end, rest)]];
  return letters === '' ? [['Remove the *', replacePart(text, star, star + 1, '')]] : [];
}

function listOffers(text: string, { code, position, length }: QueryProblem): Offer[] {
  const end = position + length;
  const faulty = text.slice(position, end);
  const replaced = (replacement: string): string => replacePart(text, position, end, replacement);
  switch (code) {
    case 'unclosed-quote':
      return [
        ['Close it at the end', `${text.trimEnd()}"`],
        ['Remove it', replaced('')],
      ];
    case 'unclosed-parenthesis':
      return [
        ['Close it at the end', `${text.trimEnd()})`],
        ['Remove it', replaced('')],
      ];
    case 'unopened-parenthesis':
    case 'empty-phrase':
    case 'empty-group':
      return [['Remove it', replaced('')]];
    case 'missing-left-operand':
    case 'missing-right-operand':
      return [
        ['Search for the word', replaced(`"${faulty}"`)],
        ['Remove it', replaced('')],
      ];
    case 'missing-field-words':
      return [['Search for the word', replaced(`"${faulty.replace(':', '')}"`)]];
    case 'prefix-too-short':
      return [[`Search for ${faulty.replace('*', '')}`, replaced(faulty.replace('*', ''))]];
    case 'misplaced-wildcard':
      return wildcardOffers(text, position);
    case 'unknown-proximity': {
      const prefix = /^pre/i.test(faulty) ? 'pre' : 'w';
      const distance = /\/p/i.test(faulty) ? PARAGRAPH : SENTENCE;
      return [[`Use ${prefix}/${distance}`, replaced(`${prefix}/${distance}`)]];
    }
    case 'distance-out-of-range': {
      const distance = Number(/\d+/.exec(faulty)?.[0] ?? 0) < 1 ? 1 : QUERY_LIMITS.distance;
      const corrected = faulty.startsWith('"') ? null : faulty.replace(/\d+/, String(distance));
      return corrected === null ? [] : [[`Use ${corrected}`, replaced(corrected)]];
    }
    default:
      return [];
  }
}

/** Suggests changes to a text that can't be parsed, each of which makes it parse or leads to its next fault. */
export function suggestFixes(text: string, fault: QueryProblem): QueryFix[] {
  const offers = [...writtenOut(text, fault.code), ...listOffers(text, fault)];
  return offers.flatMap(([label, changed]) => {
    const result = parseQuery(changed);
    const isSameError = !result.ok && result.fault.code === fault.code && result.fault.position <= fault.position;
    return isSameError || changed.trim() === '' ? [] : [{ label, text: changed.replaceAll(/ {2,}/g, ' ').trim() }];
  });
}
