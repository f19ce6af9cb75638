import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';
import { readableText } from './readable-text.ts';
import { repairCodePage } from './repair-code-page.ts';

const C1 = Array.from({ length: 32 }, (_, at) => String.fromCharCode(0x80 + at));

test('every control character of Windows-1252 becomes what that code page means by it', () => {
  for (const control of C1) {
    // Without `stream`, Node.js 20 decodes Latin-1 instead.
    const meant = new TextDecoder('windows-1252').decode(Uint8Array.of(control.charCodeAt(0)), { stream: true });
    expect(repairCodePage(`a${control}b`)).toBe(meant === control ? 'ab' : `a${meant}b`);
  }
});

test.each([
  ['the minor\u0092s residence', 'the minor’s residence'],
  ['\u0093Rates\u0094 of 2024\u00962026\u0097and later\u0085', '“Rates” of 2024–2026—and later…'],
  ['the minor\u00e2\u0080\u0099s caf\u00c3\u0089', 'the minor’s cafÉ'],
  ['Â§ 5, Ã©, é\u0081ã', 'Â§ 5, Ã©, éã'],
])('%j is read as %j', (written, meant) => {
  expect(readableText(written)).toBe(meant);
  expect(cleanName(written)).toBe(meant);
});
