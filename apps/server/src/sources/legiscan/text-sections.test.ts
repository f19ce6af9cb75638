import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToSections } from './text-sections.ts';

const word = fc.stringMatching(/^[a-zé&<"§]{1,8}$/);
const between = fc.constantFrom(
  ' ',
  '\n',
  '\n\n',
  '\n   ',
  '<br>',
  '</p><p>',
  ' <em> ',
  '</em> ',
  '<strike>',
  '</strike>',
);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

test('htmlToSections keeps every word of a text in order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 40 }), (pieces) => {
      const html = `<p>${pieces.map(([text, after]) => escaped(text) + after).join(' ')}</p>`;
      const kept = htmlToSections(html).flatMap(({ blocks }) => blocks.map(({ text }) => text));
      expect(kept.join(' ').split(/\s+/)).toEqual(pieces.map(([text]) => text));
    }),
  );
});

test('htmlToSections gives sections with repeated numbers unique anchors', () => {
  const sections = htmlToSections('<p>SEC. 2. A.</p><p>SEC. 2. B.</p><p>SEC. 2.5. C.</p>');
  expect(sections.map(({ sectionId }) => sectionId)).toEqual(['s-2', 's-2_2', 's-2.5']);
});

test('htmlToSections never gives two sections the same anchor', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('1', '2', '2-2', '2.2', '2A'), { maxLength: 12 }), (numbers) => {
      const sections = htmlToSections(numbers.map((number) => `<p>SEC. ${number}. Words.</p>`).join(''));
      expect(new Set(sections.map(({ sectionId }) => sectionId)).size).toBe(sections.length);
    }),
  );
});
