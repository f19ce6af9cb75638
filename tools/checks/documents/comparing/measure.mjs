import { easternDay, plainWords } from './words.mjs';

/** Returns the list in a value: the value itself, or the list nested in objects under any of these names. */
export function listIn(value, ...names) {
  let at = value;
  for (;;) {
    if (at === undefined || at === null || at === '') return [];
    if (Array.isArray(at)) return at.flatMap((each) => (isWrapped(each, names) ? listIn(each, ...names) : [each]));
    if (typeof at !== 'object') return [];
    const name = isMember(at) ? undefined : names.find((each) => each in at);
    if (name === undefined) return Object.keys(at).length === 0 || 'count' in at ? [] : [at];
    at = at[name];
  }
}

/** undefined if the file has no such section. */
const listed = (section, ...names) => (section === undefined ? undefined : listIn(section, ...names));

/** A list member may have its own lists. */
const isMember = (value) => ['number', 'name', 'title', 'text', 'type'].some((name) => name in value);

const isWrapped = (value, names) => {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return keys.length === 1 && names.includes(keys[0]);
};

/**
 * Reads a measure of Congress as the file states it, whether that is GovInfo's bill status, its JSON rendering, or the
 * API's records.
 *
 * @param {object} bill The part that identifies the measure.
 * @param {object} sections Its lists by name; undefined for those that the file does not have.
 */
export function statedMeasure(bill, sections) {
  const { type, number } = getNumber(bill);
  const actions = listed(sections.actions, 'actions', 'item');
  return {
    congress: Number(bill.congress),
    type,
    number,
    title: bill.title ?? null,
    introducedOn: bill.introducedDate || null,
    originChamber: bill.originChamber || null,
    latestAction: bill.latestAction,
    updatedTs: newestStamp(bill.updateDate, bill.updateDateIncludingText),
    sponsors: listIn(bill.sponsors, 'sponsors', 'item'),
    cosponsors: listed(sections.cosponsors, 'cosponsors', 'item'),
    committees: listed(sections.committees, 'committees', 'billCommittees', 'item'),
    actions: actions?.filter((action) => action.actionDate && action.text),
    recordedVotes: actions?.flatMap((action) => listIn(action.recordedVotes, 'recordedVotes', 'recordedVote', 'item')),
    summaries: listed(sections.summaries, 'summaries', 'billSummaries', 'summary', 'item'),
    subjects: sections.subjects === undefined ? undefined : subjectsIn(sections.subjects),
    policyArea: (bill.policyArea ?? policyAreaIn(sections.subjects))?.name ?? null,
    relatedBills: listed(sections.relatedBills, 'relatedBills', 'item'),
    titles: listed(sections.titles, 'titles', 'item')?.filter(({ title }) => title),
    versions: listed(sections.textVersions, 'textVersions', 'item'),
    laws: listIn(sections.laws ?? bill.laws, 'laws', 'item'),
    amendments: listed(sections.amendments, 'amendments', 'amendment', 'item'),
    estimates: listIn(bill.cboCostEstimates, 'item'),
    reports: listIn(bill.committeeReports, 'committeeReports', 'committeeReport', 'item'),
  };
}

function getNumber(bill) {
  return { type: typeOf(bill), number: Number(bill.number ?? bill.billNumber) };
}

/** Returns `hr` for `HR` and for `H.R.`, as old records write it. */
function typeOf(bill) {
  return (bill.type ?? bill.billType ?? '').toLowerCase().replace(/[^a-z]/g, '');
}

/** Returns `us-119-hr-1`, the product's id for a measure of Congress. */
export function measureId(bill) {
  const { type, number } = getNumber(bill);
  return `us-${Number(bill.congress)}-${type}-${number}`;
}

function subjectsIn(subjects) {
  const { legislativeSubjects, otherSubjects } = subjectPart(subjects);
  return listIn(legislativeSubjects ?? otherSubjects, 'item').map(({ name }) => plainWords(name));
}

function policyAreaIn(subjects) {
  return subjectPart(subjects).policyArea;
}

/** Subjects and policy area are under `subjects` or `billSubjects`, or in the only member of a list. */
function subjectPart(value) {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'object' || one === null) return {};
  const inner = one.subjects ?? one.billSubjects;
  return inner === undefined ? one : subjectPart(inner);
}

function newestStamp(...stamps) {
  const instants = stamps.filter(Boolean).map((stamp) => Date.parse(stamp) / 1000);
  return instants.length === 0 ? null : Math.max(...instants);
}

/** Returns the words of the name in `Rep. Sensenbrenner, F. James, Jr. [R-WI-5]`, whatever their order. */
export function nameWords(stated) {
  return plainWords(stated)
    .replace(/\[[^\]]*\]$/, '')
    .replace(/^(Rep\.|Sen\.|Del\.|Com\.|Resident Commissioner|Res\. Comm?\.)\s+/, '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

/** Lists committees and subcommittees in the file's order, each with its activities and their dates. */
export function committeesIn(committees) {
  return committees.flatMap((committee) =>
    [committee, ...listIn(committee.subcommittees, 'subcommittees', 'item')]
      .filter(({ name }) => name)
      .map(({ name, activities }) => ({
        name,
        chamber: /^h/i.test(committee.chamber) ? 'House' : /^s/i.test(committee.chamber) ? 'Senate' : committee.chamber,
        activities: listIn(activities, 'activities', 'item')
          .filter((activity) => activity.name)
          .map((activity) => ({ name: activity.name, date: easternDay(activity.date) })),
      })),
  );
}
