import { expect, test } from 'vitest';
import { expectedCharacter } from './expected-character.mjs';
import { getHex, readTokens, getToken } from './tokens.mjs';

test('A character is found again in a text that breaks its lines anywhere', () => {
  const characters = ['⅔', 'ʻ', '☐', ':', '😀'];
  const written = characters.map(getToken).join(' ').replace('(2154:', '(21\n54: ');
  const found = readTokens(`${written} (4E2D:[U+4E2D]) (0020: )`);
  for (const character of characters) expect(found.get(getHex(character))).toBe(character);
  expect(found.get('4E2D')).toBe('[U+4E2D]');
  expect(found.get('0020')).toBe('');
});

test('Only characters with a rule may come back as others', () => {
  expect(expectedCharacter('\u0092').shown).toBe('’');
  expect(expectedCharacter('\u200b')).toMatchObject({ shown: '', rule: expect.stringContaining('invisible') });
  expect(expectedCharacter('⅔')).toEqual({ shown: '⅔', rule: null });
});
