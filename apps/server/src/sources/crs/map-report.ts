import { decideIdentity, federalBillId, getFederalBillType, type ResearchRecord } from '@rotunda/domain';
import { z } from 'zod';
import { textOfHtml } from '../../platform/html/text-of-html.ts';
import { upstreamDay, upstreamInstant } from '../mapping/congress/upstream-day.ts';
import { buildList, optionalText, requiredText } from '../mapping/congress/upstream-shape.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { validateRecord } from '../mapping/validate-record.ts';

export type MappedReport = { ok: true; record: ResearchRecord } | { ok: false; reason: string };

const reportSchema = z.object({
  id: requiredText,
  title: optionalText,
  summary: optionalText,
  publishDate: optionalText,
  updateDate: optionalText,
  status: optionalText,
  contentType: optionalText,
  url: optionalText,
  version: z.union([z.string(), z.number()]).optional(),
  currentVersion: z.union([z.string(), z.number()]).optional(),
  authors: buildList(z.object({ author: requiredText }), 'item'),
  topics: buildList(z.object({ topic: requiredText }), 'item'),
  formats: buildList(z.object({ format: requiredText, url: requiredText }), 'item'),
  relatedMaterials: buildList(
    z.object({
      type: requiredText,
      congress: z.coerce.number().int().optional().catch(undefined),
      number: z.union([z.string(), z.number()]),
    }),
    'item',
  ),
});
type UpstreamReport = z.output<typeof reportSchema>;

/**
 * Maps a report of `/v3/crsreport`.
 * @param part `listed` for the items of a list, which have fewer fields and are a separate part
 */
export function mapReport(upstream: unknown, part: 'main' | 'listed'): MappedReport {
  const valid = validateRecord(reportSchema, upstream);
  if (!valid.ok) return valid;
  const report = valid.value;
  const stated = report.id.toUpperCase();
  if (!REPORT_ID.test(stated)) return { ok: false, reason: `not the number of a CRS report: ${report.id}` };
  const page = getPage(report);
  const named = idsInAddresses([page, ...(report.formats ?? []).map(({ url }) => url)]);
  const decision = decideIdentity(
    [
      { from: 'the record', values: [stated] },
      { from: 'its address', values: named.slice(0, 1) },
      { from: 'its file', values: named.slice(1, 2) },
    ],
    (value) => `report ${value}`,
  );
  if (decision?.ok === false) return decision;
  const id = decision?.value ?? stated;
  return {
    ok: true,
    record: definedFields({
      kind: 'research' as const,
      fusionId: reportFusionId(id),
      part,
      documentSubtype: 'CRS' as const,
      title: report.title,
      externalId: id,
      summary: textOrUndefined(paragraphs(report.summary ?? '')),
      authors: listOrUndefined((report.authors ?? []).map(({ author }) => author)),
      publicationDate: upstreamDay(report.publishDate),
      documentUrl: getText(report, 'HTML') ?? getText(report, 'PDF') ?? page,
      legislationFusionIds: listOrUndefined(getBills(report)),
      sourceUrl: page,
      sourceUpdatedTs: upstreamInstant(report.updateDate),
      contradictions: listOrUndefined(decision?.contradictions ?? []),
      extra: definedFields({
        status: report.status,
        contentType: report.contentType,
        version: report.currentVersion ?? report.version,
        topics: listOrUndefined((report.topics ?? []).map(({ topic }) => topic)),
        formats: report.formats,
        laws: listOrUndefined(getLaws(report)),
      }),
    }),
  };
}

/**
 * Report numbers: `IF10199`, `R45210`, `RL34480`, `98-751`: the letters of a series and a number, or year and number
 * for old reports.
 */
export const REPORT_ID = /^(?:[A-Z]{1,4}\d{3,6}|\d{2}-\d{1,4}[A-Z]?)$/;

/**
 * Returns `crs-if10199`.
 * @param id as on the report's cover
 */
export function reportFusionId(id: string): string {
  return `crs-${id.toLowerCase()}`;
}

/** Returns the report numbers in addresses such as `…/crs-product/IF10199` and `…/IF/PDF/IF10199/IF10199.4.pdf`. */
function idsInAddresses(addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => {
    const segments = (address ?? '').split(/[/?#]/).map((part) => part.replace(/\..*$/, '').toUpperCase());
    return segments.findLast((part) => REPORT_ID.test(part)) ?? [];
  });
}

/** Returns the URL of the report's page, which the API writes without a scheme. */
function getPage({ url }: UpstreamReport): string | undefined {
  return url === undefined || /^https?:/i.test(url) ? url : `https://${url}`;
}

function getText(report: UpstreamReport, format: string): string | undefined {
  return report.formats?.find((offered) => offered.format.toUpperCase() === format)?.url;
}

/** Returns the text of a summary, which is HTML or plain text with one line per paragraph. */
function paragraphs(summary: string): string {
  return textOfHtml(/<\w/.test(summary) ? summary : summary.replace(/\n+/g, '<br><p>'));
}

/**
 * Returns the bills in the given order. Laws are named by their own numbers, and amendments are not separate documents,
 * so neither is included.
 */
function getBills(report: UpstreamReport): string[] {
  const bills = (report.relatedMaterials ?? []).flatMap(({ type, congress, number }) => {
    const billType = getFederalBillType(type);
    const isNumber = /^\d+$/.test(String(number));
    return billType === undefined || congress === undefined || !isNumber
      ? []
      : federalBillId(congress, billType, number);
  });
  return [...new Set(bills)];
}

function getLaws(report: UpstreamReport): string[] {
  return (report.relatedMaterials ?? []).flatMap(({ type, number }) =>
    type.toUpperCase() === 'PUB' ? `Public Law ${number}` : [],
  );
}
