import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

describe('webAddress', () => {
  it.each(['https://gazette.example/a?b=c', 'HTTP://gazette.example/', ' https://gazette.example '])(
    'accepts "%s"',
    (text) => {
      expect(webAddress(text)).toBe(text.trim());
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://gazette.example/a',
    'gazette.example',
    'https://',
    '',
    null,
    undefined,
  ])('rejects "%s"', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
