/**
 * Texts that files lose or change when their writer or reader is careless: separators, quotation marks, formulas, what
 * a spreadsheet takes for a number, a date or an error, markup, combined characters, and text from right to left.
 */
export const DIFFICULT_TEXTS: readonly string[] = [
  'Plain',
  'Comma, "quotes"; semicolon | pipe',
  '"Entirely quoted"',
  '=1+1',
  '+1 202 555 0100',
  '-5',
  '@handle',
  "'tis",
  "'=x",
  '\uFF1D1',
  '00123',
  '1E5',
  '12%',
  '1,200.50',
  '9007199254740993',
  '2026-03-09',
  '3/4',
  'TRUE',
  'NULL',
  'NA',
  '#N/A',
  '_x0041_ and _x000D_',
  '<b>&amp; & </b>',
  ']]>',
  '\\n \\, \\;',
  'https://example.org/?a=1&b="2"',
  'Cafe\u0301 n\u0303',
  '👩‍👩‍👧 🇺🇸 👍🏽',
  'שלום עולם (5) abc',
  'مرحبا 12',
  '水資源法案',
  'Hawaiʻi ⅔ CO₂ § ¶ – —',
  `Long ${'🌊 word '.repeat(30).trim()}`,
];

/** Texts of several lines, for fields that allow them. */
export const TEXTS_OF_LINES: readonly string[] = [
  'One\nTwo, "three"\n\nFive',
  'A\ttab and a trailing quote"',
  '=formula\n+second line',
  `Very long ${'👩‍👩‍👧 e\u0301 '.repeat(200).trim()}`,
];
