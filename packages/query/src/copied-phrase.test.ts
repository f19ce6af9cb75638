import { analyzeDocument } from '@rotunda/analysis';
import { describe, expect, test } from 'vitest';
import { evaluate, findQueryHints, parseQuery } from './index.ts';

const NAMES = [
  'Summary',
  'Title',
  'Sponsor',
  'Text',
  'Bill',
  'Legislation',
  'Status',
  'H.R. 1',
  'Not',
  'Corps Summary',
];
const RESTS = ['What the Bill Does (And Does Not)', 'Smith (R-TX) on 401(k) Plans', 'O’Neil’s “Clean Water”, in Brief'];
const FORMS: Readonly<Record<string, (title: string) => string>> = {
  'as it is': (title) => title,
  'in capitals': (title) => title.toUpperCase(),
  'in lower case': (title) => title.toLowerCase(),
  'in quotation marks': (title) => `"${title.replaceAll(/[“”]/g, '')}"`,
  'without a space': (title) => title.replace(': ', ':'),
  'with a space before the colon': (title) => title.replace(': ', ' : '),
};
const TITLES = NAMES.flatMap((name) => RESTS.flatMap((rest) => [`${name}: ${rest}`, `Rules (2026) ${name}: ${rest}`]));

function isFound(typed: string, title: string): boolean {
  const parsed = parseQuery(typed);
  return parsed.ok && evaluate(parsed.query, analyzeDocument([{ field: 'title', language: 'en', text: title }]));
}

test.each(Object.entries(FORMS))('A title with a colon finds its document, pasted %s', (_, form) => {
  expect(TITLES.filter((title) => !isFound(form(title), title))).toEqual([]);
});

test.each(['title:water', 'title: water', 'water sponsor:smith', 'summary:(water OR tax)', 'Title:water AND tax'])(
  'A search for a field is not read as a text: %s',
  (typed) => {
    const parsed = parseQuery(typed);
    const document = analyzeDocument([{ field: 'text', language: 'en', text: typed }]);
    expect(parsed.ok && evaluate(parsed.query, document)).toBe(false);
  },
);

describe('The reading of a name before a colon is said', () => {
  test.each([
    ['Legislation:In Brief', '“Legislation:” finds the next term in the bill number.', 'Legislation In Brief'],
    ['summary: what a new bill does', '“summary:” finds the next term in the summary.', 'summary what a new bill does'],
  ])('%s', (typed, message, fixed) => {
    const [hint] = findQueryHints(typed);
    expect(hint?.message).toBe(`${message} Documents with all of this text as typed are found, too.`);
    expect(hint?.fixes.map(({ text }) => text)).toEqual([fixed]);
  });

  test('but not for an ordinary search', () => {
    expect(findQueryHints('title:water bill: HR 1')).toEqual([]);
  });
});
