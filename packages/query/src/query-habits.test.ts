import { analyzeDocument } from '@rotunda/analysis';
import { describe, expect, test } from 'vitest';
import { evaluate, findQueryHints, parseQuery, printQuery, type QueryFix, suggestFixes } from './index.ts';

/** Returns the parsed query, fully bracketed, or the code of its fault. */
function understood(text: string): string {
  const result = parseQuery(text);
  return result.ok ? printQuery(result.query) : result.fault.code;
}

function isFoundBy(typed: string, text: string): boolean {
  const result = parseQuery(typed);
  return result.ok && evaluate(result.query, analyzeDocument([{ field: 'text', language: 'en', text }]));
}

function clicks(fixes: readonly QueryFix[]): [string, string][] {
  return fixes.map(({ label, text }) => [label, text]);
}

const writtenOut = (text: string): [string, string] => [`Use ${text}`, text];

describe('Operators of other search engines mean the same', () => {
  test.each([
    ['-water', 'NOT water'],
    ['tax -water', 'tax AND NOT water'],
    ['tax -"water rights"', 'tax AND NOT "water rights"'],
    ['tax -(water OR land)', 'tax AND NOT (water OR land)'],
    ['tax -title:water', 'tax AND NOT title:water'],
    ['title:-water', 'NOT title:water'],
    ['tax !water', 'tax AND NOT water'],
    ['tax -water rights', 'tax AND NOT water AND rights'],
    ['What is the tax -the', 'tax AND NOT the'],
    ['tax -H.R. 1', 'tax AND NOT (bill#hr1 OR "H.R. 1")'],
    ['+water +rights', 'water AND rights'],
    ['+"water rights"', '"water rights"'],
    ['water | tax', 'water OR tax'],
    ['water || tax', 'water OR tax'],
    ['water|tax', 'water OR tax'],
    ['state water|tax', 'state AND (water OR tax)'],
    ['water && tax', 'water AND tax'],
    ['water&&tax', 'water AND tax'],
    ['water NEAR rights', 'water w/10 rights'],
    ['water NEAR5 rights', 'water w/5 rights'],
    ['water near5 rights', 'water w/5 rights'],
    ['water NEAR/5 rights', 'water w/5 rights'],
    ['water W/5 rights', 'water w/5 rights'],
    ['water w5 rights', 'water w/5 rights'],
    ['water /5 rights', 'water w/5 rights'],
    ['water ~5 rights', 'water w/5 rights'],
    ['water N/5 rights', 'water w/5 rights'],
    ['water near:5 rights', 'water w/5 rights'],
    ['water AROUND(5) rights', 'water w/6 rights'],
    ['water ADJ rights', 'water pre/1 rights'],
    ['water ADJ5 rights', 'water w/5 rights'],
    ['water PRE/5 rights', 'water pre/5 rights'],
    ['water P/5 rights', 'water pre/5 rights'],
    ['"water rights"~0', '"water rights"'],
    ['"water rights"~1', 'water pre/2 rights'],
    ['"water rights"~5', '(water pre/6 rights) OR (rights pre/4 water)'],
    ['“water rights”~5', '(water pre/6 rights) OR (rights pre/4 water)'],
    ['title:"water rights"~1', 'title:(water pre/2 rights)'],
    ['"water"~5', 'water'],
    ['"clean water act"~1', '(clean pre/2 water) AND (water pre/2 act)'],
    ['"water rights"^4 tax', '"water rights" AND tax'],
    ['water^4 tax~ rights~2', 'water AND tax AND rights'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });

  // Lucene counts the moves that bring the words together; exchanging two neighbors takes two.
  test.each([
    ['water rights', true],
    ['water 1 2 3 4 5 rights', true],
    ['water 1 2 3 4 5 6 rights', false],
    ['rights 1 2 3 water', true],
    ['rights 1 2 3 4 water', false],
  ])('"water rights"~5 finds “%s”: %s', (text, isFound) => {
    expect(isFoundBy('"water rights"~5', text)).toBe(isFound);
  });
});

describe('Signs in ordinary text are punctuation', () => {
  test.each([
    ['non-profit', '"non profit" OR nonprofit'],
    ['COVID-19', '"COVID 19" OR "covid19"'],
    ['PM-2.5', '"PM 2.5"'],
    ['years 2019 -2021', 'years AND "2019" AND "2021"'],
    ['act -- amended', 'act AND amended'],
    ['act --amended', 'act AND amended'],
    ['low- and moderate-income', 'low AND ("moderate income" OR moderateincome)'],
    ['C++ rules', '"C" AND rules'],
    ['Water? Tax!', '"Water" AND "Tax"'],
    ['water |', 'water'],
    ['| water | | tax', 'water OR tax'],
    ['|| water &&', 'water'],
    ['water OR | tax', 'water OR tax'],
    ['Form w5', '"Form" AND "w5"'],
    ['NEAR shore', '"NEAR" AND shore'],
    ['about ~5', '"5"'],
    ['rates w100 apply', 'rates AND "w100" AND apply'],
    ['1*2', '"1 2"'],
    ['pre/post test', '"pre post" AND test'],
    ['tax "data privacy', 'tax AND data AND privacy'],
    ['24" pipe', '"24" AND pipe'],
    ['(a water', 'water'],
    ['1) water 2) tax', '"1" AND water AND "2" AND tax'],
    ['water ()', 'water'],
    ['water "—" tax', 'water AND tax'],
    ['SHALL NOT APPLY', '"SHALL" AND "NOT" AND "APPLY"'],
    ['NOT LATER THAN 5 DAYS', '"NOT" AND "LATER" AND "THAN" AND "5" AND "DAYS"'],
    ['A TAX NOT OTHERWISE PAID BY LAW', '"TAX" AND "NOT" AND "OTHERWISE" AND "PAID" AND "BY" AND "LAW"'],
    ['AND LOCAL TAXES', '"AND" AND "LOCAL" AND "TAXES"'],
    ['STATE AND', '"STATE" AND "AND"'],
    ['STATE AND LOCAL', '"STATE" AND "LOCAL"'],
    ['Amount ($) | Total ($)', '"Amount" OR "Total"'],
    ['SPONSOR: SMITH TITLE', '(sponsor:"SMITH" OR "SPONSOR SMITH") AND "TITLE"'],
    ['NUMBER: S100 SPONSOR:', '"NUMBER" AND (bill#s100 OR "S100") AND "SPONSOR"'],
    ['RENT NOT COMMERCIAL', '"RENT" AND NOT "COMMERCIAL"'],
  ])('%s', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });

  test.each([
    'What is the Water Rights (Amendment) Act? Is it law',
    'Clean Water Act | Congress.gov | Library of Congress',
    '“Stop & Go” — an Act to amend or repeal, and not extend, the 3% tax: Part 2',
    'AN ACT RELATING TO WATER; PROVIDING THAT FEES SHALL NOT BE CHARGED AND FOR OTHER PURPOSES',
    'To require reports "on time" and/or (if late) within 5 days -- near the end',
  ])('A pasted title finds its document: %s', (title) => {
    expect(isFoundBy(title, title)).toBe(true);
  });
});

