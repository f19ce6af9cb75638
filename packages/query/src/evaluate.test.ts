import { type AnalyzedDocument, analyzeDocument, prefixLexeme, type TextStream } from '@rotunda/analysis';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coversField, evaluate, type LeafNode, parseQuery, type QueryNode, type SpanNode } from './index.ts';
import { arbitraryDocument, arbitraryQuery } from './testing/index.ts';

function holds(text: string, ...streams: Partial<TextStream>[]): boolean {
  const result = parseQuery(text);
  if (!result.ok) throw new Error(`${text}: ${result.fault.code}`);
  const document = analyzeDocument(
    streams.map((stream) => ({ field: 'text' as const, language: 'en' as const, text: '', ...stream })),
  );
  return evaluate(result.query, document);
}

const inText = (query: string, text: string): boolean => holds(query, { text });

describe('Words', () => {
  test.each([
    ['policy', 'the policies', true],
    ['rate', 'rats', false],
    ['universe', 'the university', false],
    ['"policies"', 'one policy', true],
    ['US', 'the U.S. code', true],
    ['email', 'an e-mail', true],
    ['e-mail', 'an email', true],
    ['e-mail', 'an e mail', true],
    ['1234', 'about 1,234 cases', true],
    ['resume', 'a résumé', true],
    ['nation', 'the nation’s', true],
    ['1,2', '1.2', false],
  ])('%s in “%s”: %s', (query, text, expected) => {
    expect(inText(query, text)).toBe(expected);
  });

  test('in French are found in French texts with or without accents', () => {
    const text = "L'accord sur la sécurité nationale";
    for (const query of ['securite', 'sécurité', 'accord', "l'accord", 'nationaux', '"accord sur la"', 'secu*']) {
      expect(holds(query, { language: 'fr', text })).toBe(true);
    }
    expect(holds('care', { language: 'fr', text: 'un car' })).toBe(true);
    expect(holds('care', { language: 'en', text: 'a car' })).toBe(false);
  });
});

describe('Prefixes compared to the word as written', () => {
  test.each([
    ['hope*', 'hopes', true],
    ['hope*', 'hoping', false],
    ['policie*', 'policies', true],
    ['policie*', 'policy', false],
    ['amat*', 'D’Amato', true],
    ['"national sec*"', 'the national security', true],
    ['"national sec*"', 'national and security', false],
    ['hr1*', 'hr12', true],
  ])('%s in “%s”: %s', (query, text, expected) => {
    expect(inText(query, text)).toBe(expected);
  });
});

describe('Phrases and proximity', () => {
  test.each([
    ['"data privacy"', 'data privacy', true],
    ['"data privacy"', 'privacy data', false],
    ['"data privacy"', 'data, privacy', true],
    ['"the the"', 'the', false],
    ['a w/1 b', 'a b', true],
    ['a w/1 b', 'b a', true],
    ['a w/1 b', 'a x b', false],
    ['a w/2 b', 'a x b', true],
    ['a w/2 b', 'a x x b', false],
    ['a pre/2 b', 'b x a', false],
    ['a pre/2 b', 'a x b', true],
    ['a w/5 a', 'a', false],
    ['a w/5 a', 'a x a', true],
    ['"a b" w/1 "c d"', 'c d a b', true],
    ['"a b" w/1 "b c"', 'a b c', false],
    ['(a OR "b c") pre/2 d', 'b c x d', true],
    ['(a OR "b c") pre/1 d', 'b c x d', false],
    ['HR1 w/5 hr', 'H.R. 1', false],
    ['H.R. 1 pre/2 amends', 'H.R. 1 amends', true],
    ['H.R. 1 pre/1 amends', 'H.R. 1 amends', true],
    ['bill#hr1 pre/1 amends', 'H.R. 1 amends', false],
  ])('%s in “%s”: %s', (query, text, expected) => {
    expect(inText(query, text)).toBe(expected);
  });

  test('never cross from a stream into another', () => {
    expect(holds('"a b"', { text: 'a' }, { text: 'b' })).toBe(false);
    expect(holds('a w/5 b', { field: 'title', text: 'a' }, { text: 'b' })).toBe(false);
    expect(holds('a b', { field: 'title', text: 'a' }, { text: 'b' })).toBe(true);
  });
});

