import { useEffect } from 'react';
import { texts } from '../texts/texts.ts';

/** Names the page `{title} - Rotunda`; only the product while the title is not known yet. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title ? `${title} - ${texts.product}` : texts.product;
  }, [title]);
}
