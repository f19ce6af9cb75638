import { compareText } from '../comparing/compare-text.mjs';
import { letters, plainWords } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { readTar } from '../reading/read-tar.mjs';
import { child, children, descendants, readXml, getText } from '../reading/read-xml.mjs';

async function* billsIn(data) {
  for (const file of findFiles(data, 'justice-canada', /annual-statutes.*\.tar(\.gz)?$|^plain\/.+\.xml$/)) {
    if (file.endsWith('.xml')) yield await readText(file);
    else for await (const { name, text } of readTar(file)) if (/\.xml$/i.test(name)) yield text;
  }
}

/** Canadian bills as assented to, one file for each language of a bill. */
export const CANADA_SET = {
  name: 'justice-canada annual statutes',
  kind: 'Canadian bill',
  source: 'justice-canada',
  isThere: (data) => findFiles(data, 'justice-canada', /annual-statutes.*\.tar(\.gz)?$|^plain\/.+\.xml$/).length > 0,
  async *read(data, keys) {
    for await (const xml of billsIn(data)) {
      const root = readXml(xml);
      if (root.name !== 'Bill') continue;
      const key = getKey(child(root, 'Identification'));
      if (keys === undefined) yield { key };
      else if (keys.has(key)) yield { key, record: stated(root) };
    }
  },
  async compare(key, records, { ask, comparison }) {
    const bill = await ask.globalBill(key);
    comparison.holds('is held', bill !== undefined, key, 'not found');
    if (bill === undefined) return;
    const versions = await ask.get(`/documents/global-legislation/${key}/versions`);
    for (const record of records) compareLanguage(record, bill, versions, comparison);
    const languages = [...new Set(records.map(({ language }) => language))].toSorted();
    comparison.same('languages', languages, bill.languages.toSorted());
    comparison.same(
      'count of versions',
      new Set(records.map((each) => `${each.language} ${each.stage}`)).size,
      versions.length,
    );
    for (const record of records) {
      const version = versions.find(({ language }) => language === record.language);
      if (version === undefined) continue;
      compareText(record.paragraphs, await ask.text(key, version.fnDocumentId), comparison);
    }
  },
};

const at = (node, ...path) => plainWords(getText(child(node, ...path)));

function getKey(identification) {
  const number = at(identification, 'BillNumber')
    .toLowerCase()
    .replace(/^([a-z])-?/, '$1-');
  return `ca-${at(identification, 'Parliament', 'Number')}-${at(identification, 'Parliament', 'Session')}-${number}`;
}

function stated(root) {
  const identification = child(root, 'Identification');
  const stages = children(child(identification, 'BillHistory'), 'Stages').at(-1);
  const part = (name) => at(stages, 'Date', name).padStart(2, '0');
  const chapter = at(identification, 'Chapter', 'AnnualStatuteId', 'AnnualStatuteNumber');
  const shortTitle = child(identification, 'ShortTitle');
  const summary = child(root, 'Introduction', 'Summary');
  return {
    language: root.attributes['xml:lang'],
    number: at(identification, 'BillNumber'),
    title: at(identification, 'LongTitle'),
    shortTitle: shortTitle?.attributes.status === 'official' ? plainWords(getText(shortTitle)) : undefined,
    origin: root.attributes['bill-origin'],
    stage: stages?.attributes.stage,
    date: stages && `${at(stages, 'Date', 'YYYY')}-${part('MM')}-${part('DD')}`,
    law: chapter && `${at(identification, 'Chapter', 'AnnualStatuteId', 'YYYY')}, c. ${chapter}`,
    summary:
      summary &&
      children(summary)
        .filter(({ name }) => name !== 'TitleText')
        .map(getText)
        .join(' '),
    paragraphs: ['Preamble', 'Body', 'Schedule'].flatMap((name) =>
      [...descendants(root, name)].flatMap((part) => [...descendants(part, 'Text')].map(getText)),
    ),
  };
}

function compareLanguage(record, bill, versions, comparison) {
  const { language } = record;
  comparison.same('number', `Canada ${record.number}`, bill.localityExternalId);
  if (language === 'en') comparison.same('title', record.title, plainWords(bill.title));
  const getTitles = bill.titles.filter((title) => title.language === language).map(({ text }) => plainWords(text));
  comparison.contains('titles', [record.title, record.shortTitle].filter(Boolean), getTitles);
  const chamber = record.origin === 'senate' ? 'upper' : 'lower';
  if (record.origin) comparison.same('originating chamber', chamber, bill.originatingChamber);
  if (record.law)
    comparison.contains(
      'law',
      [record.law],
      bill.laws.map(({ number }) => number),
    );
  if (record.stage === 'assented-to') {
    comparison.same(
      'status',
      ['ENACTED', 'Passed', 'Royal Assent (Passed)'],
      [bill.status, bill.genericStatus, bill.statusText],
    );
    comparison.same('last action', [record.date, 'Royal Assent'], [bill.lastActionOn, bill.lastActionText]);
  }
  const held = versions.find((version) => version.language === language && version.date === record.date);
  comparison.holds(
    'version',
    held !== undefined,
    [language, record.stage, record.date],
    versions.map(({ language: own, date }) => [own, date]),
  );
  if (!record.summary) return;
  const summaries = bill.sourceSummary
    .filter((summary) => summary.language === language)
    .map(({ html }) => letters(html));
  comparison.holds(
    'summary',
    summaries.includes(letters(record.summary)),
    record.summary.slice(0, 80),
    summaries.map((text) => text.slice(0, 80)),
  );
}
