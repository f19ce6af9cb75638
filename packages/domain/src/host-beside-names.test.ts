import { expect, test } from 'vitest';
import { hostBesideNames } from './host-beside-names.ts';

test.each([
  [['Rotunda Support'], 'https://www.blog.example/a', 'blog.example'],
  [['The Times', 'Ann'], 'https://times.example/1', 'times.example'],
  [['Times.example'], 'https://times.example/1', undefined],
  [['Ann'], null, undefined],
  [['Ann'], 'no address', undefined],
  [['Ann'], 'javascript:alert(1)', undefined],
])('beside %j of %s stands %s', (names, address, host) => {
  expect(hostBesideNames(names, address)).toBe(host);
});
