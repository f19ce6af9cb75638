import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { listUnder, optionalObject, optionalText } from './upstream-shape.ts';

describe('listUnder', () => {
  it('finds the same members however the list is wrapped', () => {
    const member = fc.record({ name: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(member, { minLength: 1, maxLength: 4 }), (members) => {
        const one = members.length === 1 ? members[0] : members;
        for (const wrapped of [members, { item: one }, { outer: { item: one } }, [{ item: one }], { outer: one }]) {
          expect(listUnder(wrapped, ['outer', 'item'])).toEqual(members);
        }
      }),
    );
  });

  it('reads an empty element as an empty list', () => {
    expect(listUnder('', ['item'])).toEqual([]);
    expect(listUnder({ item: '' }, ['item'])).toEqual([]);
  });

  it('returns undefined for a count with a URL, whose list is found elsewhere', () => {
    expect(listUnder({ count: 3, url: 'https://example.org' }, ['item'])).toBeUndefined();
    expect(listUnder(undefined, ['item'])).toBeUndefined();
  });

  it('does not look for a wrapper inside a member', () => {
    const amendment = { number: '1', amendments: { count: '0' } };
    expect(listUnder({ amendment: [amendment] }, ['amendments', 'amendment'])).toEqual([amendment]);
  });
});

describe('Scalars', () => {
  it.each([
    [' x ', 'x'],
    [7, '7'],
    [true, 'true'],
    [['', 'twice', 'twice'], 'twice'],
    ['', undefined],
    [null, undefined],
  ])('read %j as %j', (value, text) => expect(optionalText.parse(value)).toBe(text));

  it('read an empty element as no object', () => {
    const schema = z.object({ inner: optionalObject(z.object({ a: z.string() })) });
    expect(schema.parse({ inner: '' }).inner).toBeUndefined();
    expect(schema.parse({}).inner).toBeUndefined();
    expect(schema.parse({ inner: { a: 'b' } }).inner).toEqual({ a: 'b' });
  });
});
