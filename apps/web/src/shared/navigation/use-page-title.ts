import { useEffect } from 'react';
import { texts } from '../texts/texts.ts';
import { truncateText } from '../format/truncate-text.ts';

/** More than any tab, history or bookmark shows; official titles of bills have up to 2,000 characters. */
const SHOWN_CHARACTERS = 120;

/** Sets the page title to `{title} - Rotunda`, or to the product name while the title is unknown. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${truncateText(title, SHOWN_CHARACTERS)} - ${texts.product}` : texts.product;
  }, [title]);
}
