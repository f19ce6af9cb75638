import type { ComparedRowSide, ComparedRun } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { ParagraphWriter } from './paragraph-writer.ts';
import { writeMerged } from './merge-sides.ts';
import { getItems, countShared } from './side-items.ts';
import { trackRows, trackSide, withNumbers } from './track-rows.ts';
import type { TrackedParagraph } from './tracked-paragraph.ts';

const NO_NAMES = { left: null, right: null };

/** A side whose changed stretches are in brackets: `a [changed] word`. */
function side(marked: string, changes: Partial<ComparedRowSide> = {}, run: Partial<ComparedRun> = {}): ComparedRowSide {
  let text = '';
  const runs: ComparedRun[] = [];
  for (const [index, part] of marked.split(/[[\]]/).entries()) {
    const start = text.length;
    text += part;
    if (index % 2 === 0) continue;
    runs.push({
      start,
      end: text.length,
      kind: 'struck',
      weight: 'words',
      change: 1,
      ...run,
    });
  }
  return {
    isHeading: false,
    number: null,
    hasOtherNumber: false,
    text,
    indent: 0,
    runs,
    ...changes,
  };
}
const heading = (text: string, number: string | null = null) => side(text, { isHeading: true, number });
const written = (paragraphs: readonly TrackedParagraph[]) =>
  paragraphs.map(({ stretches, end }) =>
    [...stretches, { kind: end, text: '¶' }]
      .map(({ kind, text }) => ({ same: text, struck: `[-${text}-]`, inserted: `[+${text}+]` })[kind])
      .join(''),
  );

describe('trackRows', () => {
  const track = (
    left: ComparedRowSide | null,
    right: ComparedRowSide | null,
    detail: 'letters' | 'words' = 'letters',
  ) => written(trackRows(NO_NAMES, [{ left, right }], detail));

  it('writes shared words once, removed ones before added ones', () => {
    expect(track(side('a [red] hat'), side('a [blue] hat'))).toEqual(['a [-red-][+blue+] hat¶']);
  });

  it('writes a row of one side as struck or inserted, with its end', () => {
    expect(track(side('[gone]'), null)).toEqual(['[-gone-][-¶-]']);
    expect(track(null, side('[new]'))).toEqual(['[+new+][+¶+]']);
  });

  it('tracks another number exactly, but not when only words matter', () => {
    const [left, right] = [side('same', { number: '(a)' }), side('same', { number: '(b)' })];
    expect(track(left, right)).toEqual(['[-(a)-][+(b)+] same¶']);
    expect(track(left, right, 'words')).toEqual(['(b) same¶']);
  });

  it.each(['case', 'marks'] as const)('follows the right text in changes of %s when only words matter', (weight) => {
    const [left, right] = [side('the [Hat].', {}, { weight }), side('the [hat].', {}, { weight })];
    expect(track(left, right, 'words')).toEqual(['the hat.¶']);
    expect(track(left, right, 'letters')).toEqual(['the [-Hat-][+hat+].¶']);
  });

  it('groups rows until both sides have had the same shared words', () => {
    const rows = [
      { left: side('one two'), right: side('one') },
      { left: null, right: side('two') },
    ];
    expect(written(trackRows(NO_NAMES, rows, 'letters'))).toEqual(['one[- -][+¶+]', 'two¶']);
  });

  it('writes both sides whole where what they should share differs', () => {
    expect(track(side('one'), side('two'))).toEqual(['[-one-][-¶-]', '[+two+][+¶+]']);
  });
});

describe('trackSide', () => {
  it('writes one side alone, including what it shares', () => {
    const rows = [{ left: side('a [red] hat'), right: side('a hat') }];
    expect(written(trackSide(NO_NAMES, rows, 'left'))).toEqual(['[-a red hat-][-¶-]']);
    expect(written(trackSide(NO_NAMES, rows, 'right'))).toEqual(['[+a hat+][+¶+]']);
    expect(trackSide(NO_NAMES, [{ left: null, right: side('x') }], 'left')).toEqual([]);
  });
});

