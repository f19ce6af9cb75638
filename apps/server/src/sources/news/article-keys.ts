import { publishedAddress } from '../mapping/published-text.ts';
import { statedMoment } from '../mapping/stated-moment.ts';
import type { Feed, FeedItem } from '../reading/index.ts';

export interface ArticleKey {
  /** Distinguishes the item from every other item of its publisher. */
  key: string;
  /**
   * Page, title and date, which an article keeps when its feed gives it a new id with every fetch, or when another feed
   * of the publisher lists it. Missing if other items of this feed share them: only their ids tell those apart.
   */
  likeness?: string;
  /** Page without the place on it, by which articles were known before their ids were read. */
  page?: string;
}

/** Tracking parameters of addresses, which may be the only difference between two feeds of one publisher. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_cid|mc_eid|ref|cmpid|xtor)$/i;
/** A fragment of the form `#xtor=RSS-1`, which names the feed and not a place on the page. */
const TRACKING_FRAGMENT = /^#(?:utm_\w+|ref|cmpid|xtor|src|source)=/i;
/**
 * Ids that are unique beyond their feed: `urn:…`, `tag:…` (RFC 4151), UUIDs, hashes, and ids that name a host (`123 at
 * https://…`). RSS asks for unique ids, but many feeds count from 1.
 */
const UNIQUE_ANYWHERE = /^urn:|^tag:[^,]+,\d{4}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32}|:\/\//i;

/**
 * Returns the key of each item of a feed, in order; undefined for an item with neither an id nor a link. The id comes
 * before the link, because a publisher may list several items on one page. Where the feed gives one id to several
 * items, what else tells them apart is added.
 */
export function articleKeys(feed: Feed): (ArticleKey | undefined)[] {
  const items = feed.items.map((item) => ({
    id: getId(item, feed),
    difference: getDifference(item),
    likeness: getLikeness(item),
    page: getPage(item)?.replace(/#.*$/, '') ?? '',
  }));
  const differences = new Map<string, Set<string>>();
  const alike = new Map<string, number>();
  for (const { id, difference, likeness } of items) {
    if (id !== undefined) differences.set(id, (differences.get(id) ?? new Set()).add(difference));
    if (likeness !== undefined) alike.set(likeness, (alike.get(likeness) ?? 0) + 1);
  }
  return items.map(({ id, difference, likeness, page }) => {
    if (id === undefined) return undefined;
    const isShared = (differences.get(id)?.size ?? 0) > 1;
    return {
      key: isShared ? `${id}\n${difference}` : id,
      ...(likeness === undefined || (alike.get(likeness) ?? 0) > 1 ? {} : { likeness, page }),
    };
  });
}

/** Items of two pages are two articles. Without an id of their own, so are items of one page with two titles. */
function getDifference(item: FeedItem): string {
  return [getPage(item), item.id === item.url ? item.title : undefined].join('\n');
}

/** Returns the address without tracking parameters; a fragment stays, because it may be an item of the page. */
export function withoutTracking(address: string): string {
  const url = new URL(address);
  for (const name of Array.from(url.searchParams.keys())) if (TRACKING.test(name)) url.searchParams.delete(name);
  if (TRACKING_FRAGMENT.test(url.hash)) url.hash = '';
  return url.href;
}

function getId(item: FeedItem, feed: Feed): string | undefined {
  const address = publishedAddress(item.id);
  if (address !== null) return withoutTracking(address);
  if (item.id === undefined) return getPage(item);
  return UNIQUE_ANYWHERE.test(item.id) ? item.id : [item.id, feed.title, feed.url].join('\n');
}

function getPage({ url }: FeedItem): string | undefined {
  const page = publishedAddress(url);
  return page === null ? undefined : withoutTracking(page);
}

function getLikeness(item: FeedItem): string | undefined {
  const page = getPage(item);
  const moment = statedMoment(item.published ?? item.updated ?? '');
  if (page === undefined || moment === undefined) return undefined;
  return [page, item.title ?? '', moment.ts ?? moment.date].join('\n');
}
