import { describe, expect, test } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

describe('textOfHtml', () => {
  test('sets apart what is not printed on the line', () => {
    expect(
      textOfHtml(
        '<p>Pay $725,000<sup><a href="#fn1">11</a></sup>, 10<sup>6</sup> tons of CO<sub>2</sub>, 12<sup>1</sup>/<sub>2</sub>.',
      ),
    ).toBe('Pay $725,000, 10⁶ tons of CO₂, 12 1/2.');
  });

  test('separates paragraphs by an empty line, keeps line breaks and collapses white space', () => {
    expect(textOfHtml('<p>One\n  line.</p><div>Two<br>parts</div>')).toBe('One line.\n\nTwo\nparts');
  });

  test('decodes entities once', () => {
    expect(textOfHtml('AT&amp;T&nbsp;&mdash; &lt;b&gt; &amp;lt;')).toBe('AT&T — <b> &lt;');
  });

  test('skips scripts, styles, SVG and the head', () => {
    const html =
      '<head><title>No</title></head><style>p{}</style><script>alert("<p>no</p>")</script>Yes<svg><text>no</text></svg>';
    expect(textOfHtml(html)).toBe('Yes');
    expect(textOfHtml('One <iframe src="https://a.example/v" /> two <object data="b"/>three')).toBe('One two three');
  });

  test('loses no words to broken tags', () => {
    expect(textOfHtml('<p>One <b>two</p><p>three</i></div> four <a href="x')).toMatch(/^One two\s+three four/);
    expect(textOfHtml('5 < 6 and 7 > 2')).toBe('5 < 6 and 7 > 2');
  });

  test('returns an empty string for empty input or tags alone', () => {
    expect(textOfHtml('')).toBe('');
    expect(textOfHtml('<p></p><br><hr>')).toBe('');
  });

  test('handles endless nesting quickly and keeps its words', () => {
    const before = process.cpuUsage();
    expect(textOfHtml(`${'<div><b>'.repeat(100_000)}end`)).toBe('end');
    expect(textOfHtml(`${'<div></x>'.repeat(100_000)}end`)).toBe('end');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
  });
});
