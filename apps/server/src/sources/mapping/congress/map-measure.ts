import {
  federalBillIdentity,
  getFederalBillType,
  type ActionFact,
  type BillRecord,
  type IsoDate,
} from '@rotunda/domain';
import { definedFields, listOrUndefined } from '../defined-fields.ts';
import type { Measure } from './measure.ts';
import { addressWitness, identifyMeasure } from './identify-measure.ts';
import { congressOfLaw, withoutForeignParts } from './without-foreign-parts.ts';
import { actionFact, actionFacts, isEmptyAction } from './measure-actions.ts';
import { relatedDocuments } from './measure-documents.ts';
import { committeeFacts, sponsorFact } from './measure-people.ts';
import { recordedVoteFacts } from './measure-votes.ts';
import { calendarFacts, noteTexts, plainText, titleFacts } from './measure-notes.ts';
import { relatedBillFacts, subjectFacts, summaryFacts, versionFacts } from './measure-texts.ts';
import { upstreamDay, upstreamInstant } from './upstream-day.ts';

/** A mapped measure, or the reason why it cannot be identified, as a text for the administrator. */
export type MappedMeasure = { ok: true; record: BillRecord } | { ok: false; reason: string };

/**
 * Maps a measure of Congress to a bill record.
 *
 * @param part part of the bill's facts that the upstream record contains
 * @param extra upstream fields that the mapping does not know
 * @param fileNames names and addresses of the file, which may identify the measure
 */
export function mapMeasure(
  stated: Measure,
  part: string,
  extra: Record<string, unknown> = {},
  fileNames: readonly (string | undefined)[] = [],
): MappedMeasure {
  const type = getFederalBillType(stated.type ?? stated.billType ?? '');
  const number = Number(stated.number ?? stated.billNumber);
  if (type === undefined) return { ok: false, reason: `unknown kind of measure: ${stated.type ?? stated.billType}` };
  if (!Number.isInteger(number) || number < 1) return { ok: false, reason: 'the measure has no number' };
  const identified = identifyMeasure({
    stated: { congress: stated.congress, type, number },
    witnesses: [
      { from: 'the record', bill: { congress: stated.congress, type, number } },
      addressWitness('its file name', fileNames),
      addressWitness('its address', [stated.legislationUrl, stated.url]),
      addressWitness(
        'its texts',
        (stated.textVersions ?? []).map(({ formats }) => formats?.find(({ url }) => url)?.url),
      ),
      ...(stated.laws ?? []).slice(0, 1).map((law) => ({ from: 'its law', bill: congressOfLaw(law.number) })),
    ],
    introducedOn: upstreamDay(stated.introducedDate),
    days: getDays(stated),
  });
  if (!identified.ok) return identified;
  const { congress } = identified.identity;
  const identity = federalBillIdentity(congress, identified.identity.type, identified.identity.number);
  const { measure, contradictions } = withoutForeignParts({ ...stated, congress }, identified.identity);
  // A latest action alone is not a history: other records may have the rest.
  const actions = measure.actions?.length ? actionFacts(measure.actions, measure.latestAction) : [];
  const latestAction = actions.at(-1) ?? (measure.latestAction ? actionFact(measure.latestAction) : undefined);
  const told = getExtra(measure, extra);
  return {
    ok: true,
    record: definedFields({
      kind: 'bill' as const,
      ...identity,
      part,
      sourceUpdatedTs: newest(measure.updateDate, measure.updateDateIncludingText),
      title: measure.title,
      introducedOn: upstreamDay(measure.introducedDate),
      latestAction,
      lastActionOn: latestAction?.date ?? lastProvenDay(measure),
      ...getLists(measure, identity.fusionId, actions),
      contradictions: listOrUndefined([...identified.contradictions, ...contradictions]),
      constitutionalAuthority: plainText(measure.constitutionalAuthorityStatementText),
      extra: Object.keys(told).length === 0 ? undefined : told,
    }),
  };
}

function getLists(measure: Measure, fusionId: string, actions: ActionFact[]) {
  const sponsors = [
    ...(measure.sponsors ?? []).flatMap((sponsor) => sponsorFact(sponsor, 'primary') ?? []),
    ...(measure.cosponsors ?? []).flatMap((sponsor) => sponsorFact(sponsor, 'cosponsor') ?? []),
  ];
  const { subjects, policyArea } = subjectFacts(measure);
  const laws = (measure.laws ?? []).flatMap(({ number, type }) =>
    number === undefined ? [] : [{ number: `${type ?? 'Public Law'} ${number}`, type: type ?? 'Public Law' }],
  );
  return {
    actions: listOrUndefined(actions),
    sponsors: listOrUndefined(sponsors),
    committees: listOrUndefined((measure.committees ?? []).flatMap(committeeFacts)),
    relatedBills: listOrUndefined(relatedBillFacts(measure.relatedBills ?? [])),
    summaries: listOrUndefined(summaryFacts(measure.summaries ?? [])),
    versions: listOrUndefined(versionFacts(fusionId, measure.textVersions ?? [])),
    titles: listOrUndefined(titleFacts(measure)),
    relatedDocuments: listOrUndefined(relatedDocuments(measure)),
    laws: listOrUndefined(laws),
    notes: listOrUndefined(noteTexts(measure)),
    calendars: listOrUndefined(calendarFacts(measure)),
    recordedVotes: listOrUndefined(recordedVoteFacts(measure)),
    subjects: listOrUndefined(subjects),
    policyArea,
  };
}

/** Returns the days of all actions, or of what else happened to the measure. */
function getDays(measure: Measure): (IsoDate | undefined)[] {
  const actions = [...(measure.actions ?? []), ...(measure.latestAction ? [measure.latestAction] : [])];
  const stamps = [...actions, ...(measure.summaries ?? [])].map(({ actionDate }) => actionDate);
  return stamps.map(upstreamDay);
}

/** Returns the last date on which the record proves that something happened; later actions may be missing. */
function lastProvenDay(measure: Measure): IsoDate | undefined {
  const days = [measure.introducedDate, ...(measure.summaries ?? []).map((summary) => summary.actionDate)];
  return days
    .flatMap((day) => upstreamDay(day) ?? [])
    .sort()
    .at(-1);
}

function getExtra(measure: Measure, unknown: Record<string, unknown>): Record<string, unknown> {
  const empty = (measure.actions ?? []).filter(isEmptyAction);
  return {
    ...unknown,
    ...(empty.length === 0 ? {} : { emptyActions: empty }),
  };
}

function newest(...stamps: (string | undefined)[]): number | undefined {
  const instants = stamps.flatMap((stamp) => upstreamInstant(stamp) ?? []);
  return instants.length === 0 ? undefined : Math.max(...instants);
}
