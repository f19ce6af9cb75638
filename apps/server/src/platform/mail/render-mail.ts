import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Both parts of an e-mail, with the same content. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** The library's default of upper-case headings would make names indistinguishable from other words. */
const HEADINGS = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));

/** Renders both parts of an e-mail written with `MailLayout`. */
export async function renderMail(element: ReactElement): Promise<RenderedMail> {
  const html = await render(element);
  return { html, text: toPlainText(html, { selectors: HEADINGS }) };
}
