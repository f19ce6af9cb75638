import { describe, expect, it } from 'vitest';
import { pdfRuns, pdfText } from './pdf-text.ts';

const OTHER = 'DejaVuSans';

describe('pdfText', () => {
  it('leaves English and French law to the font of the document', () => {
    expect(pdfText('§ 4(a)(1) “Œuvre” — à 5 € … ½')).toBe('§ 4(a)(1) “Œuvre” — à 5 € … ½');
  });

  it.each([
    '⅓',
    '⅔',
    '⅐',
    '☐',
    '☑',
    '☒',
    '✓',
    '→',
    '∙',
    '┐',
    'ʻ',
    'ʔ',
    'ʷ',
    'ɫ',
    'ﬀ',
    '℞',
    '℠',
    ' ',
    'שלום',
    'سلام',
    'ქ',
    'Ա',
    '😀',
  ])('prints %s in a font that has it', (text) => {
    expect(pdfRuns(text)).toEqual([{ text, font: OTHER }]);
  });

  it('changes the font only for what needs it, and never between a letter and its accent', () => {
    expect(pdfRuns('of Hawaiʻi, x\u030cʷəɫ ⅔')).toEqual([
      { text: 'of Hawai' },
      { text: 'ʻ', font: OTHER },
      { text: 'i, ' },
      { text: 'x\u030cʷ', font: OTHER },
      { text: 'ə' },
      { text: 'ɫ', font: OTHER },
      { text: ' ' },
      { text: '⅔', font: OTHER },
    ]);
  });

  it('names a character that no font has instead of printing an empty box', () => {
    expect(pdfText('Title 中 and 文')).toBe('Title [U+4E2D] and [U+6587]');
  });
});
