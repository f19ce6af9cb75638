import { describe, expect, test } from 'vitest';
import { analyzeText } from '../index.ts';

/** Returns the citations of a text: the term and the text that a highlight would mark. */
function citations(text: string, field: 'text' | 'bill' = 'text', language: 'en' | 'fr' = 'en'): string[] {
  return analyzeText(text, language, field).flatMap(({ term, start, end }) =>
    term.includes('#') ? [`${term} «${text.slice(start, end)}»`] : [],
  );
}

describe('Bill citations', () => {
  test.each(['H.R. 1', 'HR1', 'HR 1', 'H R 1', 'hr 1', 'H. R. 1', 'H.R.1', 'HR-1', 'Hr. 0001'])('%s', (text) => {
    expect(citations(`under ${text} the`)).toEqual([`bill#hr1 «${text}»`]);
  });

  test.each([
    ['S. 5', 'bill#s5'],
    ['S.1234', 'bill#s1234'],
    ['S1234', 'bill#s1234'],
    ['A. 9427', 'bill#a9427'],
    ['A9427', 'bill#a9427'],
    ['S05795A', 'bill#s5795'],
    ['H.J.Res. 12', 'bill#hjres12'],
    ['H. J. Res. 12', 'bill#hjres12'],
    ['HJR 12', 'bill#hjres12'],
    ['H. Con. Res. 5', 'bill#hconres5'],
    ['S.Res. 7', 'bill#sres7'],
    ['SB 1142', 'bill#sb1142'],
    ['AB 12', 'bill#ab12'],
    ['HB0005', 'bill#hb5'],
    ['HB 5', 'bill#hb5'],
    ['House Bill 5', 'bill#hb5'],
    ['Senate Joint Resolution 9', 'bill#sjres9'],
    ['LB 12', 'bill#lb12'],
    ['HB25-1001', 'bill#hb25-1001'],
    ['SB 24-205', 'bill#sb24-205'],
    ['C-5', 'bill#c-5'],
    ['Bill C-5', 'bill#c-5'],
    ['bill c-5', 'bill#c-5'],
    ['projet de loi C-5', 'bill#c-5'],
    ['S-211', 'bill#s-211'],
  ])('%s', (text, term) => {
    expect(citations(`see ${text}, as amended`)).toEqual([`${term} «${text}»`]);
  });

  test.each([
    ['a small letter', 'group a 5 and s 3'],
    ['a capital without its dot', 'Group A 5, S 3'],
    ['a list', 'A. 5 percent'],
    ['paper and storage', 'A4, S3'],
    ['a unit', 'weighs lb 12 and sf 1200'],
    ['a suffix of a name', 'John Sr. 5'],
    ['a ZIP code of Alabama', 'AL 35201'],
    ['no number', 'H.R. and S.'],
    ['zero', 'HR 0'],
    ['a decimal', 'HB 5.5'],
    ['words far apart', 'hr, the 1'],
    ['an aeroplane in small letters', 'c-5'],
    ['a longer code', 'C-5-2'],
    ['a chapter of statutes', 'R.S., c. C-44'],
    ['a table', 'Table C-4'],
  ])('do not include %s', (_, text) => {
    expect(citations(text)).toEqual([]);
  });

  test('in an identifier field may be any letters before a number', () => {
    expect(citations('US S 5; A 5; c5; ABX11; PA GR 12', 'bill')).toEqual([
      'bill#s5 «S 5»',
      'bill#a5 «A 5»',
      'bill#c5 «c5»',
      'bill#abx11 «ABX11»',
      'bill#gr12 «GR 12»',
    ]);
  });

  test('have the position of their first word', () => {
    const tokens = analyzeText('the H. Con. Res. 5', 'en');
    expect(tokens.find(({ term }) => term === 'bill#hconres5')?.position).toBe(1);
  });
});

