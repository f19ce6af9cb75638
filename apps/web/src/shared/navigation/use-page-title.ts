import { useEffect } from 'react';
import { texts } from '../texts/texts.ts';

/** Sets the page title to `{title} - Rotunda`, or to the product name while the title is unknown. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} - ${texts.product}` : texts.product;
  }, [title]);
}
