import { parseEachEntry, quarantined, readFeed } from '../reading/index.ts';
import { articleKeys } from './article-keys.ts';
import { mapArticle } from './map.ts';

/** Parses a feed, with one article per item. */
export const parseArticles = parseEachEntry(async function* (entry) {
  const feed = await readFeed(entry);
  const keys = articleKeys(feed);
  for (const [index, item] of feed.items.entries()) {
    const position = `${entry.path}#${index + 1}`;
    const mapped = mapArticle(item, { feed, feedAddress: entry.url, keys: keys[index] });
    yield typeof mapped === 'string' ? quarantined(position, mapped, item) : { ok: true, position, record: mapped };
  }
});
