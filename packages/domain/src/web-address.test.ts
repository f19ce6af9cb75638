import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

describe('web addresses', () => {
  it.each(['https://gazette.example/a?b=c', 'HTTP://gazette.example/', ' https://gazette.example '])(
    '"%s" is one',
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
  ])('"%s" is none', (text) => {
    expect(webAddress(text)).toBeNull();
  });
});
