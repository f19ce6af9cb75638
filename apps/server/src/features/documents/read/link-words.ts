import type { LinkedText } from '@rotunda/contract';
import { congressOnDay, federalBillInId, type IsoDate, webAddress } from '@rotunda/domain';
import type { DatabaseHandle } from '../../../platform/database/create-database.ts';
import { linkCitations } from '../store/link-citations.ts';

/** Plain text and the web links that its source places in it. */
export interface StatedWords {
  text: string;
  links?: readonly { start: number; end: number; url: string }[] | undefined;
}

/**
 * Adds links to the text: first those of its source, then those of its citations. A measure cited by number alone
 * belongs to the Congress that sat on that day.
 */
export async function linkText(
  database: DatabaseHandle,
  { fusionId, day }: { fusionId: string; day: IsoDate },
  stated: readonly StatedWords[],
): Promise<{ words: LinkedText[]; billIds: string[] }> {
  const sections = await linkCitations(database, fusionId, [getSection(stated)], congressOnDay(day));
  const words = stated.map(({ text, links = [] }, at) => {
    const own = links.flatMap(({ start, end, url }) => {
      const address = webAddress(url);
      return address === null || end > text.length ? [] : [{ start, end, url: address, fusionId: null }];
    });
    const cited = (sections[0]?.blocks[at]?.links ?? []).filter((link) =>
      own.every(({ start, end }) => link.end <= start || link.start >= end),
    );
    return { text, links: [...own, ...cited].toSorted((one, other) => one.start - other.start) };
  });
  const heldIds = words.flatMap(({ links }) => links.flatMap((link) => link.fusionId ?? []));
  // Executive orders are linked too, but are not bills.
  const billIds = heldIds.filter((id) => federalBillInId(id) !== undefined);
  return { words, billIds: [...new Set(billIds)] };
}

function getSection(stated: readonly StatedWords[]) {
  return {
    sectionId: 'words',
    num: null,
    heading: null,
    level: 1,
    change: null,
    marks: [],
    blocks: stated.map(({ text }) => ({
      text,
      num: null,
      indent: 0,
      change: null,
      marks: [],
    })),
  };
}
