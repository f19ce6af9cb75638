import { describe, expect, it } from 'vitest';
import { quoteLexeme } from '../postgres/lexemes.ts';
import { readTsquery } from './tsquery-tree.ts';

const lexeme = (text: string, isPrefix = false) => ({ kind: 'lexeme', lexeme: text, isPrefix });

describe('readTsquery', () => {
  it.each([
    ["'tax'", lexeme('tax')],
    ["'t/=ta':*", lexeme('t/=ta', true)],
    ["'tax':A", lexeme('tax')],
    ["('a' & 'b' & 'c')", { kind: 'and', children: [lexeme('a'), lexeme('b'), lexeme('c')] }],
    [
      "('*' & !('a' | 'b'))",
      {
        kind: 'and',
        children: [lexeme('*'), { kind: 'not', child: { kind: 'or', children: [lexeme('a'), lexeme('b')] } }],
      },
    ],
    ["('a' <-> 'b':B)", { kind: 'phrase', children: [lexeme('a'), lexeme('b')] }],
    ["('a' <12> 'b')", { kind: 'phrase', children: [lexeme('a'), lexeme('b')] }],
  ])('parses %s', (text, tree) => {
    expect(readTsquery(text)).toEqual(tree);
  });

  it.each(["o'neill", 'a\\b', "'", '\\', 'a b', 'a\nb', 'é'])('round-trips the lexeme %j', (text) => {
    expect(readTsquery(quoteLexeme(text))).toEqual(lexeme(text));
  });

  it.each(['', "('a'", "'a' 'b'", "('a' & 'b' | 'c')", 'a'])('rejects invalid input: %s', (text) => {
    expect(() => readTsquery(text)).toThrow(/tsquery/);
  });
});
