import { expect, test } from 'vitest';
import { shallowHtml } from './shallow-html.ts';

test.each([
  '<p>Ordinary <b>text</b></p>',
  `${'<p>unclosed '.repeat(1500)}`,
  `${'<br>'.repeat(10_000)}`,
  `${'<i/>'.repeat(10_000)}`,
  `${'<li><b>x</b></li>'.repeat(10_000)}`,
  'a < b',
])('stays as it is: %.30s', (html) => {
  expect(shallowHtml(html)).toBe(html);
});

test.each([
  ['<div>', 5000],
  ['<b><i>', 3000],
  ['<div></x>', 5000],
  ['<DIV class="a">', 5000],
])('loses its tags and keeps its words: %s', (tags, times) => {
  expect(shallowHtml(`${tags.repeat(times)}words`).trim()).toBe('words');
});

test('a tag that never ends is gone through once', () => {
  expect(shallowHtml('<a'.repeat(500_000))).toHaveLength(1_000_000);
});
