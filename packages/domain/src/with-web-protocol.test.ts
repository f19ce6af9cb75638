import { describe, expect, it } from 'vitest';
import { withWebProtocol } from './with-web-protocol.ts';

describe('withWebProtocol', () => {
  it.each([
    ['example.org/a', 'https://example.org/a'],
    [' http://example.org ', 'http://example.org'],
    ['HTTPS://example.org', 'HTTPS://example.org'],
    ['', ''],
    ['ftp://example.org', 'ftp://example.org'],
  ])('turns %j into %j', (typed, url) => expect(withWebProtocol(typed)).toBe(url));
});
