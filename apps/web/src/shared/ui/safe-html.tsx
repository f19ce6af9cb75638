import { late } from '../late/late.tsx';
import { HtmlWords, type HtmlProps } from './html-words.tsx';

const CleanedHtml = late(async () => (await import('./cleaned-html.tsx')).CleanedHtml);

/** For tests, which do not wait for the page to become idle. */
export const preloadSafeHtml = CleanedHtml.preload;

/** Shows third-party HTML, or only its text until the sanitizer is loaded. */
export function SafeHtml({ html, className }: HtmlProps) {
  const look = className === undefined ? {} : { className };
  return <CleanedHtml html={html} {...look} fallback={<HtmlWords html={html} {...look} />} />;
}
