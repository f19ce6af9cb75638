import type { ComparableText } from '@rotunda/comparison';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { exported } from '../testing/exported.ts';
import { writePdf } from './write-pdf.ts';

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
const getText = (language: 'en' | 'fr', ...units: ReturnType<typeof section>[]): ComparableText => ({
  language,
  units,
});

const OWNER = 'The owner of a widget shall register the widget with the Secretary within 30 days of its purchase.';
const FUNDS = 'There is appropriated $3,000,000 for each fiscal year to carry out this Act and for no other purpose.';
const STUDY = 'The Comptroller General shall study the effects of this Act on small businesses and report to Congress.';

async function getPages(left: ComparableText, right: ComparableText): Promise<string[]> {
  const document = await getDocumentProxy(await writePdf(exported(left, right)));
  const { text } = await extractText(document);
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe('writePdf', () => {
  it('starts with a cover of titles, dates, figures, changed sections and changed amounts', async () => {
    const left = getText('en', section(1, 'Owners', OWNER), section(2, 'Funds', FUNDS));
    const right = getText('en', section(1, 'Owners', OWNER), section(2, 'Funds', FUNDS.replace('$3,', '$5,')));
    const [cover = ''] = await getPages(left, right);
    expect(cover).toContain('Comparison of two versions US HR 1 A bill on widgets');
    expect(cover).toContain('Date January 5, 2026 March 5, 2026');
    expect(cover).toContain('1 section changed');
    expect(cover).toMatch(/§ 2 Funds Changed \+1 −1/);
    expect(cover).toMatch(/Amount § 2 \$3,000,000 \$5,000,000/);
    expect(cover).toContain('Created by Rotunda on November 23, 2026');
  });

  it('prints changed paragraphs and counts unchanged paragraphs', async () => {
    const left = getText('en', section(1, 'Owners', OWNER, FUNDS, STUDY), section(2, 'Funds', FUNDS));
    const right = getText(
      'en',
      section(1, 'Owners', OWNER.replace('30', '60'), FUNDS, STUDY),
      section(2, 'Funds', FUNDS),
    );
    const text = (await getPages(left, right)).join(' ');
    expect(text).toContain('within 30 60 days');
    expect(text).toContain('[2 unchanged paragraphs]');
    expect(text).not.toContain('SEC. 2.');
    expect(text).not.toContain('Comptroller');
  });

  it.each([
    ['many short lines', (word: string) => Array.from({ length: 60 }, (_, line) => `${word} ${line}`).join('\n')],
    ['wide letters', (word: string) => `${'Щ '.repeat(1500)}${word} end`],
    ['a very long heading', (word: string) => `${word} end`, 'Of the title of an act '.repeat(200)],
  ])('prints a changed paragraph of %s', async (_what, textWith, heading = 'Lists') => {
    const pages = await getPages(
      getText('en', section(1, heading, textWith('before'))),
      getText('en', section(1, heading, textWith('after'))),
    );
    const [last = ''] = textWith('after').split('\n').slice(-1);
    expect(pages.join(' ')).toContain(last.slice(-9).trim());
    expect(pages.join(' ')).toContain(heading.slice(0, 20));
  });

  it('embeds a font that covers the characters of English and French law', async () => {
    const marks = '§ 1 ¶ 2 “Rental” ‘one’ l’œuvre où là-haut ç à ê î Ÿ « 5 $ » — – … ½ ² º ≤ € † •';
    const file = await writePdf(
      exported(getText('fr', section(1, 'Œuvres', OWNER)), getText('fr', section(1, 'Œuvres', marks))),
    );
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
    for (const mark of marks.split(' ')) expect(text).toContain(mark);
    expect(Buffer.from(file).toString('latin1')).toMatch(/\/FontFile2/);
  });

  it('prints fractions, boxes, modifier letters and names in other scripts, in texts, headings and tables', async () => {
    const marks = '⅔ ⅓ ☐ ☑ Hawaiʻi → ∙ ﬀ ʔ ქართული';
    const file = await writePdf(
      exported(getText('en', section(1, 'Owners', OWNER)), getText('en', section(1, `Owners of ${marks}`, marks))),
    );
    const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
    const words = text.normalize('NFKC').replace(/\s+/g, '');
    for (const mark of marks.normalize('NFKC').split(' ')) expect(words.split(mark).length - 1).toBeGreaterThan(2);
  });

  it('prints page numbers on every page and what is compared on every page after the first', async () => {
    const many = (word: string) => Array.from({ length: 40 }, (_, index) => `${word} ${index} of ${OWNER}`);
    const pages = await getPages(
      getText('en', section(1, 'Owners')),
      getText('en', section(1, 'Owners', ...many('Rule'))),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    for (const page of pages.slice(1)) expect(page).toContain('US HR 1: Introduced to Enrolled');
  });

  it('names the other place of moved passages once per run of passages', async () => {
    const left = getText(
      'en',
      section(1, 'Owners', OWNER),
      section(2, 'Study', STUDY, FUNDS, 'Nothing else is changed.'),
    );
    const right = getText(
      'en',
      section(1, 'Owners', OWNER, STUDY, FUNDS),
      section(2, 'Study', 'Nothing else is changed.'),
    );
    const text = (await getPages(left, right)).join(' ');
    expect(text.match(/\[Moved from § 2\]/g)).toHaveLength(1);
    expect(text.match(/\[Moved to § 1\]/g)).toHaveLength(1);
  });

  it('prints two languages side by side', async () => {
    const english = getText('en', section(1, 'Fees', 'The fee is five dollars.'));
    const french = getText('fr', section(1, 'Droits', 'Les droits sont de cinq dollars.'));
    const text = (await getPages(english, french)).join(' ');
    expect(text).toContain('the words are not compared');
    expect(text).toContain('The fee is five dollars. Les droits sont de cinq dollars.');
  });
});
