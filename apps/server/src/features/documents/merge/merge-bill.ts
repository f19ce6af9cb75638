import { type ActionFact, type BillRecord, endingWith, getGenericStatus } from '@rotunda/domain';
import { FactMerger } from './fact-merger.ts';
import {
  type BillFacts,
  EMPTY_COLUMNS,
  type FactRow,
  type MergeContext,
  type MergedDocument,
} from './merged-document.ts';
import { newestSummaries } from './newest-summaries.ts';
import { plainText } from './plain-text.ts';
import { isSessionActive, getSessionEnd } from './session-end.ts';
import { getProgress } from './get-progress.ts';
import { secondsOfDay } from './seconds-of-day.ts';
import { newestTextFirst, titlesIn } from './get-text-version.ts';

/**
 * Merges what all sources say about one bill. Precedence is defined in source-precedence.ts; progress follows the
 * newest action.
 */
export function mergeBill(
  fusionId: string,
  rows: readonly FactRow<BillRecord>[],
  context: MergeContext,
): MergedDocument {
  const merger = new FactMerger(rows, newestTextFirst);
  const merged = mergeFacts(merger);
  const progress = getProgress(merged);
  const newest = progress.evidence.at(-1);
  const { status } = progress;
  const facts: BillFacts = { ...merged, status };
  const sessionEndOn = facts.sessionEndOn ?? getSessionEnd(facts.isoCode, facts.session);
  const isAdjourned = facts.isSessionAdjourned === true;
  const sessionActive = isSessionActive({ session: facts.session, endOn: sessionEndOn, isAdjourned }, context.today);
  const summary = facts.summaries?.find((one) => one.language !== 'fr') ?? facts.summaries?.[0];
  const introducedOn = facts.introducedOn ?? progress.introducedOn;
  const lastActionOn = newest?.date ?? facts.lastActionOn ?? null;
  const title = facts.title ?? facts.titles?.[0]?.text ?? facts.localityExternalId;
  return {
    ...EMPTY_COLUMNS,
    fusionId,
    documentType: facts.documentType,
    isoCode: facts.isoCode,
    localityExternalId: facts.localityExternalId,
    title: plainText(title),
    summary: summary === undefined ? null : plainText(summary.text) || null,
    status,
    genericStatus: getGenericStatus(status, sessionActive),
    progress: facts.progress ?? null,
    chamber: progress.chamber ?? facts.stated?.chamber ?? facts.originatingChamber ?? null,
    originatingChamber: facts.originatingChamber ?? null,
    billType: facts.billType ?? null,
    session: facts.session,
    sessionName: facts.sessionName ?? null,
    sessionEndOn,
    sessionActive,
    introducedOn,
    lastActionOn,
    lastActionText: newest?.text ?? null,
    isStatusUndated: progress.isUndated,
    lastUpdatedTs: secondsOfDay(lastActionOn ?? introducedOn) ?? newestUpdate(rows),
    facts,
    provenance: merger.provenance(),
  };
}

function mergeFacts(merger: FactMerger<BillRecord>): BillFacts {
  const [head] = merger.rows;
  if (head === undefined) throw new Error('a bill needs at least one row of facts');
  const actions = mergeActions(merger);
  const optional = {
    sessionName: merger.first('sessionName'),
    sessionStartOn: merger.first('sessionStartOn'),
    sessionEndOn: merger.first('sessionEndOn'),
    isSessionAdjourned: merger.first('isSessionAdjourned'),
    billType: merger.first('billType'),
    originatingChamber: merger.first('originatingChamber'),
    title: merger.first('title'),
    stated: statedProgress(merger),
    progress: merger.best('progress', getNewestAction),
    introducedOn: merger.first('introducedOn'),
    lastActionOn: merger.best('lastActionOn', getNewestAction),
    committees: merger.best('committees', (record) => record.committees?.length ?? null),
    policyArea: merger.first('policyArea'),
    constitutionalAuthority: merger.first('constitutionalAuthority'),
  };
  return {
    kind: 'bill',
    documentType: head.record.documentType,
    isoCode: head.record.isoCode,
    session: head.record.session,
    localityExternalId: merger.first('localityExternalId') ?? head.record.fusionId,
    ...withoutUndefined(optional),
    ...mergeLists(merger),
    actions,
  };
}

