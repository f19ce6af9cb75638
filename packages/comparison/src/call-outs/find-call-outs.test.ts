import { describe, expect, test } from 'vitest';
import { compareTexts } from '../compare-texts.ts';
import { getText } from '../testing/get-text.ts';
import type { ComparisonLanguage } from '../types.ts';

/** Returns the call-outs between two readings of a section, as `kind: left → right`. */
function callOuts(left: string, right: string, language: ComparisonLanguage = 'en'): string[] {
  const text = (words: string) =>
    getText(`1 Program | ${words} | The rest of the section stays as it is in both texts.`, language);
  return compareTexts(text(left), text(right)).callOuts.map((each) => `${each.kind}: ${each.left} → ${each.right}`);
}

describe('English call-outs', () => {
  test.each([
    [
      'There is authorized $5,000,000 a year.',
      'There is authorized $2.5 million a year.',
      'money: $5,000,000 → $2.5 million',
    ],
    ['A fee of $1,500, in cash, is due.', 'A fee of $2,500, in cash, is due.', 'money: $1,500 → $2,500'],
    [
      'Not later than 90 days after enactment, report.',
      'Not later than 1 year after enactment, report.',
      'deadline: Not later than 90 days → Not later than 1 year',
    ],
    ['The Secretary may issue a rule.', 'The Secretary shall issue a rule.', 'modal: may issue → shall issue'],
    ['The fee shall apply to ships.', 'The fee shall not apply to ships.', 'negation: shall apply → shall not apply'],
    ['A share of 35 percent is paid.', 'A share of 51 percent is paid.', 'percentage: 35 percent → 51 percent'],
    ['A share of 12 1/2 percent is paid.', 'A share of 15 percent is paid.', 'percentage: 12 1/2 percent → 15 percent'],
    ['A share of 12½ percent is paid.', 'A share of 12¼ percent is paid.', 'percentage: 12½ percent → 12¼ percent'],
    [
      'A share of 12-1/2 percent is paid.',
      'A share of 1/2 percent is paid.',
      'percentage: 12-1/2 percent → 1/2 percent',
    ],
    ['A share of ½ percent is paid.', 'A share of ⅔ percent is paid.', 'percentage: ½ percent → ⅔ percent'],
    [
      'A share of 12 and one-half percent is paid.',
      'A share of twenty-five percent is paid.',
      'percentage: 12 and one-half percent → twenty-five percent',
    ],
    [
      'A fee of one-half of 1 percent is paid.',
      'A fee of 1/4 of 1 percent is paid.',
      'percentage: one-half of 1 percent → 1/4 of 1 percent',
    ],
    [
      'Not later than 1 1/2 years after enactment, report.',
      'Not later than 2 1/2 years after enactment, report.',
      'deadline: Not later than 1 1/2 years → Not later than 2 1/2 years',
    ],
    ['A fee of $725,000¹¹ is due.', 'A fee of $750,000¹¹ is due.', 'money: $725,000 → $750,000'],
    ['See section 12(a) of the Act.', 'See section 12(b) of the Act.', 'citation: section 12(a) → section 12(b)'],
    [
      'As given in section 1702 of title 41.',
      'As given in section 1702(a) of title 41.',
      'citation: section 1702 → section 1702(a)',
    ],
    [
      'Section 2 is amended by striking “2031” there.',
      'Section 2 is amended by striking “2033” there.',
      'law-struck: 2031 → 2033',
    ],
    [
      'It is amended by inserting “June 30” after it.',
      'It is amended by inserting “May 31” after it.',
      'law-inserted: June 30 → May 31',
    ],
    ['The term “ship” means a vessel.', 'The term “ship” means a vessel under sail.', 'definition: ship → ship'],
    [
      'The term “phase 3” includes tests.',
      'The term “phase 3 trial” includes tests.',
      'definition: phase 3 → phase 3 trial',
    ],
  ])('%s → %s', (left, right, expected) => expect(callOuts(left, right)).toContain(expected));
});

