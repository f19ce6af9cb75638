import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FEDERAL_BILL_TYPES,
  getFederalBillType,
  federalBillTypeOfLegiscan,
  parseBillNumber,
  type BillNumber,
} from './bill-number.ts';

describe('parseBillNumber', () => {
  it.each(['H.R. 1', 'HR 1', 'HR1', 'H R 1', 'hr1', 'H.R.1', ' hr  001 '])('reads %s as H.R. 1', (text) => {
    expect(parseBillNumber(text)).toEqual({ type: 'hr', number: '1' });
  });

  it.each<[string, BillNumber]>([
    ['HB0005', { type: 'hb', number: '5' }],
    ['AB3', { type: 'ab', number: '3' }],
    ['ABX11', { type: 'ab', number: '1', extraordinary: 1 }],
    ['ABX1 1', { type: 'ab', number: '1', extraordinary: 1 }],
    ['SBX2-15', { type: 'sb', number: '15', extraordinary: 2 }],
    ['AB X1 12', { type: 'ab', number: '12', extraordinary: 1 }],
    ['SCAX11', { type: 'sca', number: '1', extraordinary: 1 }],
    ['C-20', { type: 'c', number: '20' }],
    ['S-201', { type: 's', number: '201' }],
    ['S05795A', { type: 's', number: '5795', suffix: 'a' }],
    ['HB 1-C', { type: 'hb', number: '1', suffix: 'c' }],
    ['HJRAA', { type: 'hjr', number: 'aa' }],
    ['HJR B', { type: 'hjr', number: 'b' }],
    ['H.J.Res. 45', { type: 'hjres', number: '45' }],
    ['H. Con. Res. 70', { type: 'hconres', number: '70' }],
    ['House Joint Resolution 5', { type: 'hjres', number: '5' }],
    ['Senate Bill 12', { type: 'sb', number: '12' }],
    ['B26-0001', { type: 'b', number: '26-1' }],
    ['SF0100', { type: 'sf', number: '100' }],
  ])('reads %s', (text, expected) => {
    expect(parseBillNumber(text)).toEqual(expected);
  });

  it.each(['', 'HR', '106', 'HJRES', 'the bill 5 of 6', 'HR 1; HR 2', 'A-B-C'])('rejects %j', (text) => {
    expect(parseBillNumber(text)).toBeUndefined();
  });

  it('round-trips every federal measure with any punctuation', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FEDERAL_BILL_TYPES),
        fc.integer({ min: 1, max: 99_999 }),
        fc.constantFrom('', ' ', '. ', '-'),
        fc.boolean(),
        (type, number, gap, upper) => {
          const text = `${type}${gap}${number}`;
          expect(parseBillNumber(upper ? text.toUpperCase() : text)).toEqual({ type, number: String(number) });
        },
      ),
    );
  });
});

describe('getFederalBillType', () => {
  it.each([
    ['H.R.', 'hr'],
    ['HJRES', 'hjres'],
    ['H.Con.Res.', 'hconres'],
    ['S', 's'],
    ['SCONRES', 'sconres'],
    ['HCON', 'hconres'],
    ['S.J.', 'sjres'],
  ])('recognizes %s', (prefix, type) => expect(getFederalBillType(prefix)).toBe(type));

  it('does not read a state prefix as federal', () => {
    expect(getFederalBillType('AB')).toBeUndefined();
    expect(getFederalBillType('HB')).toBeUndefined();
  });

  it('reads HR as a House resolution only in LegiScan data', () => {
    expect(getFederalBillType('HR')).toBe('hr');
    expect(federalBillTypeOfLegiscan('HR')).toBe('hres');
    expect(federalBillTypeOfLegiscan('HB')).toBe('hr');
  });
});
