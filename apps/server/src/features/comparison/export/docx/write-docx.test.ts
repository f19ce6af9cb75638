import type { ComparableText } from '@rotunda/comparison';
import fc from 'fast-check';
import mammoth from 'mammoth';
import { describe, expect, it } from 'vitest';
import { exported } from '../testing/exported.ts';
import { readDocxText, readPart } from '../testing/read-docx.ts';
import { getLines, readTracked } from '../testing/read-tracked.ts';
import { textPairs } from '../testing/text-pairs.ts';
import { writeDocx } from './write-docx.ts';

const section = (number: number, heading: string, ...paragraphs: string[]) => ({
  id: `s-${number}`,
  number: `SEC. ${number}.`,
  heading,
  level: 0,
  paragraphs: paragraphs.map((text) => ({
    number: null,
    text,
    indent: 0,
  })),
});
const getText = (...units: ReturnType<typeof section>[]): ComparableText => ({ language: 'en', units });

const OWNER = 'The owner of a widget shall register the widget with the Secretary within 30 days of its purchase.';
const FUNDS = 'There is appropriated $3,000,000 for each fiscal year to carry out this Act and for no other purpose.';
const STUDY = 'The Comptroller General shall study the effects of this Act on small businesses and report to Congress.';

describe('writeDocx', () => {
  it('restores the left text with all changes rejected and the right text with all accepted', async () => {
    await fc.assert(
      fc.asyncProperty(textPairs, async ([left, right]) => {
        const read = await readDocxText(await writeDocx(exported(left, right)));
        expect(readTracked(read, 'left')).toEqual(getLines(left));
        expect(readTracked(read, 'right')).toEqual(getLines(right));
      }),
      { numRuns: 30 },
    );
  });

  it('is converted to plain text as if all changes were accepted', async () => {
    const left = getText(section(1, 'Owners', OWNER), section(2, 'Funds', FUNDS));
    const right = getText(section(1, 'Owners', OWNER.replace('30', '60')), section(2, 'Study', STUDY));
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await writeDocx(exported(left, right))) });
    expect(value.split('\n').filter(Boolean).slice(-4)).toEqual(getLines(right));
  });

  it('marks each tracked change with author, date and a unique id', async () => {
    const left = getText(section(1, 'Owners', OWNER));
    const right = getText(section(1, 'Owners', OWNER.replace('30', '60')));
    const xml = await readPart(await writeDocx(exported(left, right)), 'word/document.xml');
    expect(xml).toMatch(/<w:ins w:id="\d+" w:author="Rotunda" w:date="2026-11-23T10:20:30Z"><w:r>.*?60/);
    expect(xml).toMatch(/<w:del w:id="\d+" w:author="Rotunda" w:date="2026-11-23T10:20:30Z"><w:r>.*?30/);
    const ids = [...xml.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('summarizes on the cover what is compared and which figures changed', async () => {
    const left = getText(section(1, 'Owners', OWNER), section(2, 'Funds', FUNDS));
    const right = getText(section(1, 'Owners', OWNER), section(2, 'Funds', FUNDS.replace('$3,000,000', '$5,000,000')));
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await writeDocx(exported(left, right))) });
    for (const words of [
      'US HR 1',
      'A bill on widgets',
      'Introduced',
      'January 5, 2026',
      'Enrolled',
      'March 5, 2026',
    ]) {
      expect(value).toContain(words);
    }
    expect(value).toContain('1 section changed');
    expect(value).toMatch(/Amount\s+§ 2\s+\$3,000,000\s+\$5,000,000/);
  });

  it('comments moved text with its other place, once per section', async () => {
    const left = getText(section(1, 'Owners', OWNER, FUNDS), section(2, 'Study', STUDY), section(3, 'Funds', FUNDS));
    const right = getText(section(1, 'Study', STUDY), section(2, 'Owners', OWNER, FUNDS), section(3, 'Funds', FUNDS));
    const comments = await readPart(await writeDocx(exported(left, right)), 'word/comments.xml');
    const words = [...comments.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(words).toEqual(['Moved from § 2 Study', 'Moved to § 1 Study']);
  });

  it('removes characters that XML does not allow and escapes the rest', async () => {
    const left = getText(section(1, 'Owners', 'Fees\u0001 of\uFFFF owners'));
    const right = getText(section(1, 'Owners', 'Fees\u0001 of\uFFFF all <owners> & "others"'));
    const read = await readDocxText(await writeDocx(exported(left, right)));
    expect(readTracked(read, 'right')).toEqual(['SEC. 1. Owners', 'Fees of all <owners> & "others"']);
  });

  it('puts two languages into two columns without tracked changes', async () => {
    // Canadian sections have a number but no heading.
    const numbered = (number: number, text: string) => ({
      ...section(number, '', text),
      number: `${number}`,
      heading: null,
    });
    const english: ComparableText = { language: 'en', units: [numbered(7, 'The fee is $5.')] };
    const french: ComparableText = { language: 'fr', units: [numbered(7, 'Les droits sont de 5 $.')] };
    const file = await writeDocx(exported(english, french));
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) });
    expect(value).toMatch(/<p>7<\/p><\/td><td><p>7<\/p>/);
    expect(value).toMatch(/The fee is \$5\..*?<\/td><td><p>Les droits sont de 5 \$\./);
    expect(await readPart(file, 'word/document.xml')).not.toMatch(/<w:(ins|del) /);
  });
});
