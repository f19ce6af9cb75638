import { describe, expect, it } from 'vitest';
import { formalPartOf } from './formal-part.ts';

describe('formalPartOf', () => {
  it.each([
    ['front', 'front'],
    ['endorsement-2', 'endorsement'],
    ['recommendation', 'enacting'],
    ['title-amendment', 'title-amendment'],
    ['s-1', null],
    ['preamble', null],
    ['frontier', null],
  ])('classifies %s as %s', (sectionId, part) => {
    expect(formalPartOf(sectionId)).toBe(part);
  });
});
