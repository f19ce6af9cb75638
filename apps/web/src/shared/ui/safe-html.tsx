import { late } from '../late/late.tsx';
import { HtmlWords, type HtmlProps } from './html-words.tsx';

const CleanedHtml = late(async () => (await import('./cleaned-html.tsx')).CleanedHtml);

/** For tests, which do not wait until a page is idle. */
export const preloadSafeHtml = CleanedHtml.preload;

/** Shows HTML that came from outside; its words alone until the code that cleans it is there. */
export function SafeHtml({ html, className }: HtmlProps) {
  const look = className === undefined ? {} : { className };
  return <CleanedHtml html={html} {...look} fallback={<HtmlWords html={html} {...look} />} />;
}
