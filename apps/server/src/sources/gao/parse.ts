import { parseEachEntry, quarantined, readFeed } from '../reading/index.ts';
import { mapReport } from './map.ts';

/** Parses a GAO feed, with one report per item. */
export const parseReports = parseEachEntry(async function* (entry) {
  const feed = await readFeed(entry);
  for (const [index, item] of feed.items.entries()) {
    const position = `${entry.path}#${index + 1}`;
    const mapped = mapReport(item);
    yield typeof mapped === 'string' ? quarantined(position, mapped, item) : { ok: true, position, record: mapped };
  }
});
