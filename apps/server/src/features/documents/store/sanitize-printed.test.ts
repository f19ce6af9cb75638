import { expect, test } from 'vitest';
import { plainText } from '../merge/plain-text.ts';
import { sanitizeBody, sanitizeSummary } from './sanitize-summary.ts';

const SUMMARY = `<p>Pays $725,000.<sup>11</sup> For 10<b><sup>6</sup></b> tons of CO<sub>2</sub>, 12<sup>1</sup>/<sub>2</sub>%,
5<a href="#_ftn1">[1]</a> and <span hidden>nothing</span><span style="DISPLAY:none">no <b>more</b></span><template>no</template>all.</p>`;
const PRINTED = 'Pays $725,000. For 10⁶ tons of CO₂, 12 1/2%, 5 and all.';

test('A summary shows nothing hidden and nothing glued to a number, as HTML and as text', () => {
  const shown = sanitizeSummary(SUMMARY);
  expect(shown.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toBe(PRINTED);
  expect(shown).not.toMatch(/<su[bp]|nothing/);
  expect(plainText(SUMMARY)).toBe(PRINTED);
  expect(
    sanitizeBody(SUMMARY)
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' '),
  ).toBe(PRINTED);
});

test('A hidden section takes no visible words with it', () => {
  expect(sanitizeSummary('<section hidden><p>no</p></section><p>yes</p><!-- no --><script>no</script>')).toBe(
    '<p>yes</p>',
  );
  expect(plainText('<section hidden><p>no</p></section><p>yes</p><!-- no --><script>no</script>')).toBe('yes');
});

test.each([
  ['<ul><li hidden>no<li>yes</ul>after', '<ul><li>yes</li></ul>after'],
  ['<div><p style="display:none">no</div>yes', '<div></div>yes'],
  ['a<iframe src="x"/>b<template>no', 'ab'],
  ['<p hidden>no<p hidden>no<p>yes</p>', '<p>yes</p>'],
])('Hidden text ends where browsers end it: %s', (html, shown) => {
  expect(sanitizeSummary(html)).toBe(shown);
});

test('Characters that no reader sees are taken out, also where they are written as entities', () => {
  const summary = '<p>re&#x202e;pe&#8203;al&shy; \u202eit&#xE0041;</p>';
  expect(sanitizeSummary(summary)).toBe('<p>repeal it</p>');
  expect(plainText(summary)).toBe('repeal it');
});
