import { expect, test } from 'vitest';
import { readXml } from '../documents/reading/read-xml.mjs';
import { isGlued } from './is-glued.mjs';
import { marksIn } from './marks-in.mjs';

const marks = (xml) => marksIn(readXml(`<P>${xml}</P>`));

test.each([
  ['may not exceed $725,000.<SU>11</SU> The', 'may not exceed $725,000.11 The', 'may not exceed $725,000. The'],
  ['emissions of 10<SU>6</SU> tons', 'emissions of 106 tons', 'emissions of 10⁶ tons'],
  ['a rate of 12<fraction>1/2</fraction> percent', 'a rate of 121/2 percent', 'a rate of 12 1/2 percent'],
  ['vitamin B<E T="52">12</E> deficiency', 'vitamin B12 deficiency', 'vitamin B₁₂ deficiency'],
  ['under section 385.09<FootnoteRef>a</FootnoteRef>, it', 'under section 385.09a, it', 'under section 385.09, it'],
  ['in the year 2026<unheard-of>5</unheard-of> of', 'in the year 20265 of', 'in the year 2026 of'],
])('The element in “%s” is found, and glued only where it is', (xml, glued, apart) => {
  const [mark] = marks(xml);
  expect(mark && [isGlued(glued, mark), isGlued(apart, mark)]).toEqual([true, false]);
});

test('Ordinals and ordinary inline elements are not glued', () => {
  expect(marks('section 457<enum-in-header>(b)</enum-in-header> of 2<italic>5</italic>')).toEqual([]);
  const [mark] = marks('the 104<SU>th</SU> Congress');
  expect(mark && isGlued('the 104th Congress', mark)).toBe(false);
});
