import { compareActions } from './compare-actions.mjs';
import { committeesIn, measureId, nameWords } from './measure.mjs';
import { compareRollCalls } from './compare-measure-texts.mjs';
import { explainByProvenance } from './provenance.mjs';
import { easternDay, letters, plainWords } from './words.mjs';

/**
 * Compares a measure of Congress section by section.
 *
 * @param {ReturnType<import('./measure.mjs').statedMeasure>} stated
 * @param {object} bill The product's response.
 */
export function compareMeasure(stated, bill, { comparison, source }) {
  const because = (fact) => explainByProvenance(bill, source, fact, stated.updatedTs);
  const context = { stated, bill, comparison, because };
  compareHead(context);
  compareUpdateDay(stated, bill, { comparison, source });
  compareSponsors(context);
  compareCommittees(context);
  compareHistory(context);
  compareTexts(context);
  compareRelations(context);
  compareRollCalls(context);
}

const CHAMBERS = { House: 'lower', Senate: 'upper' };

function compareHead({ stated, bill, comparison, because }) {
  comparison.same('number', `US ${stated.type.toUpperCase()} ${stated.number}`, bill.localityExternalId);
  comparison.same('session', String(stated.congress), bill.session);
  if (stated.title) comparison.same('title', plainWords(stated.title), plainWords(bill.title), because('title'));
  comparison.same('introduced', stated.introducedOn, bill.introducedOn, because('introducedOn'));
  const chamber = CHAMBERS[stated.originChamber];
  if (chamber) comparison.same('originating chamber', chamber, bill.originatingChamber);
  comparison.same(
    'originating chamber by name',
    stated.type.startsWith('h') ? 'House' : 'Senate',
    bill.originatingChamberName,
  );
  const page = new RegExp(
    `^https://www\\.congress\\.gov/bill/${stated.congress}th?[a-z]*-congress/[a-z-]+/${stated.number}$`,
  );
  comparison.holds(
    'source link',
    page.test(bill.sourceUrl ?? ''),
    `congress.gov page of ${stated.number}`,
    bill.sourceUrl,
  );
  if (stated.policyArea) comparison.same('policy area', stated.policyArea, bill.policyArea, because('policyArea'));
  const laws = stated.laws.map(({ number, type }) => `${type ?? 'Public Law'} ${number}`);
  const held = bill.laws.map(({ number }) => number);
  comparison.contains('laws', laws, held, because('laws'));
  if (laws.length > 0) comparison.same('status of a law', ['ENACTED', 'Passed'], [bill.status, bill.genericStatus]);
  else if (stated.actions && !because('actions') && bill.laws.length === 0)
    comparison.holds('status of no law', bill.status !== 'ENACTED', 'no law', bill.status);
}

/** The day of an update is the one the record states, never the day it was fetched. */
function compareUpdateDay({ updatedTs }, { provenance }, { comparison, source }) {
  const own = provenance.filter((row) => row.source === source && row.part === 'main');
  if (own.length !== 1) return;
  const [{ sourceUpdatedTs, sourceUpdatedOn }] = own;
  const newer = updatedTs && sourceUpdatedTs > updatedTs ? 'newer-record' : null;
  const day = updatedTs ? new Date(updatedTs * 1000).toISOString().slice(0, 10) : null;
  comparison.same("source's update day", day, sourceUpdatedOn, newer);
}

function compareSponsors({ stated, bill, comparison, because }) {
  if (stated.cosponsors === undefined) {
    const [sponsor] = stated.sponsors;
    if (sponsor === undefined) return;
    const first = bill.sponsors.find(({ type }) => type === 'primary');
    comparison.same('sponsor', getPerson(sponsor), first && shownPerson(first), because('sponsors'));
    return;
  }
  const isWithdrawn = (each) => Boolean(each.sponsorshipWithdrawnDate);
  const cosponsors = stated.cosponsors.toSorted((one, other) => Number(isWithdrawn(one)) - Number(isWithdrawn(other)));
  const file = [...stated.sponsors, ...cosponsors].map(getPerson);
  comparison.same('sponsors in order', file, bill.sponsors.map(shownPerson), because('sponsors'));
  const active = [...stated.sponsors, ...stated.cosponsors].filter((each) => !isWithdrawn(each)).length;
  comparison.same('count of sponsors', active, bill.sponsorCount, because('sponsors'));
}

function getPerson(stated) {
  const [party, ...seat] = /\[([^\]]+)\]$/.exec(stated.fullName ?? '')?.[1]?.split('-') ?? [];
  return {
    name: nameWords(stated.fullName ?? stated.name),
    id: stated.bioguideId ? `person-bioguide-${stated.bioguideId}` : null,
    party: stated.party ?? party ?? null,
    seat: seat.length > 0 ? seat.join('-') : [stated.state, stated.district].filter(Boolean).join('-') || null,
    from: easternDay(stated.sponsorshipDate),
    to: easternDay(stated.sponsorshipWithdrawnDate),
  };
}

function shownPerson({ fullName, fullSourceId, party, locality, sponsoredOn, withdrawnOn }) {
  return { name: nameWords(fullName), id: fullSourceId, party, seat: locality, from: sponsoredOn, to: withdrawnOn };
}

function compareCommittees({ stated, bill, comparison, because }) {
  if (stated.committees === undefined) return;
  const shown = bill.committeeAssignments.map(({ name, chamberName, activities }) => ({
    name,
    chamber: chamberName,
    activities,
  }));
  comparison.same('committees', committeesIn(stated.committees), shown, because('committees'));
}

