import { describe, expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';
import { marked, getText } from './testing/get-text.ts';

const heads = (lines: readonly string[]) => lines.filter((line) => /^[lr]\d/.test(line));

/** Words that no other section has, so that the section is found again. */
const words = (of: string) => Array.from({ length: 12 }, (_, at) => `${of}${at} of the`).join(' ');

describe('Section comparison', () => {
  test('reports a moved and renumbered section but not the sections it passed', () => {
    const left = getText(
      `1 Alpha | ${words('a')} || 2 Beta | ${words('b')} || 3 Gamma | ${words('c')} || 4 Delta | ${words('d')}`,
    );
    const right = getText(
      `1 Delta | ${words('d')} || 2 Alpha | ${words('a')} || 3 Beta | ${words('b')} || 4 Gamma | ${words('c')}`,
    );
    expect(heads(marked(left, right, compareTexts(left, right)))).toEqual([
      'l3-r0 equal moved renumbered',
      'l0-r1 equal renumbered',
      'l1-r2 equal renumbered',
      'l2-r3 equal renumbered',
    ]);
  });

  test('keeps a dropped section in its original place', () => {
    const left = getText(`1 Alpha | ${words('a')} || 2 Beta | ${words('b')} || 3 Gamma | ${words('c')}`);
    const right = getText(`1 Alpha | ${words('a')} || 2 Gamma | ${words('c')}`);
    expect(heads(marked(left, right, compareTexts(left, right)))).toEqual([
      'l0-r0 equal',
      'l1 dropped',
      'l2-r1 equal renumbered',
    ]);
  });

  test("links a split section to its part and shows the part's words as moved", () => {
    const left = getText(`1 Alpha | ${words('a')} | ${words('b')} || 2 Gamma | ${words('c')}`);
    const right = getText(`1 Alpha | ${words('a')} || 2 Further | ${words('b')} || 3 Gamma | ${words('c')}`);
    const comparison = compareTexts(left, right);
    expect(heads(marked(left, right, comparison))).toEqual(['l0-r0 split', 'r1 split', 'l1-r2 equal renumbered']);
    expect(comparison.sections[0]?.partners).toEqual(['r1']);
    expect(comparison.sections[1]?.partners).toEqual(['l0-r0']);
    const [heading, part] = comparison.sections[1]?.rows ?? [];
    expect(heading?.right?.runs.map(({ kind }) => kind)).toEqual(['inserted']);
    expect(part?.right?.runs.map(({ kind, other }) => [kind, other])).toEqual([['moved', 'l0-r0']]);
    expect(comparison.figures).toMatchObject({ split: 1, added: 0, insertedWords: 1, struckWords: 0 });
  });

  test('marks a passage of at least twelve words as moved at both ends', () => {
    const passage = words('p');
    const left = getText(`1 Alpha | ${words('a')} | ${passage} || 2 Beta | ${words('b')} | ${words('e')}`);
    const right = getText(`1 Alpha | ${words('a')} || 2 Beta | ${words('b')} | ${words('e')} | ${passage}`);
    const comparison = compareTexts(left, right);
    const runs = comparison.sections.flatMap(({ rows }) =>
      rows.flatMap((row) => [...(row.left?.runs ?? []), ...(row.right?.runs ?? [])]),
    );
    expect(runs.map(({ kind, other, change }) => [kind, other, change])).toEqual([
      ['moved', 'l1-r1', 1],
      ['moved', 'l0-r0', 2],
    ]);
  });

  test('pairs titles by their content rather than their number', () => {
    const title = (at: number, heading: string) => ({
      id: `t-${at}`,
      number: `TITLE ${at}`,
      heading,
      level: 0,
      paragraphs: [],
    });
    const section = (at: number, of: string) => ({
      id: `s-${at}`,
      number: `SEC. ${at}.`,
      heading: of,
      level: 1,
      paragraphs: [{ number: null, text: words(of), indent: 0 }],
    });
    const left = { language: 'en' as const, units: [title(1, 'Schools'), section(1, 'a'), section(2, 'b')] };
    const right = {
      language: 'en' as const,
      units: [title(1, 'Banks'), section(1, 'x'), title(2, 'Education'), section(2, 'a'), section(3, 'b')],
    };
    expect(heads(marked(left, right, compareTexts(left, right)))).toEqual([
      'r0 added',
      'r1 added',
      'l0-r2 changed renumbered',
      'l1-r3 equal renumbered',
      'l2-r4 equal renumbered',
    ]);
  });

  test('marks formal parts and excludes them from the figures', () => {
    const front = (date: string) => ({
      id: 'front',
      number: null,
      heading: null,
      level: 0,
      paragraphs: [{ number: null, text: `119th Congress ${date}`, indent: 0 }],
    });
    const body = getText(`1 Alpha | ${words('a')}`).units;
    const comparison = compareTexts(
      { language: 'en', units: [front('May 1'), ...body] },
      { language: 'en', units: [front('June 2'), ...body] },
    );
    expect(comparison.sections.map(({ kind, isFormal }) => [kind, isFormal])).toEqual([
      ['changed', true],
      ['equal', false],
    ]);
    expect(comparison.figures).toMatchObject({ changed: 0, equal: 1, insertedWords: 0, struckWords: 0 });
  });

  test.each([
    ['the line that a law was approved', ['Approved', 'March 4, 2025 .'], true],
    ['a sentence about an approval', ['Approved projects of March 4, 2025, stand.'], false],
  ])('treats %s according to its content', (_, lines, isFormal) => {
    const body = getText(`1 Alpha | ${words('a')}`).units;
    const paragraphs = lines.map((text) => ({ number: null, text, indent: 0 }));
    const after = { id: 'after', number: null, heading: null, level: 0, paragraphs };
    const comparison = compareTexts({ language: 'en', units: body }, { language: 'en', units: [...body, after] });
    expect(comparison.sections.map((section) => section.isFormal)).toEqual([false, isFormal]);
    expect(comparison.figures.added).toBe(isFormal ? 0 : 1);
  });
});

describe('Paragraph comparison', () => {
  test('marks an inserted paragraph as a whole and later letters as relettered', () => {
    const left = getText('1 Rules | (a) The Secretary shall report. | (b) The Secretary shall publish.');
    const right = getText(
      '1 Rules | (a) The Secretary shall report. | (b) The Secretary shall consult. | (c) The Secretary shall publish.',
    );
    expect(marked(left, right, compareTexts(left, right)).slice(2)).toEqual([
      'The Secretary shall report. | The Secretary shall report.',
      ' | [+The Secretary shall consult.+]1',
      '(b): The Secretary shall publish. | (c): The Secretary shall publish.',
    ]);
  });

  test('joins changes with at most three significant words between them', () => {
    const left = getText('1 Dates | It ends on May 1, 2025 in each of the States.');
    const right = getText('1 Dates | It ends on June 1, 2026 in each of the States.');
    expect(compareTexts(left, right).changeCount).toBe(1);
  });
});

test('Texts in two languages are aligned by number without marked changes', () => {
  const left = getText('1 Fees | (a) The fee is $5. | (b) No other. || 2 Report | The Minister reports.');
  const right = getText(
    '1 Droits | a) Les droits sont de 5 $. | b) Aucun autre. || 2 Rapport | Le ministre fait rapport.',
    'fr',
  );
  const comparison = compareTexts(left, right);
  expect(marked(left, right, comparison)).toEqual([
    'l0-r0 translation',
    'Fees | Droits',
    expect.stringContaining('The fee is $5.'),
    expect.stringContaining('No other.'),
    'l1-r1 translation',
    'Report | Rapport',
    'The Minister reports. | Le ministre fait rapport.',
  ]);
  expect(comparison.changeCount).toBe(0);
  expect(comparison.figures).toMatchObject({ added: 0, dropped: 0, changed: 0 });
});

test('A schedule between paired sections is paired across languages under any name', () => {
  const unit = (id: string, number: string, text: string) => ({
    id,
    number,
    heading: null,
    level: 0,
    paragraphs: [{ number: null, text, indent: 0 }],
  });
  const left = { language: 'en' as const, units: [unit('s-1', '1', 'Fees.'), unit('x', 'SCHEDULE', 'List.')] };
  const right = { language: 'fr' as const, units: [unit('s-1', '1', 'Droits.'), unit('y', 'ANNEXE', 'Liste.')] };
  expect(compareTexts(left, right).sections.map(({ key, kind }) => [key, kind])).toEqual([
    ['l0-r0', 'translation'],
    ['l1-r1', 'translation'],
  ]);
});
