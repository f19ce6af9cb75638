import { lazyComponent } from '../lazy/lazy-component.tsx';
import { HtmlText, type HtmlProps } from './html-text.tsx';

const CleanedHtml = lazyComponent(async () => (await import('./cleaned-html.tsx')).CleanedHtml);

/** For tests, which do not wait for the page to become idle. */
export const preloadSafeHtml = CleanedHtml.preload;

/** Shows third-party HTML, or only its text until the sanitizer is loaded. */
export function SafeHtml({ html, className }: HtmlProps) {
  const look = className === undefined ? {} : { className };
  return <CleanedHtml html={html} {...look} fallback={<HtmlText html={html} {...look} />} />;
}
