import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markQueryText } from './mark-query-text.ts';

const kinds = (text: string) =>
  markQueryText(text)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ text: part, kind }) => [part, kind]);

describe('markQueryText', () => {
  it('distinguishes operators, fields and phrases from words', () => {
    expect(kinds('boolean: ("rent control" OR lease) AND rent* NOT commercial tax w/5 credit')).toEqual([
      ['boolean:', 'keyword'],
      ['"rent control"', 'phrase'],
      ['OR', 'operator'],
      ['AND', 'operator'],
      ['NOT', 'operator'],
      ['w/5', 'operator'],
    ]);
  });

  it.each([
    ['tax -water', ['-']],
    ['tax -(a | b)', ['-', '|']],
    ['water NEAR tax near5 rate', ['NEAR', 'near5']],
    ['water /5 tax ADJ rate && law', ['/5', 'ADJ', '&&']],
    ['"water rights"~5', ['~5']],
  ])('marks the operators of %s', (text, operators) => {
    expect(kinds(text).flatMap(([part, kind]) => (kind === 'operator' ? [part] : []))).toEqual(operators);
  });

  it.each(['and', 'near', 'W2', 'non-profit', 'C++', 'a -- b', 'ANDROID', 'x AND_y', 'subtitle:', 'near/x'])(
    'does not mark %j',
    (text) => {
      expect(kinds(text)).toEqual([]);
    },
  );

  it('underlines the fault, across segments and at the very end', () => {
    const faulty = (text: string, position: number, length: number) =>
      markQueryText(text, { position, length })
        .filter(({ isFaulty }) => isFaulty)
        .map((segment) => segment.text)
        .join('');
    expect(faulty('("tax" OR near/x rent', 10, 6)).toBe('near/x');
    expect(faulty('tax OR', 2, 3)).toBe('x O');
    expect(faulty('tax (', 4, 0)).toBe('(');
    expect(faulty('tax', 3, 1)).toBe('');
  });

  it('keeps every character of the text wherever the fault is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.nat(70), fc.nat(70), (text, position, length) => {
        const segments = markQueryText(text, { position, length });
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      }),
    );
  });
});
