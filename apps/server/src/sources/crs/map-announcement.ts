import { definedFields, textOrUndefined } from '../mapping/defined-fields.ts';
import { statedMoment } from '../mapping/stated-moment.ts';
import type { FeedItem } from '../reading/index.ts';
import { type MappedReport, REPORT_ID, reportFusionId } from './map-report.ts';

const ADDRESS = /\/reports\/([^/?#]+)\.html(?:[?#].*)?$/i;

/**
 * Maps a report announced by EveryCRSReport: number, title and date. Its timestamps are midnight of the report's day,
 * so that the fuller record of Congress.gov is never older than its announcement.
 */
export function mapAnnouncement(item: FeedItem): MappedReport {
  const id = ADDRESS.exec(item.url ?? '')?.[1]?.toUpperCase();
  if (id === undefined || !REPORT_ID.test(id)) {
    return { ok: false, reason: `the link is not the address of a CRS report: ${item.url ?? 'none'}` };
  }
  const moment = statedMoment(item.published ?? '');
  if (item.published !== undefined && moment === undefined) {
    return { ok: false, reason: `the date is not readable: ${item.published}` };
  }
  return {
    ok: true,
    record: definedFields({
      kind: 'research' as const,
      fusionId: reportFusionId(id),
      part: 'announcement',
      documentSubtype: 'CRS' as const,
      title: textOrUndefined(item.title),
      externalId: id,
      publicationDate: moment?.date,
      documentUrl: item.url,
      sourceUrl: item.url,
      sourceUpdatedTs: moment?.ts,
    }),
  };
}
