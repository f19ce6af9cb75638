import { SafeHtml } from './safe-html.tsx';

const TAG = /<[a-z][^>]*>/i;

/**
 * Shows a source's text as sanitized by the server: HTML, or plain text with its line breaks. Entities are decoded in
 * both cases.
 */
export function SourceText({ html }: { html: string }) {
  return (
    <div {...(TAG.test(html) ? {} : { style: { whiteSpace: 'pre-line' } })}>
      <SafeHtml html={html} />
    </div>
  );
}
