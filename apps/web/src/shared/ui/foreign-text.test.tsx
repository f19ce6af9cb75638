import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { sanitiseHtml } from './cleaned-html.tsx';
import { HtmlText } from './html-text.tsx';
import { LinkifiedText } from './linkified-text.tsx';
import { SafeHtml } from './safe-html.tsx';

describe('Foreign HTML', () => {
  it.each([
    ['scripts', '<p>Bill</p><script>alert(1)</script>', '<p>Bill</p>'],
    ['handlers', '<b onclick="alert(1)">Bill</b>', '<b>Bill</b>'],
    ['pictures', 'Bill<img src=x onerror=alert(1)>', 'Bill'],
    ['styles', '<div style="position:fixed">Bill</div>', '<div>Bill</div>'],
    ['frames', '<iframe src="https://elsewhere.example"></iframe>Bill', 'Bill'],
    ['data attributes', '<span data-x="1">Bill</span>', '<span>Bill</span>'],
    ['tables but their words', '<table><tr><td>Bill</td></tr></table>', 'Bill'],
  ])('loses %s', (_name, html, clean) => expect(sanitiseHtml(html)).toBe(clean));

  it('keeps every tag of the specification', () => {
    const html =
      '<p><span>a</span><b>b</b><i>c</i><strong>d</strong><em>e</em><mark>f</mark></p><ul><li>g</li></ul><ol><li>h</li></ol><div>i</div><blockquote>j</blockquote><pre>k</pre><hr><br>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ['http://a.example/', ' data-host="a.example"'],
    ['https://a.example/', ' data-host="a.example"'],
    ['mailto:a@b.example', ''],
  ])('keeps links to %s and says their host', (href, host) => {
    expect(sanitiseHtml(`<a href="${href}">x</a>`)).toBe(
      `<a href="${href}" target="_blank" rel="noopener noreferrer"${host}>x</a>`,
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example/', ' java\tscript:alert(1)', '//a.example'])(
    'removes the href %j',
    (href) => {
      renderUi(<SafeHtml html={`<a href="${href}">x</a>`} />);
      expect(screen.getByText('x')).not.toHaveAttribute('href');
    },
  );
});

describe('HtmlText', () => {
  it('shows the text line by line without any markup', () => {
    const html = '<p><b>Rent &amp; leases</b></p><p onclick="alert(1)">Caps<br>both</p><img src=x onerror=alert(1)>';
    const { container } = renderUi(<HtmlText html={html} className="words" />);
    expect(container.querySelector('.words')?.innerHTML).toBe('Rent &amp; leases\nCaps\nboth');
  });
});

describe('Web addresses in text', () => {
  it.each([
    ['See https://a.example/path now', 'https://a.example/path'],
    ['See www.example.com now', 'https://www.example.com'],
    ['See example.com/docs now', 'https://example.com/docs'],
  ])('become links: %s', (text, href) => {
    renderUi(<LinkifiedText text={text} />);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('exclude e-mail addresses and markup', () => {
    const { container } = renderUi(<LinkifiedText text="Write a@b.example <b>now</b>" />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container).toHaveTextContent('Write a@b.example <b>now</b>');
  });

  it('omit only the short link that a platform appends', () => {
    const { container } = renderUi(<LinkifiedText text="Read https://t.co/abc1 first https://t.co/xyz2" />);
    expect(container).toHaveTextContent('Read https://t.co/abc1 first');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
