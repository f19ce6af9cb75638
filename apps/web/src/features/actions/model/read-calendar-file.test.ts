import { expect, it } from 'vitest';
import { readCalendarFile } from './read-calendar-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from({ length: 2 * text.length }, (_, at) => (at % 2 ? 0 : text.charCodeAt(at / 2))),
  ]);

it.each([
  ['UTF-8', utf8('SUMMARY:Zoë\r\nX:1\r\n')],
  ['UTF-8 with a mark', utf8('\ufeffSUMMARY:Zoë\r\nX:1\r\n')],
  ['UTF-16', utf16('SUMMARY:Zoë\r\nX:1\r\n')],
  ['Windows-1252', Uint8Array.from([...utf8('SUMMARY:Zo'), 0xeb, ...utf8('\r\nX:1\r\n')])],
])('A calendar file is read in %s', (_what, bytes) => {
  expect(readCalendarFile(bytes)).toBe('SUMMARY:Zoë\r\nX:1\r\n');
});

it.each([
  ['\r\n ', 1],
  ['\n\t', 2],
])('A fold within a character keeps the character: %j', (fold, after) => {
  const word = utf8('€uro');
  const folded = Uint8Array.from([...word.slice(0, after), ...utf8(fold), ...word.slice(after)]);
  expect(readCalendarFile(folded)).toBe(`€${fold}uro`);
});
