import { SafeHtml } from './safe-html.tsx';

const TAG = /<[a-z][^>]*>/i;

/** Words of a source as the server cleaned them: HTML, or text whose lines are kept. Entities are decoded either way. */
export function SourceText({ html }: { html: string }) {
  return (
    <div {...(TAG.test(html) ? {} : { style: { whiteSpace: 'pre-line' } })}>
      <SafeHtml html={html} />
    </div>
  );
}