describe('withNumbers', () => {
  const name = (number: string | null) => ({ number, heading: null });
  const numbers = (rows: ReturnType<typeof withNumbers>) =>
    rows.map(({ left, right }) => [left?.number ?? null, right?.number ?? null]);
  const body = { left: side('x'), right: side('x') };

  it('adds the numbers of sections without a heading', () => {
    const rows = withNumbers({ left: name('1'), right: name('2') }, [body]);
    expect(numbers(rows)).toEqual([
      ['1', '2'],
      [null, null],
    ]);
    expect(rows[0]?.left).toMatchObject({ isHeading: true, text: '' });
  });

  it('adds nothing to a section with a heading or without a number', () => {
    const rows = [{ left: heading('A', '1'), right: heading('A', '1') }];
    expect(withNumbers({ left: name('1'), right: name('1') }, rows)).toBe(rows);
    expect(withNumbers({ left: name(null), right: null }, [body])).toEqual([body]);
  });

  it.each([
    ['left', { left: heading('A', '1'), right: null }],
    ['right', { left: null, right: heading('A', '1') }],
  ] as const)('puts the number beside the heading that only the %s side has', (_side, row) => {
    const rows = withNumbers({ left: name('1'), right: name('1') }, [row, body]);
    expect(numbers(rows)).toEqual([
      ['1', '1'],
      [null, null],
    ]);
  });
});

describe('countShared', () => {
  it.each([
    ['nothing', null, 0],
    ['shared words without spaces', side('a b\u00a0c\u200b'), 3],
    ['words around a change', side('a [bc] d'), 2],
    ['no shared word', side('[abc]'), 0],
  ])('counts %s', (_what, one, length) => {
    expect(countShared(one)).toBe(length);
  });
});

describe('getItems', () => {
  const types = (of: 'left' | 'right', detail: 'letters' | 'words', run: Partial<ComparedRun> = {}) =>
    getItems(side('a [b] c', {}, run), of, detail).map(({ type }) => type);

  it('has spaces apart from words, and the end last', () => {
    expect(types('left', 'letters')).toEqual(['kept', 'space', 'own', 'space', 'kept', 'end']);
  });

  it('shows minor changes of the right text only, when only words matter', () => {
    expect(types('right', 'words', { weight: 'case' })).toContain('shown');
    expect(types('left', 'words', { weight: 'case' })).toEqual(['kept', 'space', 'space', 'kept', 'end']);
    expect(types('left', 'words')).toContain('own');
  });

  it('has a space behind a number only before text', () => {
    expect(getItems(side('', { number: '1.' }), 'left', 'letters').map(({ type }) => type)).toEqual(['number', 'end']);
  });

  it('names the other place of moved words', () => {
    expect(getItems(side('[b]', {}, { other: 'l1' }), 'left', 'letters')[0]).toEqual({
      type: 'own',
      text: 'b',
      other: 'l1',
    });
  });
});

describe('ParagraphWriter', () => {
  it('joins what is next to each other and of one kind and place', () => {
    const writer = new ParagraphWriter();
    const items = (text: string, other?: string) =>
      [{ type: 'own', text, ...(other === undefined ? {} : { other }) }] as const;
    writeMerged([...items('a'), ...items('b'), ...items('c', 'x'), ...items('d', 'y')], [], 'letters', writer);
    writer.end('same', { isHeading: false, indent: 2 });
    expect(writer.paragraphs).toEqual([
      {
        isHeading: false,
        indent: 2,
        end: 'same',
        stretches: [
          {
            kind: 'struck',
            text: 'ab',
          },
          {
            kind: 'struck',
            text: 'c',
            other: 'x',
          },
          {
            kind: 'struck',
            text: 'd',
            other: 'y',
          },
        ],
      },
    ]);
  });
});
