import { describe, expect, it } from 'vitest';
import { getFormalPart } from './formal-part.ts';

describe('getFormalPart', () => {
  it.each([
    ['front', 'front'],
    ['endorsement-2', 'endorsement'],
    ['recommendation', 'enacting'],
    ['title-amendment', 'title-amendment'],
    ['s-1', null],
    ['preamble', null],
    ['frontier', null],
  ])('classifies %s as %s', (sectionId, part) => {
    expect(getFormalPart(sectionId)).toBe(part);
  });
});
