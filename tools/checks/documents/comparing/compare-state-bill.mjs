import { compareActions, describeSameEvent } from './compare-actions.mjs';
import { explainByProvenance } from './provenance.mjs';
import { plainWords } from './words.mjs';

/**
 * Compares a bill that Open States or LegiScan observed, section by section; what the file does not state is undefined.
 *
 * @param {object} stated
 * @param {object} bill The product's response.
 * @param {object[]} versions
 */
export function compareStateBill(stated, bill, versions, { comparison, source }) {
  const because = (fact) => explainByProvenance(bill, source, fact, stated.updatedTs);
  if (stated.number) comparison.same('number', stated.number, bill.localityExternalId);
  if (stated.session) comparison.same('session', stated.session, bill.session);
  if (stated.title) comparison.same('title', plainWords(stated.title), plainWords(bill.title), because('title'));
  compareLists(stated, bill, { comparison, because });
  compareProgress(stated, bill, { comparison, because, versions });
  compareSponsors(stated, bill, { comparison, because });
  compareVersions(stated, versions, { comparison, because });
  comparison.contains(
    'source links',
    stated.sources,
    bill.sources.map(({ url }) => url),
    because('sourceLinks'),
  );
  comparison.holds('source link', bill.sourceUrl !== null, stated.sources[0], bill.sourceUrl);
}

function compareLists(stated, bill, { comparison, because }) {
  const words = (list) => list.map(plainWords);
  if (stated.titles)
    comparison.contains(
      'titles',
      words(stated.titles),
      bill.titles.map(({ text }) => plainWords(text)),
      because('titles'),
    );
  if (stated.summaries)
    comparison.sameMembers(
      'summaries',
      words(stated.summaries),
      bill.sourceSummary.map(({ html }) => plainWords(html)),
      because('summaries'),
    );
  if (stated.subjects)
    comparison.sameMembers('subjects', words(stated.subjects), words(bill.subjects), because('subjects'));
  if (stated.laws)
    comparison.contains(
      'laws',
      stated.laws,
      bill.laws.map(({ number }) => number),
      because('laws'),
    );
  if (stated.others) {
    const shown = bill.otherDocuments.flatMap(({ documents }) => documents.map(({ title }) => plainWords(title)));
    comparison.sameMembers('other documents', words(stated.others), shown, because('relatedDocuments'));
  }
  if (stated.votes) {
    comparison.contains(
      'roll calls',
      stated.votes,
      bill.votes.map(({ voteId }) => voteId),
    );
    comparison.same('count of roll calls', stated.votes.length, bill.votes.length);
  }
}

function compareProgress(stated, bill, { comparison, because, versions }) {
  const rule = because('actions');
  if (stated.actions?.length > 0) {
    compareActions(comparison, stated.actions, bill.actions, { rule, latest: stated.latest, versions });
    const last = stated.latest ?? stated.actions.at(-1);
    const isLast = last.date === bill.lastActionOn && describeSameEvent(last.text, bill.lastActionText ?? '');
    comparison.holds('last action', isLast, [last.date, last.text], [bill.lastActionOn, bill.lastActionText], rule);
  } else if (stated.latest) {
    const { date, text } = stated.latest;
    comparison.same(
      'last action',
      [date, plainWords(text)],
      [bill.lastActionOn, plainWords(bill.lastActionText)],
      rule ?? because('latestAction'),
    );
  }
  if (stated.isLaw) comparison.same('status of a law', 'Passed', bill.genericStatus, because('status'));
  if (stated.genericStatus)
    comparison.same('generic status', stated.genericStatus, bill.genericStatus, because('status'));
}

function compareSponsors(stated, bill, { comparison, because }) {
  if (stated.sponsors === undefined) return;
  const rule = because('sponsors');
  const file = stated.sponsors.map(({ name }) => plainWords(name));
  comparison.sameMembers(
    'sponsors',
    file,
    bill.sponsors.map(({ fullName }) => plainWords(fullName)),
    rule,
  );
  const first = stated.sponsors.filter(({ primary }) => primary).map(({ name }) => plainWords(name));
  const shown = bill.sponsors.filter(({ type }) => type === 'primary').map(({ fullName }) => plainWords(fullName));
  comparison.sameMembers('first sponsors', first, shown, rule);
  const others = stated.sponsors
    .filter(({ primary, kind }) => !primary && kind === 'person')
    .map(({ name }) => plainWords(name));
  const inOrder = bill.sponsors.filter(
    ({ type, stakeholderType }) => type !== 'primary' && stakeholderType === 'person',
  );
  comparison.same(
    'other sponsors in order',
    others,
    inOrder.map(({ fullName }) => plainWords(fullName)),
    rule,
  );
}

function compareVersions(stated, versions, { comparison, because }) {
  if (stated.versions === undefined) return;
  for (const { name, urls } of stated.versions) {
    const shown = versions.find(({ externalUrl }) => urls.includes(externalUrl));
    comparison.holds(
      'version',
      shown?.versionName === name,
      { name, urls },
      versions.map(({ versionName, externalUrl }) => [versionName, externalUrl]),
      versionRule(shown, because),
    );
  }
  comparison.same('count of versions', stated.versions.length, versions.length, because('versions'));
}

/** A print that the product has is named by its own record. */
function versionRule(shown, because) {
  return shown?.support ? 'named-by-print' : because('versions');
}
