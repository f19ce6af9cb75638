import { describe, expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

describe('the words of HTML', () => {
  test('paragraphs are parted by an empty line, a break stays one, white space is one blank', () => {
    expect(textOfHtml('<p>One\n  line.</p><div>Two<br>parts</div>')).toBe('One line.\n\nTwo\nparts');
  });

  test('entities are decoded once', () => {
    expect(textOfHtml('AT&amp;T&nbsp;&mdash; &lt;b&gt; &amp;lt;')).toBe('AT&T — <b> &lt;');
  });

  test('scripts, styles and what stands in the head are not text', () => {
    const html =
      '<head><title>No</title></head><style>p{}</style><script>alert("<p>no</p>")</script>Yes<svg><text>no</text></svg>';
    expect(textOfHtml(html)).toBe('Yes');
    expect(textOfHtml('One <iframe src="https://a.example/v" /> two <object data="b"/>three')).toBe('One two three');
  });

  test('broken tags lose no words', () => {
    expect(textOfHtml('<p>One <b>two</p><p>three</i></div> four <a href="x')).toContain('three four');
    expect(textOfHtml('5 < 6 and 7 > 2')).toBe('5 < 6 and 7 > 2');
  });

  test('an empty text and one of tags alone are empty', () => {
    expect(textOfHtml('')).toBe('');
    expect(textOfHtml('<p></p><br><hr>')).toBe('');
  });

  test('tags nested without end take no time, and their words stay', () => {
    const before = process.cpuUsage();
    expect(textOfHtml(`${'<div><b>'.repeat(100_000)}end`)).toBe('end');
    expect(textOfHtml(`${'<div></x>'.repeat(100_000)}end`)).toBe('end');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  });
});
