import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseXml } from '../reading/index.ts';
import { readSections } from './read-sections.ts';

const word = fc.stringMatching(/^[a-z]{1,8}$/);
const INLINE = ['quote', 'external-xref', 'italic', 'term', 'short-title', 'act-name', 'unheard-of'];

/** Running text: words, some of them in inline elements. */
const prose = fc
  .array(
    fc.oneof(
      word,
      fc
        .tuple(fc.constantFrom(...INLINE), fc.array(word, { minLength: 1, maxLength: 3 }))
        .map(([name, words]) => `<${name}>${words.join(' ')}</${name}>`),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' '));

/** Generates a level with a number, a heading and text, levels inside it, quoted law and closing words. */
function getLevel(depth: number): fc.Arbitrary<string> {
  const inner = depth === 0 ? fc.constant([]) : fc.array(getLevel(depth - 1), { maxLength: 2 });
  const quoted = depth === 0 ? fc.constant(null) : fc.option(fc.tuple(getLevel(depth - 1), word));
  return fc
    .record({
      name: fc.constantFrom('section', 'subsection', 'paragraph', 'title', 'clause'),
      header: fc.option(prose),
      text: fc.option(prose),
      inner,
      quoted,
      after: fc.option(prose),
    })
    .map(({ name, header, text, inner: levels, quoted: quotation, after }) =>
      [
        `<${name}><enum>(a)</enum>`,
        header === null ? '' : `<header>${header}</header>`,
        text === null ? '' : `<text>${text}</text>`,
        ...levels,
        quotation === null ? '' : `<quoted-block>${quotation[0]}<after-quoted-block>; ${quotation[1]}`,
        quotation === null ? '' : '</after-quoted-block></quoted-block>',
        after === null ? '' : `<continuation-text>${after}</continuation-text>`,
        `</${name}>`,
      ].join(''),
    );
}
const level = getLevel(3);

const words = (text: string): string[] => text.match(/[a-z]+/g) ?? [];

it('readSections keeps every word of a document once and in order', () => {
  fc.assert(
    fc.property(fc.array(level, { minLength: 1, maxLength: 3 }), (levels) => {
      const xml = `<bill><legis-body display-enacting-clause="no">${levels.join('')}</legis-body></bill>`;
      const expected = words(
        xml.replace(/<[^>]*>/g, (tag) => (/unheard|quote>|italic|term|xref|short|act|super/.test(tag) ? '' : ' ')),
      );
      const read = readSections(parseXml(xml));
      const kept = read.flatMap(({ num, heading, blocks }) => [
        ...words(num ?? ''),
        ...words(heading ?? ''),
        ...blocks.flatMap((block) => words(`${block.num ?? ''} ${block.text}`)),
      ]);
      expect(kept).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('readSections gives every section of a document a unique id', () => {
  fc.assert(
    fc.property(fc.array(level, { minLength: 1, maxLength: 4 }), (levels) => {
      const ids = readSections(parseXml(`<bill>${levels.join('')}</bill>`)).map((section) => section.sectionId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => /^[A-Za-z0-9-]+$/.test(id))).toBe(true);
    }),
  );
});
