import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>One</p><p>two<br>three</p>', 'One two three'],
  ['AT&amp;T &lt;b&gt; &quot;x&quot; &amp;lt;', 'AT&T <b> "x" &lt;'],
  ['in<b>side</b> a\n word', 'inside a word'],
  ['<style>p {}</style>Shown<script>not()</script>', 'Shown'],
  ['5 < 6 and 7 > 2', '5 < 6 and 7 > 2'],
  ['', ''],
])('plainText reads %s as "%s"', (html, text) => {
  expect(plainText(html)).toBe(text);
});

it('plainText keeps the words inside very deeply nested tags', () => {
  expect(plainText(`${'<div><b>'.repeat(100_000)}words`)).toBe('words');
});