function compareHistory({ stated, bill, comparison, because }) {
  const { latestAction } = stated;
  const latest = latestIn(latestAction, stated.actions ?? []);
  const rule = because('actions');
  if (stated.actions === undefined || stated.actions.length === 0) {
    if (latest) comparison.holds('last action', !(bill.lastActionOn < latest.date), latest, bill.lastActionOn);
    if (latest && bill.lastActionOn === latest.date && bill.actions.length === 1)
      comparison.same(
        'last action text',
        plainWords(latest.text),
        plainWords(bill.lastActionText),
        introducedByPrint(latest, bill) ?? because('latestAction') ?? rule,
      );
    return;
  }
  const listed = stated.actions.map((action) => ({
    date: action.actionDate,
    text: action.text,
    time: action.actionTime,
  }));
  const isOldestFirst = listed[0].date < listed.at(-1).date;
  compareActions(comparison, isOldestFirst ? listed : listed.toReversed(), bill.actions, { rule, latest });
  if (!latest) return;
  comparison.same('last action date', latest.date, bill.lastActionOn, rule);
  comparison.same('last action text', plainWords(latest.text), plainWords(bill.lastActionText), rule);
}

/** Wordings by which sources state that a measure was introduced; captures the chamber if named. */
const INTRODUCTION =
  /^(?:introduced|submitted) in (?:the )?(house|senate)?|^sponsor introductory|reported an original measure/i;

/**
 * Ignores a record's latest action if the record lists later ones, or if it is the introduction and others happened on
 * the same day.
 */
function latestIn(latestAction, actions) {
  if (!latestAction?.text) return undefined;
  const { actionDate: date, text } = latestAction;
  const isOld = actions.some((action) => action.actionDate > date);
  const isFirst = INTRODUCTION.test(text);
  const hasOthers = actions.some(
    (action) => action.actionDate === date && plainWords(action.text) !== plainWords(text),
  );
  return isOld || (isFirst && hasOthers) ? undefined : { date, text };
}

function compareTexts({ stated, bill, comparison, because }) {
  if (stated.summaries) {
    const file = stated.summaries.map((summary) => ({
      text: letters(summary.text ?? summary.cdata?.text),
      name: summary.actionDesc ?? summary.name ?? null,
      date: easternDay(summary.actionDate),
    }));
    const shown = bill.sourceSummary.map(({ html, versionName, date }) => ({
      text: letters(html),
      name: versionName,
      date,
    }));
    const rule = because('summaries');
    if (rule === 'several-sources') comparison.contains('summaries', file, shown, rule);
    else comparison.sameMembers('summaries', file, shown, rule);
    const days = bill.sourceSummary.map(({ date }) => date ?? '');
    comparison.same('summaries newest first', days.toSorted().toReversed(), days);
  }
  if (stated.subjects)
    comparison.sameMembers('subjects', stated.subjects, bill.subjects.map(plainWords), because('subjects'));
  if (stated.titles) {
    const file = stated.titles.map(({ title, titleType }) => `${titleType ?? 'Title'}: ${plainWords(title)}`);
    const shown = bill.titles.map(({ type, text }) => `${type}: ${plainWords(text)}`);
    comparison.sameMembers('titles', [...new Set(file)], [...new Set(shown)], because('titles'));
  }
}

function compareRelations({ stated, bill, comparison, because }) {
  if (stated.relatedBills) {
    const file = stated.relatedBills.map((each) => measureId(each.bill ?? each));
    comparison.sameMembers(
      'related bills',
      [...new Set(file)],
      bill.relatedBills.map(({ fusionId }) => fusionId),
      because('relatedBills'),
    );
  }
  const getDocuments = (group) => bill.otherDocuments.find((each) => each.group === group)?.documents ?? [];
  if (stated.amendments) {
    const file = stated.amendments.map(({ type, number }) => `${once(type)} ${once(number)}`.toUpperCase());
    const shown = getDocuments('Amendments').map(({ title }) => amendmentIn(title));
    comparison.sameMembers('amendments', [...new Set(file)], shown, because('relatedDocuments'));
  }
  const estimates = stated.estimates.map((each) => each.url ?? each.rptUrl);
  comparison.contains(
    'cost estimates',
    estimates,
    getDocuments('Cost Estimates').map(({ url }) => url),
    because('relatedDocuments'),
  );
  const words = (text) => text.replace(/[\s,.]+/g, ' ');
  const reports = stated.reports.flatMap(({ citation }) => (citation ? words(citation) : []));
  comparison.contains(
    'committee reports',
    reports,
    getDocuments('Committee Reports').map(({ title }) => words(title)),
    because('relatedDocuments'),
  );
}

/** Old records write every element of an amendment twice. */
function once(value) {
  return Array.isArray(value) ? value[0] : value;
}

function amendmentIn(title) {
  const [, letter, isUnprinted, number] = /^([HS])\.(UP\.)?Amdt\. (\d+)/i.exec(title) ?? [];
  return letter === undefined ? title : `${letter}${isUnprinted ? 'U' : ''}AMDT ${number}`.toUpperCase();
}

/** Returns the rule if the first print also states the introduction, in different words: the event is the same. */
export function introducedByPrint(latest, { lastActionText }) {
  const found = INTRODUCTION.exec(latest.text);
  const [, printed] = /^Introduced in (House|Senate)$/.exec(lastActionText ?? '') ?? [];
  if (found === null || printed === undefined) return null;
  const isSameChamber = found[1] === undefined || found[1].toLowerCase() === printed.toLowerCase();
  return isSameChamber ? 'proved-by-version' : null;
}
