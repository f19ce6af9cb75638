import { render, toPlainText } from '@react-email/render';
import type { ReactElement } from 'react';

/** Both parts of a mail, which say the same. */
export interface RenderedMail {
  html: string;
  text: string;
}

/** In capitals, as the library has it otherwise, names could not be told from words. */
const HEADINGS = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }));

/** The parts of a mail written with `MailLayout`. */
export async function renderMail(element: ReactElement): Promise<RenderedMail> {
  const html = await render(element);
  return { html, text: toPlainText(html, { selectors: HEADINGS }) };
}
