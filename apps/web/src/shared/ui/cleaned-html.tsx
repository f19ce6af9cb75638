import createPurifier from 'dompurify';
import { useMemo } from 'react';
import { HtmlRoot } from './html-root.ts';

/** S1 §5. */
const TAGS = [
  ...['span', 'a', 'b', 'i', 'strong', 'em', 'ul', 'ol', 'li'],
  ...['p', 'br', 'div', 'blockquote', 'pre', 'hr', 'mark'],
];

const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer');
});

/** HTML of a source reduced to the specification's tags, `href` and `title`, and links by http, https and mailto. */
export function sanitiseHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ['href', 'title'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

/** HTML that came from outside, as it may be shown. Cleaned here although the server cleans it too: either may be wrong. */
export function CleanedHtml({ html, className }: { html: string; className?: string }) {
  const clean = useMemo(() => sanitiseHtml(html), [html]);
  return <HtmlRoot {...(className ? { className } : {})} dangerouslySetInnerHTML={{ __html: clean }} />;
}
