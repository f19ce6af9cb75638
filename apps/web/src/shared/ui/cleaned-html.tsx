import createPurifier from 'dompurify';
import { useMemo } from 'react';
import { hostOfLink } from './host-of-link.ts';
import { HtmlRoot } from './html-root.ts';

/** Tags allowed by SHL-13. */
const TAGS = [
  'span',
  'a',
  'b',
  'i',
  'strong',
  'em',
  'ul',
  'ol',
  'li',
  'p',
  'br',
  'div',
  'blockquote',
  'pre',
  'hr',
  'mark',
];

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
  const host = hostOfLink(node.textContent, node.getAttribute('href'));
  if (host !== null) node.setAttribute('data-host', host);
});

/** Reduces a source's HTML to the specification's tags, to `href` and `title`, and to http, https and mailto links. */
export function sanitiseHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'title'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** Renders third-party HTML after sanitizing it. The server sanitizes it too, and either may have a flaw. */
export function CleanedHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => sanitiseHtml(html), [html]);
  return <HtmlRoot {...(className ? { className } : {})} dangerouslySetInnerHTML={{ __html: clean }} />;
}