/** What the sources state about the progress, each from the record that knows the newest action. */
function statedProgress(merger: FactMerger<BillRecord>): BillFacts['stated'] {
  const status = merger.best('status', getNewestAction);
  const chamber = merger.best('chamber', getNewestAction);
  if (status === undefined && chamber === undefined) return undefined;
  const days = merger.rows.flatMap(({ record }) => (record.status === status ? (getNewestAction(record) ?? []) : []));
  return withoutUndefined({ status, chamber, asOf: days.toSorted().at(-1) });
}

function mergeLists(merger: FactMerger<BillRecord>) {
  return {
    sponsors: merger.unionOfOneSource(
      'sponsors',
      (r) => r.sponsors,
      (sponsor) => sponsor.fusionId ?? sponsor.fullName,
    ),
    alternateExternalIds: merger.union('alternateExternalIds', (r) => r.alternateExternalIds, String),
    titles: merger.unionOfRows('titles', titlesIn, (t) =>
      [t.language ?? 'en', t.type, t.chamber ?? '', t.versionName ?? '', t.text].join(' '),
    ),
    relatedBills: merger.union(
      'relatedBills',
      (r) => r.relatedBills,
      (b) => b.fusionId,
    ),
    summaries: newestSummaries(
      merger.unionOfLists(
        'summaries',
        (r) => r.summaries,
        (s) => `${s.language ?? 'en'} ${s.date ?? ''} ${s.versionName ?? ''}`,
      ),
    ),
    versions: merger.union(
      'versions',
      (r) => r.versions,
      (v) => v.fnDocumentId,
    ),
    relatedDocuments: merger.unionOfLists(
      'relatedDocuments',
      (r) => r.relatedDocuments,
      (d) => `${d.group} ${d.title}`,
    ),
    subjects: merger.union('subjects', (r) => r.subjects, String),
    laws: merger.union(
      'laws',
      (r) => r.laws,
      (law) => law.number,
    ),
    notes: merger.union('notes', (r) => r.notes, String),
    calendars: merger.union(
      'calendars',
      (r) => r.calendars,
      (one) => `${one.calendar} ${one.number ?? ''}`,
    ),
    recordedVotes: merger.union(
      'recordedVotes',
      (r) => r.recordedVotes,
      (vote) => vote.voteId,
    ),
    sourceLinks: merger.union('sourceLinks', (r) => r.sourceLinks, String),
    languages: merger.union('languages', (r) => r.languages, String),
  };
}

/**
 * Merges actions, oldest first. One source's history is used whole and in its own order, because two observers word one
 * event differently and a mixture would list everything twice. The history with the newest action wins, then the
 * longest. Another record's latest action is appended when it is of a later day, or when it is of the same source,
 * which then names the action the day ended with.
 */
function mergeActions(merger: FactMerger<BillRecord>): ActionFact[] {
  const history =
    merger.best('actions', (record) =>
      record.actions?.length
        ? `${getNewestAction(record) ?? ''} ${String(record.actions.length).padStart(6, '0')}`
        : null,
    ) ?? [];
  const latest = merger.best('latestAction', (record) => record.latestAction?.date ?? null);
  if (latest === undefined) return [...history];
  const [owner, teller] = [
    merger.rows.find((row) => row.record.actions === history),
    merger.rows.find((row) => row.record.latestAction === latest),
  ];
  const lastDay = history.reduce((day, action) => (action.date > day ? action.date : day), '');
  const isNews = latest.date > lastDay || (latest.date === lastDay && owner?.source === teller?.source);
  return isNews ? endingWith(history, latest) : [...history];
}

function getNewestAction(record: BillRecord): string | null {
  let newest = record.latestAction?.date ?? record.lastActionOn ?? null;
  for (const action of record.actions ?? []) {
    if (newest === null || action.date > newest) newest = action.date;
  }
  return newest;
}

function newestUpdate(rows: readonly FactRow[]): number | null {
  return rows.reduce<number | null>((newest, row) => Math.max(newest ?? 0, row.sourceUpdatedTs ?? 0) || null, null);
}

/**
 * Removes undefined fields, because `exactOptionalPropertyTypes` requires absent fields and JSON drops undefined ones
 * anyway.
 */
function withoutUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
