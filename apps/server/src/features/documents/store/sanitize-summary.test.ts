import { describe, expect, it } from 'vitest';
import { sanitizeBody, sanitizeSummary } from './sanitize-summary.ts';

describe('sanitizeSummary', () => {
  it('keeps the tags of the specification', () => {
    const tags = ['span', 'b', 'i', 'strong', 'em', 'ul', 'ol', 'li', 'p', 'div', 'blockquote', 'pre', 'mark'];
    for (const tag of tags) expect(sanitizeSummary(`<${tag}>x</${tag}>`)).toBe(`<${tag}>x</${tag}>`);
    expect(sanitizeSummary('a<br>b<hr>')).toBe('a<br />b<hr />');
  });

  it.each([
    ['a heading', '<h1>Title</h1>', 'Title'],
    ['a frame', 'a<iframe src="https://x.example"></iframe>b', 'ab'],
    ['a picture', '<img src="x" onerror="alert(1)">a', 'a'],
    ['a form', '<form><input value="x">a</form>', 'a'],
    ['a script with its words', 'a<script>alert(1)</script>b', 'ab'],
    ['a style with its words', 'a<style>p{}</style>b', 'ab'],
    ['what an element does', '<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['a comment', 'a<!-- hidden -->b', 'ab'],
  ])('removes %s', (_what, html, shown) => {
    expect(sanitizeSummary(html)).toBe(shown);
  });

  it.each(['https://x.example/a', 'http://x.example', 'mailto:a@x.example'])(
    'opens links to %s in a new tab',
    (href) => {
      const link = sanitizeSummary(`<a href="${href}" onclick="x()" id="y">a</a>`);
      expect(link).toContain(`href="${href}"`);
      expect(link).toContain('target="_blank"');
      expect(link).toContain('rel="noopener noreferrer"');
      expect(link).not.toMatch(/onclick|id=/);
    },
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    'data:text/html,x',
    'ftp://x.example',
    'java\nscript:alert(1)',
  ])('removes a link with %j as its address', (href) => {
    expect(sanitizeSummary(`<a href="${href}">a</a>`)).not.toContain('href');
  });

  it('overrides target and rel of links', () => {
    expect(sanitizeSummary('<a href="https://x.example" target="_top" rel="opener">a</a>')).toMatch(
      /rel="noopener noreferrer".*target="_blank"|target="_blank".*rel="noopener noreferrer"/,
    );
  });
});

describe('sanitizeBody', () => {
  it('turns headings into paragraphs and table rows into lines with separated cells', () => {
    expect(sanitizeBody('<h2>Title</h2><table><tr><td>a</td><td>b</td></tr><tr><th>c</th></tr></table>')).toBe(
      '<p>Title</p><div><div>a b </div><div>c </div></div>',
    );
  });

  it('sanitizes like a summary', () => {
    expect(sanitizeBody(' <h1 onclick="x()">a</h1><script>x</script> ')).toBe('<p>a</p>');
  });
});
