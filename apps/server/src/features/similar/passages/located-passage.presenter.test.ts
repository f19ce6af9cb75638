import { readWords } from '@rotunda/similarity';
import { describe, expect, it } from 'vitest';
import { presentLocated } from './located-passage.presenter.ts';

const TEXT = 'SEC. 1. Short title. “The clean water fund shall be kept apart.” SEC. 2. It ends.';
const words = readWords(TEXT, 'en');
/** Returns the index of the word that begins with these letters. */
const wordAt = (letters: string) => [...words.starts].indexOf(TEXT.indexOf(letters));
const placed = {
  text: TEXT,
  sections: [
    { sectionId: 's1', label: 'SEC. 1.', start: 0 },
    { sectionId: 's2', label: '', start: TEXT.indexOf('SEC. 2.') },
  ],
  blocks: [
    { section: 0, block: null, start: 8, end: 20 },
    { section: 0, block: 0, start: 21, end: 65 },
    { section: 1, block: 0, start: 74, end: TEXT.length },
  ],
};
const shown = (from: string, last: string, same: readonly string[], max = 200) =>
  presentLocated(
    placed as never,
    words,
    { from: wordAt(from), to: wordAt(last) + 1, share: 1, words: same.map(wordAt) },
    max,
  );
const marked = ({ excerpt: { text, marks } }: ReturnType<typeof shown>) =>
  marks.map(([from, to]) => text.slice(from, to));

describe('Place of a located passage', () => {
  it('has section, block and offset', () => {
    expect(shown('clean', 'fund', ['clean'])).toMatchObject({
      sectionId: 's1',
      sectionLabel: 'SEC. 1.',
      place: {
        section: 0,
        block: 0,
        offset: TEXT.indexOf('clean') - 21,
      },
    });
  });

  it('has no section label when the section has none', () => {
    expect(shown('ends', 'ends', ['ends'])).toMatchObject({ sectionId: 's2', sectionLabel: null });
  });

  it('is the following block for a heading number between blocks', () => {
    expect(shown('SEC. 2.', 'ends', ['ends']).place).toEqual({ section: 1, block: 0, offset: 0 });
  });

  it('is null for a text without blocks and sections', () => {
    const located = { from: 0, to: 1, share: 1, words: [] };
    expect(presentLocated({ text: TEXT, sections: [] }, words, located, 200)).toMatchObject({
      sectionId: null,
      sectionLabel: null,
      place: null,
    });
  });
});

describe('Excerpt of a located passage', () => {
  it('includes the punctuation around its first and last word', () => {
    expect(shown('The', 'apart', []).excerpt.text).toBe('“The clean water fund shall be kept apart.”');
  });

  it('marks matching words and merges adjacent words into a single mark', () => {
    expect(marked(shown('The', 'apart', ['clean', 'water', 'kept']))).toEqual(['clean water', 'kept']);
    expect(marked(shown('The', 'apart', ['The', 'water']))).toEqual(['The', 'water']);
    expect(shown('The', 'apart', []).excerpt.marks).toEqual([]);
  });

  it('is cut between words at its maximum length, as are its marks', () => {
    const cut = shown('clean', 'apart', ['clean', 'water', 'fund', 'kept'], 14);
    expect(cut.excerpt.text).toBe('clean water…');
    expect(marked(cut)).toEqual(['clean water']);
  });

  it('is complete when it has exactly the maximum length', () => {
    expect(shown('clean', 'fund', ['clean'], 'clean water fund'.length).excerpt.text).toBe('clean water fund');
    expect(shown('clean', 'fund', ['clean'], 'clean water fund'.length - 1).excerpt.text).toBe('clean water…');
  });

  it('is a single line', () => {
    const text = 'clean\n water\tfund';
    const own = readWords(text, 'en');
    const located = { from: 0, to: 3, share: 1, words: [0, 1, 2] };
    const { excerpt } = presentLocated({ text, sections: [] }, own, located, 200);
    expect(excerpt).toEqual({ text: 'clean  water fund', marks: [[0, text.length]] });
  });
});
