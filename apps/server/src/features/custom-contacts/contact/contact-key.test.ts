import { expect, it } from 'vitest';
import { contactKey } from './contact-key.ts';

it.each([
  ['Órla O’Shaughnessy', "ORLA O'Shaughnessy"],
  ['Orla O`Shaughnessy', "Orla O'Shaughnessy"],
  ['Orla O´Shaughnessy', "Orla O'Shaughnessy"],
  ['Friends of Oʻahu', "Friends of O'ahu"],
  ['Lena Ohm‑Krüger', 'Lena Ohm-Kruger'],
  ['Tobias Penhallow, Jr.', 'Tobias Penhallow Jr.'],
  ['Brightwater, Inc.', 'Brightwater Inc.'],
])('%s and %s are one name', (one, other) => {
  expect(contactKey(one)).toBe(contactKey(other));
});

it('Names that differ in more than their form stay apart', () => {
  expect(contactKey('O’Neill')).not.toBe(contactKey('ONeill'));
  expect(contactKey('1,000 Friends')).not.toBe(contactKey('1000 Friends'));
});