describe('Law citations', () => {
  test.each([
    ['40 CFR part 60', 'cfr#40-60'],
    ['§ 230', 'sec#230'],
    ['§230(c)(1)', 'sec#230'],
    ['section 230', 'sec#230'],
    ['SEC. 101', 'sec#101'],
    ['Public Law 119-21', 'pl#119-21'],
    ['Pub. L. 119–21', 'pl#119-21'],
    ['Pub. L. No. 119-21', 'pl#119-21'],
    ['P.L. 119-21', 'pl#119-21'],
    ['Executive Order 14110', 'eo#14110'],
    ['Executive Order No. 14,110', 'eo#14110'],
    ['E.O. 14110', 'eo#14110'],
    ['89 FR 12345', 'fr#89-12345'],
    ['89 Fed. Reg. 12,345', 'fr#89-12345'],
    ['124 Stat. 137', 'stat#124-137'],
    ['EPA-HQ-OAR-2021-0317', 'docket#epa-hq-oar-2021-0317'],
    ['FWS–R8–ES–2020–0123', 'docket#fws-r8-es-2020-0123'],
    ['FDA-2023-N-0001', 'docket#fda-2023-n-0001'],
    ['CMS-2024-0131-0002', 'docket#cms-2024-0131-0002'],
    ['2060-AV16', 'rin#2060-av16'],
  ])('%s', (text, term) => {
    expect(citations(`see ${text}. Then`)).toEqual([`${term} «${text}»`]);
  });

  test.each([
    ['42 U.S.C. 1395', 'usc#42-1395', 'sec#1395', '1395'],
    ['42 USC § 1395(a)', 'usc#42-1395', 'sec#1395', '§ 1395(a)'],
    ['42 U. S. C. 1395', 'usc#42-1395', 'sec#1395', '1395'],
    ['42 U.S.C. §§ 1395w-4(a)(1)(B)', 'usc#42-1395w-4', 'sec#1395w-4', '§§ 1395w-4(a)(1)(B)'],
    ['42 U.S.C. 2000e–5', 'usc#42-2000e-5', 'sec#2000e-5', '2000e–5'],
    ['21 CFR 314.50', 'cfr#21-314.50', 'sec#314.50', '314.50'],
    ['21 C.F.R. § 314.50(b)', 'cfr#21-314.50', 'sec#314.50', '§ 314.50(b)'],
  ])('%s is also the section without its title', (text, term, section, written) => {
    expect(citations(`see ${text}. Then`)).toEqual([`${term} «${text}»`, `${section} «${written}»`]);
  });

  test('include the first section of a range', () => {
    expect(citations('see §§ 1395–98')).toEqual(['sec#1395-98 «§§ 1395–98»', 'sec#1395 «§§ 1395–98»']);
  });

  test('include the section that a page number stands for', () => {
    expect(citations('124 Stat. § 137')).toEqual(['stat#124-137 «124 Stat. § 137»', 'sec#137 «§ 137»']);
  });

  test('include the section and its title', () => {
    const text = 'section 1395(a) of title 42, United States Code';
    expect(citations(text)).toEqual([`usc#42-1395 «${text}»`, 'sec#1395 «section 1395(a)»']);
  });

  test.each([
    ['54 U.S.C. 320301', ['usc#54-320301 «54 U.S.C. 320301»', 'sec#320301 «320301»']],
    ['5 U.S.C. section 552', ['usc#5-552 «5 U.S.C. section 552»', 'sec#552 «section 552»']],
    [
      '5 U.S.C. 3301, 3302, and 7301.',
      [
        'usc#5-3301 «5 U.S.C. 3301»',
        'sec#3301 «3301»',
        'usc#5-3302 «3302»',
        'sec#3302 «3302»',
        'usc#5-7301 «7301»',
        'sec#7301 «7301»',
      ],
    ],
    ['5 U.S.C. 3301, 90 days after', ['usc#5-3301 «5 U.S.C. 3301»', 'sec#3301 «3301»']],
    ['5 U.S.C. 301, 12 CFR 5', ['usc#5-301 «5 U.S.C. 301»', 'sec#301 «301»', 'cfr#12-5 «12 CFR 5»']],
    ['40 CFR parts 60 and 63;', ['cfr#40-60 «40 CFR parts 60»', 'cfr#40-63 «63»']],
    [
      'sections 3301(a) and 3302 of title 5, United States Code',
      ['sec#3301 «sections 3301(a)»', 'usc#5-3301 «3301(a)»', 'sec#3302 «3302»', 'usc#5-3302 «3302»'],
    ],
    ['sections 2, 4(b), and 9 of the Act', ['sec#2 «sections 2»', 'sec#4 «4(b)»', 'sec#9 «9»']],
    [
      'section 9 of title 5 of the United States Code',
      ['usc#5-9 «section 9 of title 5 of the United States Code»', 'sec#9 «section 9»'],
    ],
    ['§§ 2 and 4', ['sec#2 «§§ 2»', 'sec#4 «4»']],
    ['section 2 and 30 days', ['sec#2 «section 2»']],
    [
      'title 5, Code of Federal Regulations, parts 1 and 2.',
      ['cfr#5-1 «title 5, Code of Federal Regulations, parts 1»', 'cfr#5-2 «2»'],
    ],
    ['parts 7 and 8 of title 36, Code of Federal Regulations', ['cfr#36-7 «7»', 'cfr#36-8 «8»']],
    ['parts 7 and 8 of the plan', []],
  ])('%s', (text, found) => {
    expect(citations(`see ${text}`)).toEqual(found);
  });

  test('in long lists are found in linear time', () => {
    const text = `sections ${'1(a), '.repeat(50_000)}2 of title 5, United States Code`;
    const before = process.cpuUsage();
    citations(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  });

  test.each([
    ['a title without a number', 'title 42 of the code 1395'],
    ['a law without its Congress', 'public law 119'],
    ['an order of another kind', 'order 14110'],
    ['a page without a volume', 'FR 12345'],
    ['years', '2019-2021'],
    ['a section far away', 'this section applies to all 230 of them'],
  ])('do not include %s', (_, text) => {
    expect(citations(text)).toEqual([]);
  });
});
