import { parseQuery } from '@rotunda/query';
import { expect, test } from 'vitest';
import { markRows } from './highlight-documents.ts';

test.each([
  ['canadiens', 'La prestation canadienne est établie.', ['canadienne']],
  ['travaux', 'Le travail et les travaux publics.', ['travaux']],
  ['taxes', 'A tax is levied.', ['tax']],
])('An excerpt found for "%s" is highlighted with the stemming of its language', (words, excerpt, expected) => {
  const passage = { documentId: 1, streamIndex: 0, startOffset: 0, excerpt };
  const row = { title: 'An Act', summary: null };
  const parsed = parseQuery(words);
  if (!parsed.ok) throw new Error(`not a query: ${words}`);
  const [highlight] = markRows(parsed.query, new Map([[1, row]]), [passage]).get(1) ?? [];
  expect(highlight?.marks.map(([start, end]) => highlight.text.slice(start, end))).toEqual(expected);
});