describe('Fields', () => {
  const streams: Partial<TextStream>[] = [
    { field: 'title', text: 'tax' },
    { field: 'sponsor', text: 'Smith' },
    { field: 'bill', text: 'US S 5' },
  ];
  test.each([
    ['tax', true],
    ['summary:tax', false],
    ['smith', false],
    ['sponsor:smith', true],
    ['NOT smith', true],
    ['US S 5', true],
    ['bill: US S 5', true],
    ['bill: CA S 5', false],
    ['bill: S 6', false],
  ])('%s: %s', (query, expected) => {
    expect(holds(query, ...streams)).toBe(expected);
  });
});

describe('Citations', () => {
  test.each([
    ['HR1', 'H. R. 1 was read', true],
    ['H.R. 1', 'H.R. 12', false],
    ['section 230', '§ 230(c)', true],
    ['42 U.S.C. 1395', 'section 1395 of title 42, United States Code', true],
    ['projet de loi C-5', 'Bill C-5', true],
    ['S 5', 'S. 5 was read', true],
    ['S 5', 'group S 5', true],
    ['HB 5', 'HB0005', true],
  ])('%s in “%s”: %s', (query, text, expected) => {
    expect(inText(query, text)).toBe(expected);
  });
});

/** Decides a query by trying every place for everything: too slow to use, but too simple to be wrong. */
function holdsPlainly(node: QueryNode, document: AnalyzedDocument): boolean {
  if (node.kind === 'all') return true;
  if (node.kind === 'and') return node.children.every((child) => holdsPlainly(child, document));
  if (node.kind === 'or') return node.children.some((child) => holdsPlainly(child, document));
  if (node.kind === 'not') return !holdsPlainly(node.child, document);
  return document.streams.some((stream) => {
    if (!coversField(node.field, stream.field)) return false;
    const places: Set<string>[] = [];
    stream.termIds.forEach((id, row) =>
      (places[stream.positions[row] ?? 0] ??= new Set()).add(document.terms[id] ?? ''),
    );
    const getSpans = (leaf: LeafNode): [number, number][] => {
      const words = leaf.kind === 'phrase' ? leaf.words : [leaf];
      const stands = (position: number, word: (typeof words)[number]): boolean =>
        [...(places[position] ?? [])].some((term) =>
          'prefix' in word ? term.startsWith(prefixLexeme(word.prefix)) : word.terms.includes(term),
        );
      return places.flatMap((_, first): [number, number][] =>
        words.every((word, step) => stands(first + step, word)) ? [[first, first + words.length - 1]] : [],
      );
    };
    const spans = (side: SpanNode): [number, number][] =>
      side.kind === 'or' ? side.children.flatMap(spans) : getSpans(side);
    if (node.kind !== 'near') return getSpans(node).length > 0;
    const right = spans(node.right);
    return spans(node.left).some(([first, last]) =>
      right.some(
        ([other, otherLast]) =>
          (other > last && other - last <= node.distance) ||
          (!node.ordered && otherLast < first && first - otherLast <= node.distance),
      ),
    );
  });
}

test('A query matches a document exactly when an exhaustive search does', () => {
  let holding = 0;
  fc.assert(
    fc.property(arbitraryQuery(), arbitraryDocument(), (query, { document }) => {
      const expected = holdsPlainly(query, document);
      if (expected) holding++;
      expect(evaluate(query, document)).toBe(expected);
    }),
    { numRuns: 4000 },
  );
  // The generators would prove nothing if queries never matched documents.
  expect(holding).toBeGreaterThan(400);
});

test('A document of three megabytes is evaluated in seconds', () => {
  const text = 'the tax credit of the nation’s long-term privacy policies is read in the House of the States '.repeat(
    33_000,
  );
  const document = analyzeDocument([{ field: 'text', language: 'en', text }]);
  const before = process.cpuUsage();
  for (const query of [
    'the w/50 the',
    `"${'the tax credit of '.repeat(8)}"`,
    '(tax OR the OR of) pre/3 (house OR states)',
  ]) {
    const result = parseQuery(query);
    if (result.ok) evaluate(result.query, document);
  }
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(20_000);
});

test('A phrase of a repeated word is evaluated in a document of that word alone', () => {
  expect(inText(`"${'the '.repeat(64)}"`, 'the '.repeat(500_000))).toBe(true);
  expect(inText(`"${'the '.repeat(63)} end"`, 'the '.repeat(500_000))).toBe(false);
});
