import { compareRegulation } from '../comparing/compare-regulation.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { readJsonLines } from '../reading/read-lines.mjs';

const EASTERN = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short' });

/** Days of Regulations.gov are Washington instants in UTC; exactly midnight UTC is a day that a person entered. */
function getDay(stamp) {
  if (!stamp) return undefined;
  return /T00:00:00Z$/.test(stamp) ? stamp.slice(0, 10) : EASTERN.format(Date.parse(stamp));
}

const getId = (prefix, id) => `${prefix}-${id.trim().replace(/[^\w.-]+/g, '-')}`;

function documentSet(name, kind, files, records) {
  return {
    name: `regulations-gov/${name}`,
    kind,
    source: 'regulations-gov',
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for await (const item of records(files(data))) {
        const key = getId(item.type === 'dockets' ? 'docket' : 'regs', item.id);
        if (keys === undefined) yield { key };
        else if (keys.has(key))
          yield { key, record: item.type === 'dockets' ? statedDocket(item) : statedDocument(item) };
      }
    },
    async compare(key, records, { ask, comparison }) {
      // Printed documents are merged with their Federal Register record, whose id the product may use.
      const card = await ask.card(key);
      comparison.holds('is held', card !== undefined, key, 'not found');
      if (card === undefined || card.documentType !== 'Regulation') return;
      const newest = records.reduce((one, other) => ((other.updatedTs ?? 0) > (one.updatedTs ?? 0) ? other : one));
      compareRegulation(newest, await ask.regulation(card.fusionId), { comparison, source: 'regulations-gov' });
    },
  };
}

const listed = (value) => (value ? [value] : []);

function statedDocument({ id, attributes, relationships }) {
  const [, start, end] = /^\s*(\d+)\s*(?:[-–]\s*(\d+)\s*)?$/.exec(attributes.startEndPage ?? '') ?? [];
  const isWhole = 'fileFormats' in attributes;
  return {
    isWhole,
    updatedTs: Date.parse(attributes.lastModifiedDate ?? attributes.modifyDate ?? '') / 1000 || null,
    title: attributes.title,
    regulationDocumentType: attributes.documentType,
    documentSubtype: attributes.subtype,
    description: attributes.docAbstract,
    ofrId: undefined,
    publicationDate: getDay(attributes.postedDate),
    commentStartDate: getDay(attributes.commentStartDate),
    commentEndDates: 'commentEndDate' in attributes ? listed(getDay(attributes.commentEndDate)) : undefined,
    effectiveDate: getDay(attributes.effectiveDate),
    docketIds: 'docketId' in attributes ? listed(attributes.docketId?.trim()) : undefined,
    externalIds: [id],
    withdrawn: attributes.withdrawn ?? undefined,
    agencies: listed(attributes.agencyId),
    citations: isWhole ? listed(attributes.cfrPart) : undefined,
    topics: isWhole ? (attributes.topics ?? []) : undefined,
    regulationIdNumbers: isWhole ? (attributes.additionalRins ?? []) : undefined,
    textAttachments: isWhole ? (attributes.fileFormats ?? []).map(({ fileUrl }) => fileUrl) : undefined,
    registerStartPage: start && Number(start),
    registerEndPage: start && Number(end ?? start),
    page: `https://www.regulations.gov/document/${encodeURIComponent(id)}`,
    sourceUrl: `https://www.regulations.gov/document/${encodeURIComponent(id)}`,
    relationships,
  };
}

function statedDocket({ id, attributes }) {
  const isRin = attributes.rin && !/^not assigned$/i.test(attributes.rin.trim());
  return {
    updatedTs: Date.parse(attributes.modifyDate ?? attributes.lastModifiedDate ?? '') / 1000 || null,
    title: attributes.title,
    regulationDocumentType: 'Docket',
    documentSubtype: attributes.docketType,
    description: attributes.dkAbstract,
    effectiveDate: getDay(attributes.effectiveDate),
    docketIds: [id],
    agencies: listed(attributes.agencyId),
    regulationIdNumbers: 'rin' in attributes ? (isRin ? [attributes.rin] : []) : undefined,
    sourceUrl: `https://www.regulations.gov/docket/${encodeURIComponent(id)}`,
  };
}

async function* ofLines(files) {
  for (const file of files) yield* readJsonLines(file);
}

/** Reads API responses: one document, a page of a list, or the pages of a day; error responses contain none. */
async function* ofAnswers(files) {
  for (const file of files) {
    const pages = [JSON.parse(await readText(file))].flat();
    for (const item of pages.flatMap(({ data }) => data ?? []))
      if (item.type === 'documents' || item.type === 'dockets') yield item;
  }
}

export const REGULATIONS_GOV_SETS = [
  documentSet(
    'documents',
    'regulation',
    (data) => findFiles(data, 'regulations-gov', /^[\w.-]+\.jsonl(\.gz)?$/),
    ofLines,
  ),
  documentSet(
    'api and pages',
    'regulation',
    (data) => findFiles(data, 'regulations-gov', /^(api|pages)\/.+\.json(\.gz)?$/),
    ofAnswers,
  ),
];
