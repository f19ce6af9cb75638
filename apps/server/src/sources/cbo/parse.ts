import { parseEachEntry, quarantined, streamXml } from '../reading/index.ts';
import { mapEstimate } from './map.ts';

/** Matches the Congress in the name of its feed: `112congress-cost-estimates.xml`. */
const CONGRESS_IN_NAME = /(\d{2,3})congress/i;

/**
 * Parses a CBO feed, with one estimate per item. CBO's own format (`response`) and RSS have items with the same fields.
 */
export const parseEstimates = parseEachEntry(async function* (entry) {
  const congress = CONGRESS_IN_NAME.exec(entry.name)?.[1];
  let items = 0;
  for await (const item of streamXml(entry, (path) => path.at(-1) === 'item')) {
    items += 1;
    const position = `${entry.path}#${items}`;
    const mapped = mapEstimate(item, congress === undefined ? undefined : Number(congress));
    yield typeof mapped === 'string'
      ? quarantined(position, mapped, item.plainText())
      : { ok: true, position, record: mapped };
  }
  if (items === 0) yield quarantined(entry.path, 'the file contains no item of a feed', '');
});
