import { describe, expect, it } from 'vitest';
import { membershipChanges, membershipOf, switchedMembership } from './membership.ts';

const LISTS = [['a', 'b'], ['a']];

describe('membership among many items', () => {
  it('is in all, in some or in none', () => {
    expect(['a', 'b', 'c'].map((id) => membershipOf(id, LISTS))).toEqual(['all', 'some', 'none']);
    expect(membershipOf('a', [])).toBe('none');
  });

  it('follows what was switched', () => {
    const switched = new Map([
      ['a', false],
      ['c', true],
    ]);
    expect(['a', 'b', 'c'].map((id) => switchedMembership(id, switched, LISTS))).toEqual(['none', 'some', 'all']);
  });

  it('changes only where a switch differs from what is so already', () => {
    const switched = new Map([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    expect(membershipChanges(switched, LISTS)).toEqual({ added: ['b'], removed: [] });
    expect(membershipChanges(new Map([['b', false]]), LISTS)).toEqual({ added: [], removed: ['b'] });
  });
});
