import { describe, expect, test } from 'vitest';
import {
  findQueryHints,
  parseQuery,
  printQuery,
  QUERY_FAULTS,
  QUERY_LIMITS,
  type QueryProblem,
  type QueryNode,
  suggestFixes,
} from './index.ts';

function parsed(text: string): QueryNode {
  const result = parseQuery(text);
  if (!result.ok) throw new Error(`${text}: ${result.fault.code} at ${result.fault.position}`);
  return result.query;
}

/** Returns the parsed query, fully bracketed. */
function understood(text: string): string {
  return printQuery(parsed(text));
}

function getError(text: string): QueryProblem {
  const result = parseQuery(text);
  if (result.ok) throw new Error(`${text} was understood as ${printQuery(result.query)}`);
  return result.fault;
}

describe('Operators', () => {
  test.each([
    ['tax credit', 'tax AND credit'],
    ['tax AND credit', 'tax AND credit'],
    ['tax OR credit rate', 'tax OR (credit AND rate)'],
    ['(tax OR credit) rate', '(tax OR credit) AND rate'],
    ['NOT tax credit', 'NOT tax AND credit'],
    ['NOT (tax credit)', 'NOT (tax AND credit)'],
    ['tax AND NOT credit', 'tax AND NOT credit'],
    ['NOT NOT tax', 'NOT NOT tax'],
    ['tax and credit or not rate', 'tax AND credit AND not AND rate'],
    ['"AND"', '"AND"'],
    ['tax & credit', 'tax AND credit'],
    ['*', '*'],
    ['tax AND *', 'tax AND *'],
    ['  ', '*'],
    ['', '*'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('Phrases', () => {
  test.each([
    ['"data privacy" act', '"data privacy" AND act'],
    ['“data privacy”', '"data privacy"'],
    ['„data privacy“', '"data privacy"'],
    ['«données personnelles»', '"données personnelles"'],
    ['"tax"', 'tax'],
    ['"section 230"', '"section 230"'],
    ['"tax policies of"', '"tax policies of"'],
    ['"nation* security"', '"nation* security"'],
    ['AT&T', '"AT T"'],
    ['501(c)(3)', '"501 c 3" OR "501c3"'],
    ['long-term', '"long term" OR longterm'],
    ['long-term care', '("long term" OR longterm) AND care'],
    ['2019-2021', '"2019 2021"'],
    ["l'accord", '"l\'accord"'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });

  test('contain the stems of both languages at each place', () => {
    expect(parsed('"tax policies"')).toEqual({
      kind: 'phrase',
      field: null,
      words: [
        { terms: ['tax', '~tax'], written: 'tax' },
        { terms: ['polici', '~polic'], written: 'policies' },
      ],
    });
  });
});

describe('Word prefixes', () => {
  test.each([
    ['legislat*', 'legislat*'],
    ['Sécur*', 'secur*'],
    ['legislat*, tax', 'legislat* AND tax'],
    ['non-discriminat*', '"non discriminat*"'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('Proximity', () => {
  test.each([
    ['tax w/5 credit', 'tax w/5 credit'],
    ['tax W/5 credit', 'tax w/5 credit'],
    ['tax near/5 credit', 'tax w/5 credit'],
    ['tax pre/5 credit', 'tax pre/5 credit'],
    ['"tax credit" w/5 (rate OR "interest rate")', '"tax credit" w/5 (rate OR "interest rate")'],
    ['data tax w/5 credit rate', 'data AND (tax w/5 credit) AND rate'],
    ['tax w/5 credit OR rate', '(tax w/5 credit) OR rate'],
    ['NOT (tax w/5 credit)', 'NOT (tax w/5 credit)'],
    ['long-term w/3 care', '("long term" OR longterm) w/3 care'],
    ['H.R. 1 w/5 taxes', '(bill#hr1 OR "H.R. 1") w/5 taxes'],
    ['title:(tax w/5 credit)', 'title:(tax w/5 credit)'],
    ['title:tax w/5 title:credit', 'title:(tax w/5 credit)'],
    ['"tax w/5 credit"', '"tax w 5 credit"'],
    ['w/o', '"w o"'],
    ['tax w/5 credit rate w/5 law', '(tax w/5 credit) AND (rate w/5 law)'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('Fields', () => {
  test.each([
    ['title:tax credit', 'title:tax AND credit'],
    ['Title: tax', 'title:tax OR "Title tax"'],
    ['title:"tax credit"', 'title:"tax credit"'],
    ['title:(tax OR credit)', 'title:tax OR title:credit'],
    ['title:(tax sponsor:smith)', 'title:tax AND sponsor:smith'],
    ['NOT summary:tax', 'NOT summary:tax'],
    ['title:tax*', 'title:tax*'],
    ['note: tax', 'note AND tax'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('Legislative ids', () => {
  test.each([
    ['bill: US S 5', 'bill:"US" AND bill:bill#s5'],
    ['legislation:US S 5 rent control', '(bill:"US" AND bill:bill#s5) AND rent AND control'],
    ['bill:HR1', 'bill:bill#hr1'],
    ['bill:hr 1 tax', 'bill:bill#hr1 AND tax'],
    ['bill:a5', 'bill:bill#a5'],
    ['bill:CA AB 12', 'bill:"CA" AND bill:bill#ab12'],
    ['bill:C-5', 'bill:bill#c-5'],
    ['bill:C55', 'bill:bill#c55 OR bill:bill#c-55'],
    ['bill:Bill C-55', 'bill:bill#c-55'],
    ['legislation:California AB 5', 'bill:"CA" AND bill:bill#ab5'],
    ['bill:AB5 2019', 'bill:bill#ab5'],
    ['bill:AB 5 CA water', '(bill:"CA" AND bill:bill#ab5) AND water'],
    ['bill:hr 1 in committee', 'bill:bill#hr1 AND in AND committee'],
    ['bill:us-119-hr-1', 'bill:"US" AND bill:bill#hr1'],
    ['bill:(HR 1 OR S 5)', 'bill:bill#hr1 OR bill:bill#s5'],
    ['bill:"US HR 1"', 'bill:"US HR 1"'],
    ['bill:bill#hr1', 'bill:bill#hr1'],
    ['bill:farm', 'bill:farm'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('Citations', () => {
  test.each([
    ['H.R. 1', 'bill#hr1 OR "H.R. 1"'],
    ['h r 1 tax', '(bill#hr1 OR "h r 1") AND tax'],
    ['US S 5', '"US" AND (bill#s5 OR "S 5")'],
    ['us s 5', 'us AND (bill#s5 OR "s 5")'],
    ['a 5 year plan', '"5" AND year AND plan'],
    ['C-5', 'bill#c-5 OR "C 5" OR "c5"'],
    ['Bill C-5', 'bill#c-5 OR "Bill C 5"'],
    ['42 USC § 1395(a) tax', '(usc#42-1395 OR "42 USC 1395 a") AND tax'],
    ['21 CFR 314.50', 'cfr#21-314.50 OR "21 CFR 314.50"'],
    ['§ 230 reform', 'sec#230 AND reform'],
    ['§ 1395w', 'sec#1395w OR "1395w"'],
    ['Pub. L. 119–21', 'pl#119-21 OR "Pub L 119 21"'],
    ['section 230 OR section 231', '(sec#230 OR "section 230") OR (sec#231 OR "section 231")'],
    ['EPA-HQ-OAR-2021-0317', 'docket#epa-hq-oar-2021-0317 OR "EPA HQ OAR 2021 0317" OR "epahqoar20210317"'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('boolean: prefix', () => {
  test.each([
    ['boolean: tax OR credit', 'tax OR credit'],
    ['rent control boolean: tax OR credit', '(rent AND control) AND (tax OR credit)'],
    ['a OR b boolean: c OR d', '(a OR b) AND (c OR d)'],
    ['boolean: tax OR credit bill: US S 5', '(tax OR credit) AND (bill:"US" AND bill:bill#s5)'],
    ['boolean: tax OR bill:HR1', 'tax OR bill:bill#hr1'],
    ['bill:HR1 boolean: tax OR credit', 'bill:bill#hr1 AND (tax OR credit)'],
    ['Boolean:(tax OR credit)', 'tax OR credit'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });
});

describe('Query fault with code and position', () => {
  test.each([
    ['tax OR "data privacy', 'unclosed-quote', 7, 1],
    ['tax OR ""', 'empty-phrase', 7, 2],
    ['tax OR "&"', 'empty-phrase', 7, 3],
    ['""', 'empty-phrase', 0, 2],
    ['(tax OR credit', 'unclosed-parenthesis', 0, 1],
    ['tax OR credit)', 'unopened-parenthesis', 13, 1],
    ['tax OR ()', 'empty-group', 7, 2],
    ['()', 'empty-group', 0, 2],
    ['AND tax', 'missing-left-operand', 0, 3],
    ['tax OR', 'missing-right-operand', 4, 2],
    ['tax OR AND credit', 'missing-right-operand', 4, 2],
    ['tax AND OR credit', 'missing-right-operand', 4, 3],
    ['tax AND &', 'missing-right-operand', 4, 3],
    ['NOT', 'missing-right-operand', 0, 3],
    ['(OR tax)', 'missing-left-operand', 1, 2],
    ['w/5 tax', 'missing-left-operand', 0, 3],
    ['tax w/5', 'missing-right-operand', 4, 3],
    ['title:', 'missing-field-words', 0, 6],
    ['title: AND tax', 'missing-field-words', 0, 6],
    ['ta*', 'prefix-too-short', 0, 3],
    ['*tax', 'misplaced-wildcard', 0, 1],
    ['ta*es', 'misplaced-wildcard', 2, 1],
    ['tax*es', 'misplaced-wildcard', 3, 1],
    ['"tax *"', 'misplaced-wildcard', 5, 1],
    ['tax w/0 credit', 'distance-out-of-range', 4, 3],
    ['tax w/51 credit', 'distance-out-of-range', 4, 4],
    ['tax w/s credit', 'unknown-proximity', 4, 3],
    ['tax near/ credit', 'unknown-proximity', 4, 5],
    ['"tax credit"~50', 'distance-out-of-range', 0, 15],
    ['tax w/5 (a b)', 'proximity-operand', 8, 5],
    ['NOT tax w/5 credit', 'proximity-operand', 0, 7],
    ['tax w/5 credit w/5 rate', 'proximity-chain', 15, 3],
    ['(tax w/5 credit) w/5 rate', 'proximity-chain', 0, 16],
    ['title:tax w/5 credit', 'proximity-fields', 0, 20],
    ['(boolean: tax)', 'misplaced-boolean', 1, 8],
    ['tax AND boolean: credit', 'misplaced-boolean', 8, 8],
    ['tax boolean:', 'empty-boolean', 4, 8],
    ['???', 'no-words', 0, 3],
  ])('%s', (text, code, position, length) => {
    const fault = getError(text);
    expect({ code: fault.code, position: fault.position, length: fault.length }).toEqual({ code, position, length });
    expect(Object.entries(QUERY_FAULTS)).toContainEqual([fault.code, fault.message]);
  });
});

describe('Query limits', () => {
  const words = (count: number): string => Array.from({ length: count }, () => 'tax').join(' ');

  test('restrict the number of characters', () => {
    expect(parseQuery('x'.repeat(QUERY_LIMITS.characters)).ok).toBe(true);
    expect(getError('x'.repeat(QUERY_LIMITS.characters + 1)).code).toBe('query-too-long');
  });

  test('restrict the number of words', () => {
    expect(parseQuery(words(QUERY_LIMITS.terms)).ok).toBe(true);
    expect(getError(words(QUERY_LIMITS.terms + 1)).code).toBe('too-many-terms');
  });

  test('restrict the length of a phrase', () => {
    expect(parseQuery(`"${words(QUERY_LIMITS.spanWords)}"`).ok).toBe(true);
    expect(getError(`"${words(QUERY_LIMITS.spanWords + 1)}"`).code).toBe('phrase-too-long');
  });

  test('restrict the reach of a proximity', () => {
    expect(parseQuery(`"${words(14)}" w/50 tax`).ok).toBe(true);
    expect(getError(`"${words(15)}" w/50 tax`).code).toBe('proximity-too-wide');
  });

  test.each([
    ['parentheses', '('.repeat(9_000) + 'tax' + ')'.repeat(9_000)],
    ['open parentheses beside an operator', 'NOT ' + '('.repeat(19_000)],
    ['NOT', 'NOT '.repeat(4_900) + 'tax'],
    ['fields', 'title:'.repeat(3_000) + 'tax'],
  ])('restrict the depth: thousands of %s are rejected', (_, text) => {
    expect(getError(text).code).toBe('too-deep');
  });

  test.each([
    ['quotes', '"a" '.repeat(5_000)],
    ['hyphens', 'a-'.repeat(10_000)],
    ['citations', 'H.R. 1 '.repeat(2_800)],
    ['stars', '*'.repeat(20_000)],
    ['subsections', '501' + '(a)'.repeat(6_000)],
    ['section marks', '§'.repeat(20_000)],
    ['operators', 'tax OR '.repeat(2_800) + 'tax'],
    ['proximities', 'tax w/5 credit '.repeat(1_300)],
    ['slashes', 'a/'.repeat(10_000)],
    ['bars', 'a|'.repeat(10_000)],
    ['minus signs', '-1 '.repeat(6_600)],
    ['apostrophes', "'a ".repeat(6_600)],
    ['blanks', ' '.repeat(19_990) + 'or a'],
    ['operators in lowercase', 'a not '.repeat(3_300)],
  ])('keep parsing fast: 20,000 characters of %s', (_, text) => {
    const before = process.cpuUsage();
    const result = parseQuery(text);
    if (result.ok) findQueryHints(text);
    else suggestFixes(text, result.fault);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
  });
});

describe('The explanation says in plain words what is found', () => {
  test.each([
    ['', 'Every document.'],
    ['*', 'Every document.'],
    ['NOT *', 'No document.'],
    ['NOT water', 'Documents without “water”.'],
    ['-water', 'Documents without “water”.'],
    ['NOT NOT water', 'Documents with “water”.'],
    ['NOT water NOT tax', 'Documents without “water” or “tax”.'],
    ['NOT (water OR tax)', 'Documents without “water” or “tax”.'],
    ['NOT (water AND tax)', 'Documents without (“water” and “tax” together).'],
    ['rent -commercial', 'Documents with “rent”, but without “commercial”.'],
    ['(rent OR lease) NOT commercial', 'Documents with “rent” or “lease”, but without “commercial”.'],
    ['rent OR NOT commercial', 'Documents with “rent” or no “commercial”.'],
    [
      'title:(tax OR "data privacy") AND NOT legislat*',
      'Documents with “tax” in the title or the phrase “data privacy” in the title, but without a word beginning with “legislat”.',
    ],
    ['§ 1983', 'Documents with section 1983.'],
    ['title:(HR 1) tax', 'Documents with bill HR 1 (or “HR 1”) in the title and “tax”.'],
    [
      'H.R. 1 pre/5 42 U.S.C. 1395',
      'Documents with bill HR 1 (or “H.R. 1”) at most 5 words before 42 U.S.C. 1395 (or “42 U.S.C. 1395”).',
    ],
    ['tax w/1 credit', 'Documents with “tax” right beside “credit”.'],
  ])('%s', (text, explanation) => {
    expect(parseQuery(text)).toMatchObject({ ok: true, explanation });
  });
});

describe('Common words', () => {
  test.each([
    ['What bills are about the water rights?', 'bills AND water AND rights'],
    ['which of these is "the point of the act"', '"the point of the act"'],
    ['what is WHO funding for IT', '"WHO" AND funding AND "IT"'],
    ['A bill about Part A', 'bill AND "Part" AND "A"'],
    ['the on-site inspection', '("on site" OR onsite) AND inspection'],
    // With an operator, every word counts.
    ['the AND water', 'the AND water'],
    ['the water w/5 right', 'the AND (water w/5 right)'],
    ['title:the water', 'title:the AND water'],
    // These queries have no other words.
    ['what is this', 'what AND is AND this'],
    ['shall not', 'shall AND not'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });

  test('are listed in the explanation as ignored', () => {
    expect(parseQuery('what are tax credits')).toMatchObject({
      explanation: 'Documents with “tax” and “credits”. Ignored common words: what, are.',
    });
  });
});