describe('French call-outs', () => {
  test.each([
    ['Une somme de 5 000 $ est versée.', 'Une somme de 7 500 $ est versée.', 'money: 5 000 $ → 7 500 $'],
    ['Le ministre peut fixer les droits.', 'Le ministre doit fixer les droits.', 'modal: peut fixer → doit fixer'],
    [
      'Le rapport est remis dans les 30 jours.',
      'Le rapport est remis dans les 90 jours.',
      'deadline: dans les 30 jours → dans les 90 jours',
    ],
    ['Un taux de 5 % est appliqué.', 'Un taux de 7 % est appliqué.', 'percentage: 5 % → 7 %'],
    [
      'Il est visé à l’article 12 de la loi.',
      'Il est visé à l’article 14 de la loi.',
      'citation: article 12 → article 14',
    ],
  ])('%s → %s', (left, right, expected) => expect(callOuts(left, right, 'fr')).toContain(expected));
});

test('Equal numbers of struck and inserted values are paired in order, and others are listed alone', () => {
  expect(
    callOuts(
      'It is $180 for the first fiscal year and $304 for the second one.',
      'It is $140 in every first quarter, then $262 in every second.',
    ),
  ).toEqual(['money: $180 → $140', 'money: $304 → $262']);
  expect(
    callOuts('There is given $516 for 2027, $542 for 2028, and $570 for 2029.', 'There is given and $492 for 2027.'),
  ).toEqual(['money: $516 → null', 'money: $542 → null', 'money: $570 → null', 'money: null → $492']);
});

test('A value that an instruction strikes or inserts is called out once', () => {
  expect(callOuts('The limit holds.', 'The limit holds. Section 9 is amended by striking “$500” there.')).toEqual([
    'citation: null → Section 9',
    'law-struck: null → $500',
  ]);
  expect(
    callOuts('The limit is amended by striking “$500” there.', 'The limit is amended by striking “$700” there.'),
  ).toEqual(['money: $500 → $700']);
});

test('A value that a passage struck twice is called out once', () => {
  expect(
    callOuts('It is due on less than $125 and on more than $125 a year.', 'It is due on whatever is earned a year.'),
  ).toEqual(['money: $125 → null']);
});

test('A definition moved from a merged section is not called out as new', () => {
  const definitions = (open: string, close: string) =>
    [
      `(1) The term ${open}ship${close} means a vessel under sail, whether or not it has an engine or carries any cargo.`,
      `(2) The term ${open}port${close} means a harbor where ships are loaded, unloaded, repaired or laid up in winter.`,
      `(3) The terms ${open}master${close} and ${open}captain${close} mean the person who commands a ship and all who sail on it.`,
    ].join(' | ');
  const duties =
    'The Secretary keeps a list of every ship and port, sees to its accuracy, and opens it to whoever asks | The list names the master of each ship and the day it last left the port.';
  const left = getText(`1 Lists | ${duties} || 2 Definitions | In this Act: | ${definitions('“', '”')}`);
  const right = getText(`1 Lists | ${duties} | In this section: | ${definitions('‘', '’')}`);
  const { callOuts: told, sections } = compareTexts(left, right);
  expect(sections.map(({ kind }) => kind)).toContain('merged');
  expect(told).toEqual([]);
});

describe('No call-out for text', () => {
  test.each([
    ['that writes the same fraction otherwise', 'It pays 12 1/2 percent.', 'It pays 12½ percent.'],
    ['that writes a fraction with a hyphen', 'It pays 12-1/2 percent.', 'It pays 12 1/2 percent.'],
    ['that writes a formula with small digits', 'It limits CO2 by 5 percent.', 'It limits CO₂ by 5 percent.'],
    ['that only lost its place', 'The fee is $5 and the rent is due.', 'The rent is due and the fee is $5.'],
    ['that limits rather than negates', 'It is 5 feet for all ships.', 'It is not less than 5 feet for all ships.'],
    ['that says the same duty', 'The agency shall report to Congress.', 'The agency must report to Congress.'],
    ['that forbids the same', 'The agency shall not charge a fee.', 'The agency may not charge a fee.'],
    ['whose verb changed with it', 'The agency may publish the list.', 'The agency shall collect the fees.'],
  ])('%s', (_, left, right) => expect(callOuts(left, right)).toEqual([]));

  test('in a section that is entirely new', () => {
    const left = getText('1 Program | The program is established in the department.');
    const right = getText(
      '1 Program | The program is established in the department. || 2 Fees | A fee of $5,000 is due within 30 days.',
    );
    expect(compareTexts(left, right).callOuts).toEqual([]);
  });
});
