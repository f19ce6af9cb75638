import type { ResearchRecord } from '@rotunda/domain';
import { textOfHtml } from '../../platform/html/text-of-html.ts';
import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import { statedMoment } from '../mapping/stated-moment.ts';
import type { FeedItem } from '../reading/index.ts';

/** Matches `gao-26-107693` at the end of a product's URL; decisions and reports before 2020 have other letters. */
const PRODUCT = /\/products\/([a-z0-9][a-z0-9.-]*)\/?(?:[?#].*)?$/i;

/**
 * Maps a GAO product.
 * @returns the reason when the item names none
 */
export function mapReport(item: FeedItem): ResearchRecord | string {
  const number = PRODUCT.exec(item.url ?? '')?.[1]?.toUpperCase();
  if (number === undefined) return `the link is not the address of a GAO product: ${item.url ?? 'none'}`;
  const moment = statedMoment(item.published ?? '');
  if (item.published !== undefined && moment === undefined) return `the date is not readable: ${item.published}`;
  const key = number.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return definedFields({
    kind: 'research' as const,
    fusionId: key.startsWith('gao-') ? key : `gao-${key}`,
    part: 'main',
    documentSubtype: 'GAO' as const,
    title: textOrUndefined(textOfHtml(item.title ?? '')),
    externalId: number,
    summary: textOrUndefined(textOfHtml(item.content ?? '')),
    publicationDate: moment?.date,
    documentUrl: item.url,
    sourceUrl: item.url,
    sourceUpdatedTs: moment?.ts,
  });
}
