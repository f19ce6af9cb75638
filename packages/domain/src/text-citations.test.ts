import { describe, expect, it } from 'vitest';
import { codeSectionUrl, findTextCitations } from './text-citations.ts';

const told = (text: string, congress: number | null = 119) =>
  findTextCitations(text, congress).map(({ start, end, ...citation }) => [text.slice(start, end), citation]);
const code = (title: number, section: string) => ({ kind: 'code', title, section });
const bill = (type: string, number: number, congress = 119) => ({ kind: 'bill', congress, type, number });

describe('Text citations', () => {
  it.each<[string, string, unknown]>([
    ['under 54 U.S.C. 320301, the', '54 U.S.C. 320301', code(54, '320301')],
    ['see (42 U.S.C. 1395w–4(a)(1)) and', '42 U.S.C. 1395w–4(a)(1)', code(42, '1395w-4')],
    ['the Act (29 U.S.C. 201 et seq.) is', '29 U.S.C. 201', code(29, '201')],
    ['under 5 USC 552a(b).', '5 USC 552a(b)', code(5, '552a')],
    ['15 U. S. C. § 78m; and', '15 U. S. C. § 78m', code(15, '78m')],
    ['42 U.S.C. 2000e-5.', '42 U.S.C. 2000e-5', code(42, '2000e-5')],
    [
      'Section 8(b) of title 28, United States Code, is amended',
      'Section 8(b) of title 28, United States Code',
      code(28, '8'),
    ],
    ['Public Law 117–169; 136 Stat.', 'Public Law 117–169', { kind: 'law', congress: 117, number: 169 }],
    ['(Pub. L. No. 94-142)', 'Pub. L. No. 94-142', { kind: 'law', congress: 94, number: 142 }],
    ['as in H.R. 1234, the', 'H.R. 1234', bill('hr', 1234)],
    ['as in S. 56.', 'S. 56', bill('s', 56)],
    ['H. Con. Res. 14 sets', 'H. Con. Res. 14', bill('hconres', 14)],
    ['S.J. Res. 7 (118th Congress) died', 'S.J. Res. 7 (118th Congress)', bill('sjres', 7, 118)],
    ['H.R. 5376 of the 117th Congress', 'H.R. 5376 of the 117th Congress', bill('hr', 5376, 117)],
  ])('%s', (text, words, citation) => {
    expect(told(text)).toEqual([[words, citation]]);
  });

  it.each([
    ['the initials of a person', 'Harry S. Truman wrote U.S. 56 and J.S. 4'],
    ['a court', '135 S. Ct. 56'],
    ['an appendix without a section', '5 U.S.C. App.'],
    ['a title there is none of', '99 U.S.C. 12'],
    ['a range of the Register', '89 FR 12345'],
    ['an order of a state, numbered by years', 'Executive Order 2020-04 and Executive Order No. 20-4'],
    ['an order of another kind', 'order 14110 and EO 9.5'],
  ])('do not include %s', (_what, text) => {
    expect(told(text)).toEqual([]);
  });

  it('of several sections or orders are listed individually', () => {
    expect(told('sections 3(a), 4, and 1395w–4 of title 18, United States Code')).toEqual([
      ['3(a)', code(18, '3')],
      ['4', code(18, '4')],
      ['1395w–4', code(18, '1395w-4')],
    ]);
    expect(told('Executive Orders 12866, 13,563 and 11359-A require')).toEqual([
      ['12866', { kind: 'order', number: '12866' }],
      ['13,563', { kind: 'order', number: '13563' }],
      ['11359-A', { kind: 'order', number: '11359-A' }],
    ]);
  });

  it.each([
    ['Executive Order 14110 of 2023', 'Executive Order 14110', '14110'],
    ['under E.O. 13771, the', 'E.O. 13771', '13771'],
    ['EO 9066.', 'EO 9066', '9066'],
    ['Executive Order No. 12,866', 'Executive Order No. 12,866', '12866'],
  ])('read %s as an order', (text, words, number) => {
    expect(told(text)).toEqual([[words, { kind: 'order', number }]]);
  });

  it('of a measure need their own Congress or the Congress of the text', () => {
    expect(told('H.R. 1234 and S. 5 of the 118th Congress', null)).toEqual([
      ['S. 5 of the 118th Congress', bill('s', 5, 118)],
    ]);
  });

  it('are listed in the order of the text', () => {
    const text = 'S. 1, 42 U.S.C. 1, Public Law 111–148, section 2 of title 3, United States Code';
    expect(findTextCitations(text, 119).map(({ kind }) => kind)).toEqual(['bill', 'code', 'law', 'code']);
  });

  it('are found in linear time', () => {
    const lists =
      'sections 1(a), '.repeat(10_000) + `sections ${'1, '.repeat(50_000)}` + `E.O. ${'12866, '.repeat(50_000)}`;
    const hostile = '1 U.S.C. 1(a)(a)'.repeat(20_000) + `section ${'1(a)'.repeat(50_000)}` + lists;
    const before = process.cpuUsage();
    findTextCitations(hostile, 119);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
  });
});

it('codeSectionUrl links a Code section to its official page', () => {
  expect(codeSectionUrl({ title: 42, section: '1395w-4' })).toBe(
    'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1395w-4&num=0&edition=prelim',
  );
});
