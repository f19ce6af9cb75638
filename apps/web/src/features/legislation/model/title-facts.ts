import type { Bill } from '../hooks/use-legislation.ts';
import { legislationTexts } from '../legislation-texts.ts';

/** Returns, for the head of a page or flyout, the version that the title is of, if a newer version has another title. */
export function titleFacts({ olderTitleVersion }: Pick<Bill, 'olderTitleVersion'>) {
  return olderTitleVersion === null ? [] : [{ label: legislationTexts.getTitle, day: null, words: olderTitleVersion }];
}
