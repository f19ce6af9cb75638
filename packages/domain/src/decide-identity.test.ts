import { describe, expect, it } from 'vitest';
import { decideIdentity } from './decide-identity.ts';

const named = (value: string) => `Congress ${value}`;

describe('decideIdentity', () => {
  it('says nothing when all statements agree', () => {
    const witnesses = [
      { from: 'the record', values: ['119'] },
      { from: 'its dates', values: ['118', '119'] },
      { from: 'its file name', values: [] },
    ];
    expect(decideIdentity(witnesses, named)).toEqual({ ok: true, value: '119', contradictions: [] });
  });

  it('takes what two of three state and reports the third', () => {
    const witnesses = [
      { from: 'the record', values: ['118'] },
      { from: 'its file name', values: ['119'] },
      { from: 'its dates', values: ['119'] },
    ];
    expect(decideIdentity(witnesses, named)).toEqual({
      ok: true,
      value: '119',
      contradictions: ['The record names Congress 118; its file name and its dates name Congress 119.'],
    });
  });

  it('decides nothing between two equal statements and names both', () => {
    const witnesses = [
      { from: 'the record', values: ['118'] },
      { from: 'its dates', values: ['119'] },
    ];
    expect(decideIdentity(witnesses, named)).toEqual({
      ok: false,
      reason: 'the record names Congress 118, its dates name Congress 119, and nothing else decides',
    });
  });

  it('returns nothing when nothing is stated', () => {
    expect(decideIdentity([{ from: 'the record', values: [] }], named)).toBeUndefined();
  });
});