describe('What means something else here is said, with one click to what was meant', () => {
  test.each<[string, string, [string, string][]]>([
    ['water or tax', 'lowercase-operator', [['Use OR', 'water OR tax']]],
    ['water not tax', 'lowercase-operator', [['Use NOT', 'water NOT tax']]],
    ['water near tax', 'lowercase-operator', [['Use NEAR', 'water NEAR tax']]],
    ['water OR tax and rate', 'lowercase-operator', [['Use AND', 'water OR tax AND rate']]],
    ['A FEE SHALL NOT APPLY', 'not-as-word', [['Exclude the next term', 'A FEE SHALL AND NOT APPLY']]],
    ['water W5 rights', 'proximity-as-word', [['Use w/5', 'water w/5 rights']]],
    ['form w5 rules', 'word-as-proximity', [['Search for the word instead', 'form "w5" rules']]],
    ['the wat?r rate', 'single-character-wildcard', [['Use wat*', 'the wat* rate']]],
    ['t?x', 'single-character-wildcard', []],
    ['legislat! rate', 'ending-wildcard', [['Use legislat*', 'legislat* rate']]],
    ['water~2', 'misspellings', [['Use water*', 'water*']]],
    ['water^4 tax', 'weight', [['Remove it', 'water tax']]],
    ['+water OR tax', 'plus', [['Remove it', 'water OR tax']]],
    ['budget -2023', 'excluded-number', [['Search for the number', 'budget 2023']]],
    [
      'intitle:water',
      'unknown-field',
      [
        ['Use title:', 'title:water'],
        ['Remove intitle:', 'water'],
      ],
    ],
    ['state:CA water', 'unknown-field', [['Remove state:', 'CA water']]],
    ['Title: water', 'field-or-word', [['Search for the word “Title”', 'Title water']]],
    ["the 'water rights' act", 'single-quotes', [['Search for the phrase', 'the "water rights" act']]],
    ['the ‘water rights’ act', 'single-quotes', [['Search for the phrase', 'the "water rights" act']]],
    ['tax [2020 TO 2024]', 'number-range', [['Remove it', 'tax']]],
    ['tax "data privacy', 'stray-quote', [['Search for the phrase', 'tax "data privacy"']]],
    ['"clean water act"~3', 'sloppy-phrase', []],
    ['tax credit"', 'stray-quote', [['Search for the phrase', '"tax credit"']]],
    ['water or tax or fee', 'lowercase-operator', [['Use OR', 'water OR tax OR fee']]],
    ['tax and not credit', 'lowercase-operator', [['Use AND NOT', 'tax AND NOT credit']]],
    ['tax but not credit', 'lowercase-operator', [['Use NOT', 'tax NOT credit']]],
    ['tax BUT NOT credit', 'lowercase-operator', [['Use NOT', 'tax NOT credit']]],
    ['tax or(credit)', 'lowercase-operator', [['Use OR', 'tax OR(credit)']]],
    ['child! w/5 car!', 'ending-wildcard', [['Use child* and car*', 'child* w/5 car*']]],
    ['legislat$', 'ending-wildcard', [['Use legislat*', 'legislat*']]],
    ['%tax%', 'ending-wildcard', [['Use tax*', 'tax*']]],
    ['wat??', 'ending-wildcard', [['Use wat*', 'wat*']]],
    ['tax % credit', 'foreign-exclusion', [['Exclude the next term', 'tax AND NOT credit']]],
    ['tax –credit', 'foreign-exclusion', [['Exclude the next term', 'tax -credit']]],
    ['tax ANDNOT credit', 'word-as-operator', [['Use AND NOT', 'tax AND NOT credit']]],
    ['tax XOR credit', 'word-as-operator', [['Use OR', 'tax OR credit']]],
    ['tax +5 credit', 'foreign-proximity', [['Use pre/5', 'tax pre/5 credit']]],
    ['tax +s credit', 'foreign-proximity', [['Use pre/15', 'tax pre/15 credit']]],
    ['tax p/ credit', 'foreign-proximity', [['Use w/50', 'tax w/50 credit']]],
    ['tax NEAR(5) credit', 'foreign-proximity', [['Use w/5', 'tax w/5 credit']]],
    ['tax ONEAR/3 credit', 'foreign-proximity', [['Use pre/3', 'tax pre/3 credit']]],
    ['tax AROUND 3 credit', 'foreign-proximity', [['Use w/4', 'tax w/4 credit']]],
    ['tax within 5 words of credit', 'foreign-proximity', [['Use w/5', 'tax w/5 credit']]],
    ['tax w/ 5 credit', 'foreign-proximity', [['Use w/5', 'tax w/5 credit']]],
    ['"tax credit" ~5', 'spaced-slop', [['Apply it to the phrase', '"tax credit"~5']]],
    [
      'TI(tax)',
      'foreign-field',
      [
        ['Use title:', 'title:(tax)'],
        ['Remove TI', '(tax)'],
      ],
    ],
    [
      'title=tax',
      'foreign-field',
      [
        ['Use title:', 'title:tax'],
        ['Remove title', 'tax'],
      ],
    ],
    ['atleast5(tax)', 'foreign-field', [['Remove atleast5', '(tax)']]],
    ['tax[ti]', 'foreign-field', [['Use title:', 'title:tax']]],
    ['allintitle: tax credit', 'foreign-field', [['Use title:', 'title:(tax credit)']]],
    ['site:congress.gov tax', 'web-operator', [['Remove site:congress.gov', 'tax']]],
    ['tax&credit', 'joined-words', [['Search for each word', 'tax credit']]],
    ['water,tax', 'joined-words', [['Search for each word', 'water tax']]],
    ['tax 2010..2020', 'number-range', [['Remove it', 'tax']]],
    ['[2010 TO 2020]', 'number-range', []],
    ['tax year:>2020', 'number-range', [['Remove it', 'tax']]],
  ])('%s', (text, code, fixes) => {
    const hints = findQueryHints(text);
    expect(hints.map((hint) => [hint.code, clicks(hint.fixes)])).toEqual([[code, fixes]]);
    for (const { message, position, length } of hints) {
      expect(message).toMatch(/\.$/);
      expect(text.slice(position, position + length)).not.toBe('');
    }
  });

  test.each([
    'water and tax',
    'water OR tax',
    '"water or tax"',
    'tax -water',
    'https://www.congress.gov?q=water',
    'Re: water',
    'at 10:30 sharp',
    'Who pays?',
    "the state's and O'Neill's workers' rights",
    'bill: US S 5',
    'water NEAR/5 rights',
    'AT&T and/or R&D',
    'the title(s) of number(s) 5% of $3 C# rules',
    'water – tax',
  ])('is not said about %s', (text) => {
    expect(findQueryHints(text)).toEqual([]);
  });

  test.each<[string, string, [string, string][]]>([
    [
      'a OR "water',
      'unclosed-quote',
      [
        ['Close it at the end', 'a OR "water"'],
        ['Remove it', 'a OR water'],
      ],
    ],
    [
      '(tax OR rate',
      'unclosed-parenthesis',
      [
        ['Close it at the end', '(tax OR rate)'],
        ['Remove it', 'tax OR rate'],
      ],
    ],
    ['tax OR rate)', 'unopened-parenthesis', [['Remove it', 'tax OR rate']]],
    [
      'tax OR',
      'missing-right-operand',
      [
        ['Search for the word', 'tax "OR"'],
        ['Remove it', 'tax'],
      ],
    ],
    ['ta*', 'prefix-too-short', [['Search for ta', 'ta']]],
    ['*water tax', 'misplaced-wildcard', [['Search for water', 'water tax']]],
    ['the legis*tion act', 'misplaced-wildcard', [['Use legis*', 'the legis* act']]],
    ['wo*n', 'misplaced-wildcard', []],
    ['tax /s rate', 'unknown-proximity', [['Use w/15', 'tax w/15 rate']]],
    ['tax w/p rate', 'unknown-proximity', [['Use w/50', 'tax w/50 rate']]],
    ['tax w/99 rate', 'distance-out-of-range', [['Use w/50', 'tax w/50 rate']]],
    ['title:', 'missing-field-words', [['Search for the word', '"title"']]],
    ['tax w/5 (credit AND rebate)', 'proximity-operand', [writtenOut('tax w/5 credit AND tax w/5 rebate')]],
    ['tax w/5 NOT credit', 'proximity-operand', [writtenOut('tax NOT (tax w/5 credit)')]],
    ['tax w/5 credit w/3 water', 'proximity-chain', [writtenOut('tax w/5 credit AND credit w/3 water')]],
    ['(tax w/5 credit) w/3 water', 'proximity-chain', [writtenOut('tax w/5 credit AND credit w/3 water')]],
    [
      'tax NOT w/5 credit',
      'missing-right-operand',
      [
        writtenOut('tax NOT (tax w/5 credit)'),
        ['Search for the word', 'tax "NOT" w/5 credit'],
        ['Remove it', 'tax w/5 credit'],
      ],
    ],
    ['"tax * credit"', 'misplaced-wildcard', [writtenOut('tax pre/2 credit'), ['Remove the *', '"tax credit"']]],
  ])('%s can’t be parsed', (text, code, fixes) => {
    const result = parseQuery(text);
    if (result.ok) throw new Error(printQuery(result.query));
    expect([result.fault.code, clicks(suggestFixes(text, result.fault))]).toEqual([code, fixes]);
  });
});
