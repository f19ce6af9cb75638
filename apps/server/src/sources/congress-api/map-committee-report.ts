import { committeeId, federalBillIdentity, getFederalBillType } from '@rotunda/domain';
import { z } from 'zod';
import { committeeReport } from '../mapping/congress/measure-documents.ts';
import { chamberNamed } from '../mapping/congress/measure-people.ts';
import { upstreamDay, upstreamInstant } from '../mapping/congress/upstream-day.ts';
import { buildList, optionalText, requiredText } from '../mapping/congress/upstream-shape.ts';
import { identifyMeasure } from '../mapping/congress/identify-measure.ts';
import { congressOfReport } from '../mapping/congress/without-foreign-parts.ts';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import type { Mapped } from './mapped.ts';

const reportSchema = z.object({
  citation: z.string(),
  title: optionalText,
  chamber: optionalText,
  issueDate: optionalText,
  updateDate: optionalText,
  committees: buildList(z.object({ name: requiredText, systemCode: requiredText }), 'item'),
  associatedBill: buildList(
    z.object({
      congress: z.coerce.number().int().positive(),
      type: requiredText,
      number: z.coerce.number().int().positive(),
    }),
    'item',
  ),
});

/**
 * Maps a report of `/v3/committee-report` to a link of the bill it accompanies. Reports on a committee's activities
 * have no bill and become links of the committee that wrote them.
 */
export function mapCommitteeReport(upstream: unknown): Mapped {
  const valid = validateRecord(reportSchema, upstream);
  if (!valid.ok) return valid;
  const report = valid.value;
  const part = `report-${report.citation.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  const date = upstreamDay(report.issueDate);
  const link = definedFields({ ...committeeReport(report.citation), note: report.title, date });
  const sourceUpdatedTs = upstreamInstant(report.updateDate);
  const bill = report.associatedBill?.[0];
  const type = bill && getFederalBillType(bill.type);
  if (bill && type !== undefined) {
    const identified = identifyMeasure({
      stated: { ...bill, type },
      witnesses: [
        { from: 'the record', bill: { ...bill, type } },
        { from: 'the citation', bill: congressOfReport(report.citation) },
      ],
      days: [date],
    });
    if (!identified.ok) return identified;
    const { congress, number } = identified.identity;
    const identity = federalBillIdentity(congress, type, number);
    return {
      ok: true,
      record: definedFields({
        kind: 'bill' as const,
        ...identity,
        part,
        sourceUpdatedTs,
        relatedDocuments: [link],
        contradictions: listOrUndefined(identified.contradictions),
      }),
    };
  }
  const [committee, ...others] = report.committees ?? [];
  if (!committee) return { ok: false, reason: `${report.citation} names neither a bill nor a committee` };
  const id = committeeId('us', committee.systemCode);
  return {
    ok: true,
    record: definedFields({
      kind: 'committee' as const,
      fusionId: id,
      part,
      sourceUpdatedTs,
      isoCode: 'us',
      fullSourceId: `thomas:${committee.systemCode.replace(/00$/, '').toUpperCase()}`,
      name: committee.name,
      chamber: chamberNamed(report.chamber),
      extra: { report: link, ...(others.length === 0 ? {} : { withCommittees: others }) },
    }),
  };
}
