import type { FollowedPassage } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { describePassage, shorten } from './saved-searches.presenter.ts';

const passage = (text: string): FollowedPassage => ({
  text,
  language: 'en',
  fusionId: 'us-119-hr-1',
  fnDocumentId: null,
  source: 'US HR 1',
});

it('describePassage quotes a passage on a single line with its document', () => {
  expect(describePassage(passage('The clean\n  water fund'))).toBe('“The clean water fund” of US HR 1');
});

it('describePassage quotes up to 80 characters and cuts longer passages at a word', () => {
  const words = 'word '.repeat(16).trim();
  expect(words.length).toBe(79);
  expect(describePassage(passage(`${words}s`))).toBe(`“${words}s” of US HR 1`);
  const longer = describePassage(passage(`${words}s more`));
  expect(longer).toMatch(/^“word (word )*word…” of US HR 1$/);
  expect(longer.length).toBeLessThanOrEqual('“” of US HR 1'.length + 80);
});

it('shorten limits the length including the ellipsis and keeps shorter text', () => {
  expect([shorten('abcde', 5), shorten('ab cdef', 5), shorten('', 5)]).toEqual(['abcde', 'ab…', '']);
  expect(shorten('a'.repeat(100), 10).length).toBeLessThanOrEqual(10);
});
