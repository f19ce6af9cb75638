import type { TextSection } from '@rotunda/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildTextStreams, type BuiltText } from './build-text-stream.ts';

type Block = TextSection['blocks'][number];

const section = (
  sectionId: string,
  changes: Partial<TextSection>,
  ...blocks: (string | Partial<Block>)[]
): TextSection => ({
  sectionId,
  level: 0,
  ...changes,
  blocks: blocks.map((one) => ({
    text: '',
    indent: 0,
    ...(typeof one === 'string' ? { text: one } : one),
  })),
});
/** The text at each place, by section and block. */
const placed = ({ text, blocks }: BuiltText) =>
  blocks.map(({ section: of, block, start, end }) => `${of}/${block ?? 'heading'}: ${text.slice(start, end)}`);
const labels = ({ sections }: BuiltText) => sections.map(({ label, start }) => [label, start]);

describe('buildTextStreams', () => {
  it('joins headings, numbers and blocks line by line, and places those with a text', () => {
    const { current } = buildTextStreams([
      section('s-1', { num: 'SEC. 1.', heading: 'Fees' }, 'Pay.', { num: '(a)', text: 'Now.' }, ''),
      section('s-2', {}, 'End.'),
    ]);
    expect(current.text).toBe('SEC. 1. Fees\nPay.\n(a)\nNow.\nEnd.');
    expect(placed(current)).toEqual(['0/heading: SEC. 1. Fees', '0/0: Pay.', '0/1: Now.', '1/0: End.']);
  });

  it('labels sections by number, else by heading, and starts each where its text begins', () => {
    const { current } = buildTextStreams([
      section('s-1', { num: ' SEC. 1. ', heading: 'Fees' }, 'a'),
      section('s-2', { heading: 'Duties' }, 'b'),
      section('s-3', {}, 'c'),
    ]);
    expect(labels(current)).toEqual([
      ['SEC. 1.', 0],
      ['Duties', ' SEC. 1.  Fees\na'.length],
      ['', ' SEC. 1.  Fees\na\nDuties\nb'.length],
    ]);
  });

  it('separates struck blocks and sections, each under its section', () => {
    const { current, struck } = buildTextStreams([
      section('s-1', { num: '1' }, 'kept', { text: 'gone', change: 'deleted' }, { text: 'new', change: 'added' }),
      section('s-2', { num: '2', change: 'deleted' }, 'all gone'),
    ]);
    expect([current.text, struck.text]).toEqual(['1\nkept\nnew', 'gone\n2\nall gone']);
    expect([placed(current), placed(struck)]).toEqual([
      ['0/heading: 1', '0/0: kept', '0/2: new'],
      ['0/1: gone', '1/heading: 2', '1/0: all gone'],
    ]);
    expect([labels(current), labels(struck)]).toEqual([
      [['1', 0]],
      [
        ['1', 0],
        ['2', 4],
      ],
    ]);
  });

  it('begins a section once, however often it is interrupted', () => {
    const { struck } = buildTextStreams([
      section('s-1', {}, { text: 'a', change: 'deleted' }, 'b', { text: 'c', change: 'deleted' }),
    ]);
    expect(struck.sections).toHaveLength(1);
  });

  it('is empty for a text without words', () => {
    expect(buildTextStreams([]).current).toEqual({ text: '', sections: [], blocks: [] });
    expect(buildTextStreams([section('s-1', {}, '')]).struck.text).toBe('');
  });

  it('places every block where its text is, in ascending order', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\u{1F30A}'), maxLength: 4 });
    const change = fc.constantFrom(undefined, 'deleted' as const, 'added' as const);
    const sections = fc.array(
      fc.record({ heading: word, change, blocks: fc.array(fc.record({ text: word, change })) }),
      {
        maxLength: 5,
      },
    );
    const changed = (one: 'deleted' | 'added' | undefined) => (one === undefined ? {} : { change: one });
    fc.assert(
      fc.property(sections, (made) => {
        const texts = made.map(({ heading, change: one, blocks }, place) =>
          section(
            `s-${place}`,
            { heading, ...changed(one) },
            ...blocks.map((block) => ({ text: block.text, ...changed(block.change) })),
          ),
        );
        const { current, struck } = buildTextStreams(texts);
        for (const { text, blocks } of [current, struck]) {
          for (const { section: of, block, start, end } of blocks)
            expect(text.slice(start, end)).toBe(block === null ? texts[of]?.heading : texts[of]?.blocks[block]?.text);
          expect(blocks.map(({ start }) => start)).toEqual(blocks.map(({ start }) => start).toSorted((a, b) => a - b));
        }
      }),
      { numRuns: 100 },
    );
  });
});
