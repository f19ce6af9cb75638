import { useMemo } from 'react';
import { HtmlRoot } from './html-root.ts';

export interface HtmlProps {
  html: string;
  className?: string;
}

const END_OF_LINE = /<(?:\/(?:p|li|div|blockquote)|br\s*\/?)>/gi;

/**
 * Shows the text of third-party HTML line by line. A document that is only parsed runs no scripts and loads nothing.
 */
export function HtmlText({ html, className }: HtmlProps) {
  const words = useMemo(() => {
    const lines = html.replaceAll(END_OF_LINE, '$&\n');
    return new DOMParser().parseFromString(lines, 'text/html').body.textContent.trim();
  }, [html]);
  return (
    <HtmlRoot {...(className === undefined ? {} : { className })} style={{ whiteSpace: 'pre-line' }}>
      {words}
    </HtmlRoot>
  );
}
