import { describe, expect, it } from 'vitest';
import { membershipChanges, getMembership, switchedMembership } from './membership.ts';

const LISTS = [['a', 'b'], ['a']];

describe('Membership of several items', () => {
  it('is all, some or none', () => {
    expect(['a', 'b', 'c'].map((id) => getMembership(id, LISTS))).toEqual(['all', 'some', 'none']);
    expect(getMembership('a', [])).toBe('none');
  });

  it('follows the switches', () => {
    const switched = new Map([
      ['a', false],
      ['c', true],
    ]);
    expect(['a', 'b', 'c'].map((id) => switchedMembership(id, switched, LISTS))).toEqual(['none', 'some', 'all']);
  });

  it('changes only where a switch differs from the current state', () => {
    const switched = new Map([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
    expect(membershipChanges(switched, LISTS)).toEqual({ added: ['b'], removed: [] });
    expect(membershipChanges(new Map([['b', false]]), LISTS)).toEqual({ added: [], removed: ['b'] });
  });
});
