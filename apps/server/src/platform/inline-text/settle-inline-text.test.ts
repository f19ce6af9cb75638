import { describe, expect, test } from 'vitest';
import { markInline } from './mark-inline.ts';
import { settleInlineText } from './settle-inline-text.ts';

/** Marks `^…^` as above the line, `_…_` as below it, `{…}` as a fraction and `<…>` as the mark of a note. */
function settled(written: string): string {
  return settleInlineText(
    written
      .replace(/\^([^^]*)\^/g, (_, text: string) => markInline('raised', text))
      .replace(/_([^_]*)_/g, (_, text: string) => markInline('lowered', text))
      .replace(/\{([^}]*)\}/g, (_, text: string) => markInline('fraction', text))
      .replace(/<([^>]*)>/g, (_, text: string) => markInline('note-mark', text)),
  );
}

describe('Text above the line', () => {
  test.each([
    ['emits 10^6^ tons', 'emits 10⁶ tons'],
    ['per 100 km^2^ (25 mi.^2^)', 'per 100 km² (25 mi.²)'],
    ['5 µg/m^3^ a day', '5 µg/m³ a day'],
    ['2 s^-1^, 10^−6^', '2 s⁻¹, 10⁻⁶'],
    ['x^2^+y^n^', 'x²+yⁿ'],
    ['(1 + r)^2^ times', '(1 + r)² times'],
    ['2^32^ addresses', '2³² addresses'],
    ['10^6^5 apart', '10⁶ 5 apart'],
  ])('keeps the exponent of “%s”', (written, expected) => {
    expect(settled(written)).toBe(expected);
  });

  test.each([
    ['may not exceed $725,000.^11^ The', 'may not exceed $725,000. The'],
    ['the program^3^ ends', 'the program ends'],
    ['the program^2, 3^ ends', 'the program ends'],
    ['(EPA)^4^ says', '(EPA) says'],
    ['said,”^1^ and', 'said,” and'],
    ['the fee^*^ and rent^††^', 'the fee and rent'],
    ['section 385.09^a^, and 12^[3]^', 'section 385.09, and 12'],
    ['the fee^1^is due', 'the fee is due'],
    ['section<11>12', 'section 12'],
    ['$725,000<11>', '$725,000'],
    ['$725,000<12>, <13> Or', '$725,000 Or'],
    ['the program^2^,^3^ ends^4^, too', 'the program ends, too'],
  ])('is left out where it marks a note: “%s”', (written, expected) => {
    expect(settled(written)).toBe(expected);
  });

  test('stays where a line begins with it, because that is the note', () => {
    expect(settled('^11^See 15 U.S.C. 78s.')).toBe('11 See 15 U.S.C. 78s.');
  });

  test('is set apart from a number where it may be either', () => {
    expect(settled('pay $725,000^11^ a year')).toBe('pay $725,000¹¹ a year');
  });

  test.each([
    ['the 104^th^ Congress', 'the 104th Congress'],
    ['le 1^er^ avril, le 2^e^ suppl., XIX^e^', 'le 1er avril, le 2e suppl., XIXe'],
    ['n^o^ 5, M^me^ Roy', 'no 5, Mme Roy'],
    ['ReUnite^TM^ and Lamp^®^', 'ReUnite™ and Lamp®'],
    ['words^over the line^', 'words over the line'],
  ])('stays part of its word: “%s”', (written, expected) => {
    expect(settled(written)).toBe(expected);
  });
});

test.each([
  ['CO_2_ and B_12_-deficient', 'CO₂ and B₁₂-deficient'],
  ['NO_X_, PM_2.5_ and B_12._', 'NOX, PM₂.₅ and B₁₂.'],
  ['H_2_O', 'H₂O'],
])('Text below the line belongs to its word: “%s”', (written, expected) => {
  expect(settled(written)).toBe(expected);
});

test.each([
  ['12{1/2} percent', '12 1/2 percent'],
  ['12 {1/2} percent', '12 1/2 percent'],
  ['NW{1/4}NE{1/4}, E{ 1/2}', 'NW 1/4 NE 1/4, E 1/2'],
  ['“{1/55}”', '“1/55”'],
  ['12^1^/_2_ percent', '12 1/2 percent'],
  ['12^1^⁄2 percent', '12 1/2 percent'],
])('A fraction is apart from the number before it: “%s”', (written, expected) => {
  expect(settled(written)).toBe(expected);
});

test('Marks that are never closed or nested without end mark nothing and take linear time', () => {
  expect(settleInlineText(`\uE01Fa\uE010b`)).toBe('ab');
  const hostile = '\uE010'.repeat(50_000) + 'a\uE01F'.repeat(50_000);
  const before = process.cpuUsage();
  expect(settleInlineText(hostile).length).toBeGreaterThan(0);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2000);
});
