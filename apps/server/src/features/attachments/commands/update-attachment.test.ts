import { ATTACHMENT_TEXTS } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { getColumns } from './update-attachment.ts';

type Before = Parameters<typeof getColumns>[0];

const link = (changes: Partial<Before> = {}): Before => ({
  attachmentType: 'link',
  title: 'Report',
  summary: 'Aquifers',
  url: 'https://example.org/report',
  fileName: null,
  urlTitle: 'Figures',
  urlDescription: 'Gauges',
  ...changes,
});
const file = link({ attachmentType: 'file', url: null, urlTitle: null, urlDescription: null, fileName: 'levels.pdf' });
/** Whether the attachment is found by each of the words after the change. */
const foundBy = (before: Before, updates: Parameters<typeof getColumns>[1], ...words: string[]) =>
  words.map((word) => getColumns(before, updates).lexemes?.includes(`'${word}'`));

describe('getColumns', () => {
  it('changes only the given fields and always the words', () => {
    expect(Object.keys(getColumns(link(), {}))).toEqual(['lexemes']);
    expect(getColumns(link(), { title: 'Study' })).toEqual({ title: 'Study', lexemes: expect.any(String) });
    expect(getColumns(link(), { summary: null })).toEqual({ summary: null, lexemes: expect.any(String) });
  });

  it('forgets title and description of the page when the link moves', () => {
    expect(getColumns(link(), { url: 'https://example.org/other' })).toEqual({
      url: 'https://example.org/other',
      urlTitle: null,
      urlDescription: null,
      lexemes: expect.any(String),
    });
  });

  it('keeps them when the same link is sent again', () => {
    expect(Object.keys(getColumns(link(), { url: 'https://example.org/report' }))).toEqual(['lexemes']);
  });

  it('finds it by the words after the change, and no longer by those before', () => {
    expect(foundBy(link(), {}, 'report', 'aquif', 'figur', 'gaug')).toEqual([true, true, true, true]);
    expect(foundBy(link(), { title: 'Study' }, 'studi', 'report', 'aquif')).toEqual([true, true, true]);
    expect(foundBy(link({ url: 'https://example.org' }), { title: 'Study' }, 'studi', 'report')).toEqual([true, false]);
    expect(foundBy(link(), { summary: null }, 'aquif', 'figur')).toEqual([false, true]);
    expect(foundBy(link(), { url: 'https://example.org/other' }, 'figur', 'gaug')).toEqual([false, false]);
    expect(foundBy(file, { title: 'Study' }, 'level')).toEqual([true]);
  });

  it('refuses a link for a file', () => {
    const refusal = { code: 'VALIDATION', data: { fields: { url: ATTACHMENT_TEXTS.notALink } } };
    const change = () => getColumns(file, { url: 'https://example.org' });
    expect(change).toThrow(expect.objectContaining(refusal));
  });
});
