import { expect, it } from 'vitest';
import { decodeFile } from './decode-file.ts';

/** Letters and marks of Mac OS Roman from 0x80 on, as Apple's table lists them (ROMAN.TXT of the Unicode Consortium). */
const MAC =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙ';
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const encode = (text: string, getByte: (character: string) => number) =>
  Uint8Array.from(text, (character) => (character < '\u0080' ? character.charCodeAt(0) : getByte(character)));
const macBytes = (text: string) => encode(text, (character) => 0x80 + MAC.indexOf(character));
const windowsBytes = (text: string) =>
  encode(text, (character) => {
    const at = WINDOWS.indexOf(character);
    return at === -1 ? character.charCodeAt(0) : 0x80 + at;
  });

it.each([
  'First,Last\rJosé,Pérez\r',
  'Name\rIñaki Echeverría\rZoë Ålund\r',
  'First,Last\rSiobhán,O’Neill\r',
  'Name\rFrançois Côté\rHélène Lefèvre\r',
  'Name\rMARÍA NÚÑEZ\rJörg Müller\r',
  'Notes\rHe said “no” twice – then “yes”, said Anaïs.\r',
])('decodeFile reads a table in Mac OS Roman, as Excel for Mac saved it: %j', (text) => {
  expect(decodeFile(macBytes(text))).toBe(text);
});

it.each([
  'First,Last\r\nJosé,Pérez\r\n',
  'Name\r\nSiobhán O’Neill\r\nIñaki Echeverría\r\n',
  'Name\r\nŠime Šarić'.replace('ć', 'c'),
  'The act—the second of its kind—ended; state–owned land, north–south routes, word—word.',
  '§ 5 of the Code’s chapter 3 “applies” to the city’s fee of 10 €, 5° and ½ cup • ™',
  'MUÑOZ, ÉLÉONORE; Ægir Ólafsson; Göran Åkesson',
  'don’t, we’ll, Smith’s, D’Angelo',
])('decodeFile reads a text in Windows-1252 as before: %j', (text) => {
  expect(decodeFile(windowsBytes(text))).toBe(text);
});
