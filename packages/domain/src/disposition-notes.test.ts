import { describe, expect, it } from 'vitest';
import { parseDispositionNotes } from './disposition-notes.ts';

/** Returns labels with their items; order numbers are in brackets. */
const told = (notes: string) =>
  parseDispositionNotes(notes).map(({ label, items }) => [
    label,
    ...items.map((parts) =>
      parts.map(({ text, orderNumber }) => (orderNumber === undefined ? text : `[${text}]`)).join(''),
    ),
  ]);

describe('parseDispositionNotes', () => {
  it.each<[string, (string | null)[][]]>([
    ['Revoked by: EO 13062, September 29, 1997', [['Revoked by', '[EO 13062], September 29, 1997']]],
    [
      'Amends: EO 1, June 1, 1990; EO 2-A, June 2, 1990 (in part)\nSee: Memorandum, January 17, 1994',
      [
        ['Amends', '[EO 1], June 1, 1990', '[EO 2-A], June 2, 1990 (in part)'],
        ['See', 'Memorandum, January 17, 1994'],
      ],
    ],
    [
      'Amends: EO 1, June 1, 1990;;\n ;  Revoked in part by: EO 11359A, June 2, 1990;;\r\n ; ',
      [
        ['Amends', '[EO 1], June 1, 1990'],
        ['Revoked in part by', '[EO 11359A], June 2, 1990'],
      ],
    ],
    ['Amended by : \t\tEO 3, May 1;  \t\tEO    4, May 2', [['Amended by', '[EO 3], May 1', '[EO 4], May 2']]],
    ['See: EO 5; June 23, 2023', [['See', '[EO 5]; June 23, 2023']]],
    [
      'Amends: EO 1, May 1, 1990; Amended by: EO 2, May 2, 1990',
      [
        ['Amends', '[EO 1], May 1, 1990'],
        ['Amended by', '[EO 2], May 2, 1990'],
      ],
    ],
    ['Revoked by EO 6, May 3, 1991', [['Revoked by', '[EO 6], May 3, 1991']]],
    ['Committee continued by EO 6, May 3, 1991', [['Committee continued by', '[EO 6], May 3, 1991']]],
    ['Amended by: EO 7, May 3\nEO 8, May 4', [['Amended by', '[EO 7], May 3', '[EO 8], May 4']]],
    [
      'Authority repealed by: Pub. L. 89-1 (79 Stat. 1; 5 U.S.C. 1)',
      [['Authority repealed by', 'Pub. L. 89-1 (79 Stat. 1; 5 U.S.C. 1)']],
    ],
    ['The council ceased to exist; nothing followed', [[null, 'The council ceased to exist; nothing followed']]],
    [
      'See: Notice of June 1, which extends EO 9 and EO 10',
      [['See', 'Notice of June 1, which extends [EO 9] and [EO 10]']],
    ],
    ['', []],
    [' ;; \n ; ', []],
  ])('%s', (notes, expected) => {
    expect(told(notes)).toEqual(expected);
  });

  it('takes linear time', () => {
    for (const unit of ['; ', '(', 'A by ', 'EO 1', ' ;\n', 'See: ', "A'-, "]) {
      const before = process.cpuUsage();
      parseDispositionNotes(unit.repeat(100_000));
      expect([unit, process.cpuUsage(before).user / 1000 < 1500]).toEqual([unit, true]);
    }
  });
});
