import { easternDay, letters, plainWords } from '../comparing/words.mjs';
import { measureId } from '../comparing/measure.mjs';
import { explainByProvenance } from '../comparing/provenance.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { child, children, descendants, readXml, getText } from '../reading/read-xml.mjs';

/** Returns the written day, whatever the time zone: `Tue, 22 Sep 2026 00:00:00 -0400`. */
function writtenDay(text) {
  const [, day, month, year] = /(\d{1,2}) ([A-Z][a-z]{2})\w* (\d{4})/.exec(text) ?? [];
  const number =
    ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].indexOf(month) + 1;
  return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const feed = {
  name: 'crs RSS',
  source: 'crs',
  files: (data) => findFiles(data, 'crs', /\.xml(\.gz)?$/),
  async *records(files) {
    for (const file of files)
      for (const item of descendants(readXml(await readText(file)), 'item')) {
        const url = getText(child(item, 'link')).trim();
        const id = /\/reports\/([^/]+)\.html$/.exec(url)?.[1];
        if (id === undefined) continue;
        const publicationDate = writtenDay(getText(child(item, 'pubDate')));
        yield {
          key: `crs-${id.toLowerCase()}`,
          record: {
            externalId: id.toUpperCase(),
            title: getText(child(item, 'title')),
            publicationDate,
            documentUrl: url,
          },
        };
      }
  },
};

const reports = {
  name: 'crs reports',
  source: 'crs',
  files: (data) => findFiles(data, 'crs', /\.json(\.gz)?$/),
  async *records(files) {
    for (const file of files) {
      const { CRSReport: report } = JSON.parse(await readText(file));
      if (report === undefined) continue;
      yield {
        key: `crs-${report.id.toLowerCase()}`,
        record: {
          externalId: report.id,
          title: report.title,
          publicationDate: easternDay(report.publishDate),
          summary: report.summary,
          authors: report.authors.map(({ author }) => author),
          documentUrl: report.formats.find(({ format }) => format === 'HTML')?.url,
          relatedBills: billsIn(report.relatedMaterials),
        },
      };
    }
  },
};

const BILLS = ['HR', 'S', 'HJRES', 'SJRES', 'HCONRES', 'SCONRES', 'HRES', 'SRES'];

function billsIn(materials) {
  const bills = materials.filter(
    ({ type, number }) => BILLS.includes(type.toUpperCase()) && /^\d+$/.test(String(number)),
  );
  return [...new Set(bills.map(measureId))];
}

const estimates = {
  name: 'cbo cost estimates',
  source: 'cbo',
  files: (data) => findFiles(data, 'cbo', /\.xml(\.gz)?$/),
  async *records(files) {
    for (const file of files)
      for (const item of children(readXml(await readText(file)), 'item')) {
        const text = (name) => getText(child(item, name)).trim();
        const number = /\/publication\/(\d+)/.exec(text('Link'))?.[1];
        if (number === undefined) continue;
        const record = {
          title: text('Title'),
          publicationDate: writtenDay(text('Date')),
          documentUrl: text('Link'),
          summary: text('Description'),
        };
        yield { key: `cbo-${number}`, record };
      }
  },
};

function researchSet({ name, source, files, records }) {
  return {
    name,
    kind: 'research',
    source,
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for await (const each of records(files(data))) if (keys?.has(each.key) ?? true) yield each;
    },
    async compare(key, [stated], { ask, comparison }) {
      const report = await ask.research(key);
      comparison.holds('is held', report !== undefined, key, 'not found');
      if (report === undefined) return;
      const because = (fact) => explainByProvenance(report, source, fact, null);
      if (stated.externalId) comparison.same('report number', stated.externalId, report.externalId);
      if (stated.title) comparison.same('title', plainWords(stated.title), plainWords(report.title), because('title'));
      comparison.same('published', stated.publicationDate, report.publicationDate, because('publicationDate'));
      if (stated.documentUrl)
        comparison.same('address', stated.documentUrl, report.documentUrl, because('documentUrl'));
      if (stated.summary)
        comparison.same('summary', letters(stated.summary), letters(report.sourceSummary), because('summary'));
      if (stated.authors) comparison.same('authors', stated.authors, report.authors, because('authors'));
      if (stated.relatedBills)
        comparison.sameMembers(
          'related bills',
          stated.relatedBills,
          report.relatedBills.map(({ fusionId }) => fusionId),
          because('legislationFusionIds'),
        );
    },
  };
}

export const RESEARCH_SETS = [feed, reports, estimates].map(researchSet);
