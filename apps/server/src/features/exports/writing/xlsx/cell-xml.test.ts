import { describe, expect, it } from 'vitest';
import type { CellValue } from '../export-table.ts';
import { CELL_STYLES } from './cell-styles.ts';
import { cellXml } from './cell-xml.ts';
import { columnLetters } from './column-letters.ts';
import { SheetLinks } from './sheet-links.ts';

const utc = (seconds: number) => ({ seconds, offset: 0 });
const cell = (value: CellValue, kind: 'text' | 'day' | 'time' | 'link' = 'text') =>
  cellXml(value, { reference: 'B7', kind }, utc);
const serial = (value: CellValue, kind: 'day' | 'time') => /<v>(.+)<\/v>/.exec(cell(value, kind))?.[1] ?? null;
const words = (value: string) => /<t xml:space="preserve">(.*)<\/t>/s.exec(cell(value))?.[1] ?? null;

describe('Worksheet cell', () => {
  it.each([null, '', ' \n'])('is omitted for %j', (value) => {
    expect(cell(value)).toBe('');
  });

  it('is an Excel date from March 1900 on and text before', () => {
    expect(serial('1970-01-01', 'day')).toBe('25569');
    expect(serial('2026-03-09', 'day')).toBe('46090');
    expect(serial('1900-03-01', 'day')).toBe('61');
    expect([serial('1900-02-28', 'day'), words('1900-02-28')]).toEqual([null, '1900-02-28']);
    expect(serial('soon', 'day')).toBeNull();
  });

  it('is a time with a precision of seconds', () => {
    expect(serial(43_200, 'time')).toBe('25569.5');
    expect(Number(serial(1, 'time')) * 86_400).toBeCloseTo(25_569 * 86_400 + 1, 3);
  });

  it('is a date in a column of times when only the day is known, whatever the time zone', () => {
    const west = (seconds: number) => ({ seconds: seconds - 8 * 3600, offset: -8 * 3600 });
    expect(cellXml('2026-03-09', { reference: 'B7', kind: 'time' }, west)).toBe(
      `<c r="B7" s="${CELL_STYLES.day}"><v>46090</v></c>`,
    );
  });

  it.each(['=1+1', '+1', '-1', '@a', '\uFF1D1', '  =1', '\u200B=1'])('shows %j as plain text', (value) => {
    expect(cell(value)).toContain(`s="${CELL_STYLES.quoted}" t="inlineStr"`);
  });

  it('escapes XML characters and Excel escape sequences', () => {
    expect(words('<b> & "q"')).toBe('&lt;b&gt; &amp; &quot;q&quot;');
    expect(words('_x0041_ _x41_')).toBe('_x005F_x0041_ _x41_');
  });

  it('holds 32,767 characters and truncates longer text with an ellipsis, never within a character', () => {
    expect(words('a'.repeat(32_767))).toHaveLength(32_767);
    const cut = words('a'.repeat(32_768));
    expect([cut?.length, cut?.endsWith('a…')]).toEqual([32_767, true]);
    expect(words(`${'a'.repeat(32_765)}😀😀`)).toBe(`${'a'.repeat(32_765)}…`);
  });
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [52, 'BA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('columnLetters names column %d %s', (place, letters) => {
  expect(columnLetters(place)).toBe(letters);
});

describe('Worksheet links', () => {
  const address = (length: number) => `https://x.example/${'a'.repeat(length - 'https://x.example/'.length)}`;

  it.each([
    ['an address', 'https://x.example/a', true],
    ['an address without encryption', 'http://x.example', true],
    ['an address as long as Excel opens', address(2079), true],
    ['a longer one', address(2080), false],
    ['a script', 'javascript:alert(1)', false],
    ['a file', 'file:///etc/passwd', false],
    ['words', 'no address', false],
  ])('check %s: %s', (_what, value, isLink) => {
    expect(new SheetLinks().add('A2', value)).toBe(isLink);
  });

  it('are written with escaped addresses, and not at all when empty', () => {
    const links = new SheetLinks();
    expect([...links.asHyperlinks()].join('')).toBe('');
    links.add('A2', 'https://x.example/?a=1&b="2"');
    expect([...links.asHyperlinks()].join('')).toBe('<hyperlinks><hyperlink ref="A2" r:id="rId1"/></hyperlinks>');
    expect([...links.asRelationships()].join('')).toContain('Target="https://x.example/?a=1&amp;b=%222%22"');
  });
});
