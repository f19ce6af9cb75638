import { type AgendaBillFact, type AgendaFact, type HearingRecord, getMeetingStatus } from '@rotunda/domain';
import { FactMerger } from './fact-merger.ts';
import { firstFields } from './merge-fields.ts';
import { EMPTY_COLUMNS, type FactRow, type HearingFacts, type MergedDocument } from './merged-document.ts';
import { plainText } from './plain-text.ts';
import { secondsOfDay } from './seconds-of-day.ts';

/**
 * Merges the records of a meeting. Its agendas and addenda stay separate lists, and each bill carries the decision on
 * it.
 */
export function mergeHearing(fusionId: string, rows: readonly FactRow<HearingRecord>[]): MergedDocument {
  const merger = new FactMerger(rows);
  const { addendum: _addendum, decisions: _decisions, ...stated } = firstFields(merger);
  const facts: HearingFacts = { ...stated, ...lastStated(merger), ...united(merger) };
  if (facts.hasStartTime !== true) delete facts.ts;
  const meetingStatus = getMeetingStatus(facts);
  if (meetingStatus !== undefined) facts.meetingStatus = meetingStatus;
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: 'CQSchedules',
    isoCode: facts.isoCode,
    localityExternalId: facts.eventId,
    title: plainText(facts.title ?? '') || 'Untitled meeting',
    chamber: facts.chamber ?? null,
    progress: meetingStatus ?? null,
    byline: facts.committees?.map((committee) => committee.name).join(', ') || null,
    lastActionOn: facts.date ?? null,
    lastUpdatedTs: facts.ts ?? secondsOfDay(facts.date),
    facts,
    provenance: merger.provenance(),
  };
}

/** Sorts after every addendum, because addenda are named by capital letters. */
const LAST = '~';

/** Returns the fields of the latest addendum; the record of the meeting overrides them all. */
function lastStated(merger: FactMerger<HearingRecord>): Partial<HearingFacts> {
  const rank = ({ addendum, decisions }: HearingRecord) => (decisions ? LAST : (addendum ?? ''));
  const fields = ['ts', 'hasStartTime', 'location', 'notes', 'meetingStatus'] as const;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = merger.best(field, rank);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

function united(merger: FactMerger<HearingRecord>): Partial<HearingFacts> {
  const decided = new Map(
    merger
      .union(
        'decisions',
        ({ decisions }) => decisions,
        ({ fusionId }) => fusionId,
      )
      .map((bill) => [bill.fusionId, bill]),
  );
  const listed = merger
    .union(
      'agendas',
      ({ agendas }) => agendas,
      ({ agendaId }) => agendaId,
    )
    .toSorted((a, b) => a.agendaId.localeCompare(b.agendaId, 'en', { numeric: true }));
  const isListed = new Set(listed.flatMap(({ bills }) => bills.map(({ fusionId }) => fusionId)));
  const others = [...decided.values()].filter(({ fusionId }) => !isListed.has(fusionId));
  const agendas = [
    ...listed.map((agenda) => withDecisions(agenda, decided)),
    // The record of a meeting may come without its agenda, or decide on bills that are on no agenda.
    ...(others.length === 0 ? [] : [{ agendaId: 'decided', bills: others }]),
  ];
  const transcripts = merger.union(
    'transcripts',
    (record) => record.transcripts,
    ({ fnDocumentId }) => fnDocumentId,
  );
  const bills = merger.union(
    'billFusionIds',
    ({ billFusionIds }) => billFusionIds,
    (id) => id,
  );
  return {
    ...(agendas.length === 0 ? {} : { agendas }),
    ...(transcripts.length === 0 ? {} : { transcripts }),
    ...(bills.length === 0 ? {} : { billFusionIds: bills }),
  };
}

function withDecisions(agenda: AgendaFact, decided: ReadonlyMap<string, AgendaBillFact>): AgendaFact {
  return {
    ...agenda,
    bills: agenda.bills.map((bill) => {
      const outcome = decided.get(bill.fusionId)?.outcome;
      return outcome === undefined ? bill : { ...bill, outcome };
    }),
  };
}
