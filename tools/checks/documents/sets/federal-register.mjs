import { compareRegulation } from '../comparing/compare-regulation.mjs';
import { comparePresidential } from '../comparing/compare-presidential.mjs';
import { plainWords } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { readText } from '../reading/open-file.mjs';
import { readCsv } from '../reading/read-csv.mjs';
import { child, children, descendants, readXml, getText } from '../reading/read-xml.mjs';

const registerId = (number) =>
  `fr-${number
    .trim()
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/-{2,}/g, '-')}`;

/** Returns `eo-11359-a` for an order without a document number. */
function orderId(number) {
  const [, digits, letters] = /^(\d+)\s*(?:-\s*)?([A-Za-z]*)$/.exec(number.trim()) ?? [];
  return digits === undefined ? undefined : `eo-${digits}${letters ? `-${letters.toLowerCase()}` : ''}`;
}

/** An order is identified by its number; a correction or reprint (`C1-2009-31418`) is a separate document. */
function presidentialId(documentNumber, orderNumber) {
  const isReprint = /^[CR]\d*-/i.test(documentNumber.trim());
  if (orderNumber.trim() && !isReprint) return orderId(orderNumber);
  return documentNumber.trim() ? registerId(documentNumber) : undefined;
}

const api = {
  name: 'federal-register/api',
  kind: 'regulation',
  files: (data) => findFiles(data, 'federal-register/api', /\.json$/),
  async *records(files) {
    for (const file of files) {
      const answer = JSON.parse(await readText(file));
      const isList = Array.isArray(answer.results);
      for (const document of isList ? answer.results : [answer])
        if (document.document_number)
          yield { key: registerId(document.document_number), record: statedDocument(document) };
    }
  },
};

const listed = (value) => (value === null || value === undefined || value === '' ? [] : [value]);

function statedDocument(document) {
  const isWhole = 'cfr_references' in document;
  const citations = (document.cfr_references ?? []).map(({ title, part }) =>
    part ? `${title} CFR Part ${part}` : `${title} CFR`,
  );
  return {
    isPresidential: document.type === 'Presidential Document',
    title: plainWords(document.title ?? '') || contentsWords([document.toc_subject, document.toc_doc]),
    withdrawn: saysWithdrawn(document) || undefined,
    description: document.abstract,
    noticeType: document.action,
    regulationDocumentType: document.type,
    documentSubtype: document.subtype,
    ofrId: document.document_number,
    registerCitiation: document.citation,
    citations: isWhole ? [...new Set(citations)] : undefined,
    publicationDate: document.publication_date,
    effectiveDate: document.effective_on,
    effectiveDateComment: document.dates,
    commentEndDates: 'comments_close_on' in document ? listed(document.comments_close_on) : undefined,
    agencies: (document.agencies ?? []).map((agency) => agency.name ?? agency.raw_name),
    topics: document.topics ?? undefined,
    regulationIdNumbers: document.regulation_id_numbers ?? undefined,
    registerStartPage: document.start_page,
    registerEndPage: document.end_page,
    sourceUrl: document.html_url,
    signedOn: document.signing_date,
    orderNumber: document.executive_order_number ?? undefined,
    president: document.president?.name,
    disposition: document.disposition_notes,
  };
}

/** An entry of a table of contents, without the punctuation that ends its parts. */
const contentsWords = (parts) =>
  parts
    .map((part) => plainWords(part ?? '').replace(/[\s,;:]+$/, ''))
    .filter(Boolean)
    .join(': ') || undefined;

/** The Office notes a withdrawal, and keeps only withdrawn documents on file until a day. */
const saysWithdrawn = ({ editorial_note: note, docket_numbers: numbers }) =>
  /withdrawn from publication/i.test(note ?? '') || (numbers ?? []).some((number) => /^file until/i.test(number));

/** Titles by document number, from the table of contents of an issue. */
function getContents(root) {
  const titles = new Map();
  for (const contents of descendants(root, 'CNTNTS'))
    for (const category of descendants(contents, 'CAT')) {
      let subject;
      for (const entry of children(category)) {
        if (entry.name === 'SJ') subject = getText(entry);
        const words = child(entry, 'SJDOC') ?? child(entry, 'DOC');
        if (!words) continue;
        const title = contentsWords([entry.name === 'SJDENT' ? subject : undefined, getText(words)]);
        for (const number of descendants(entry, 'FRDOCBP')) titles.set(getText(number).trim(), title);
      }
    }
  return titles;
}

const KINDS = { RULE: 'Rule', PRORULE: 'Proposed Rule', NOTICE: 'Notice' };

/** A daily issue: rules, proposed rules and notices, each with its number in the line that ends it. */
const issue = {
  name: 'federal-register issue',
  kind: 'regulation',
  files: (data) => findFiles(data, 'federal-register', /^FR-\d{4}-\d{2}-\d{2}\.xml(\.gz)?$/),
  async *records(files) {
    for (const file of files) {
      const [publicationDate] = /\d{4}-\d{2}-\d{2}/.exec(file.split('/').at(-1));
      const root = readXml(await readText(file));
      const titles = getContents(root);
      for (const [element, type] of Object.entries(KINDS))
        for (const document of descendants(root, element)) {
          const number = numberIn(document);
          if (number !== undefined)
            yield { key: registerId(number), record: statedPart(document, { type, number, publicationDate, titles }) };
        }
    }
  },
};

/** `[FR Doc. 2016-08679 Filed 4-14-16; 8:45 am]`; any kind of dash counts. */
function numberIn(document) {
  const lines = [...descendants(document, 'FRDOC')].map((line) => getText(line).replace(/[‐-―−]/g, '-'));
  const numbers = lines.flatMap((line) => /FR Doc\.?\s*([A-Z0-9]+-[\w-]*\d)/i.exec(line)?.[1] ?? []);
  return numbers.length === 1 ? numbers[0] : undefined;
}

function statedPart(document, { type, number, publicationDate, titles }) {
  const preamble = child(document, 'PREAMB') ?? document;
  const subject = children(preamble, 'SUBJECT')
    .map((each) => plainWords(getText(each)))
    .join(' ');
  const paragraphs = (name) => children(child(preamble, name), 'P').map(getText).join(' ');
  const agencies = children(preamble, 'AGENCY').map((agency) => plainWords(getText(agency)));
  return {
    regulationDocumentType: type,
    ofrId: number,
    publicationDate,
    title: subject || titles.get(number),
    noticeType: paragraphs('ACT') || undefined,
    description: children(child(preamble, 'SUM'), 'P').map(withoutNoteMarks).join(' ') || undefined,
    agencies: agencies.slice(0, 1),
    regulationIdNumbers: children(preamble, 'RIN').flatMap(
      (rin) => /\d{4}-[A-Z]{2}\d{2,3}/.exec(getText(rin))?.[0] ?? [],
    ),
  };
}

/** A superscript number is a footnote mark if its paragraph refers to a footnote. */
function withoutNoteMarks(paragraph) {
  if (child(paragraph, 'FTREF') === undefined) return getText(paragraph);
  return getText({ ...paragraph, content: paragraph.content.filter(({ name }) => name !== 'SU') });
}

const exported = {
  name: 'federal-register/executive_orders_fr_export',
  kind: 'presidential action',
  source: 'presidential-actions',
  files: (data) => findFiles(data, 'federal-register', /^executive_orders_fr_export\.csv(\.gz)?$/),
  async *records(files) {
    for (const file of files)
      for await (const row of readCsv(file)) {
        // In a few rows the number's letter precedes the title.
        const [, letter, rest] = /^-([A-Z])\s+(.+)$/s.exec(row.title.trim()) ?? [];
        const number = row.executive_order_number.trim() + (letter === undefined ? '' : `-${letter}`);
        const key = presidentialId(row.document_number, number);
        if (key !== undefined) yield { key, record: statedOrder(row, number, rest) };
      }
  },
};

/** Parses `10/02/2024` as well as `2024-09-26`. */
function getDay(text) {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text.trim()) ?? [];
  return year === undefined ? text.trim().slice(0, 10) : `${year}-${month}-${day}`;
}

function statedOrder(row, orderNumber, titleAfterLetter) {
  return {
    isPresidential: true,
    documentSubtype: row.subtype,
    title: (titleAfterLetter ?? row.title).replace(/\s+/g, ' ').trim(),
    publicationDate: getDay(row.publication_date),
    signedOn: getDay(row.signing_date),
    orderNumber,
    ofrId: row.document_number.trim(),
    sourceUrl: row.html_url.trim(),
    citation: row.citation.trim(),
    startPage: row.start_page.trim(),
    pdfUrl: row.pdf_url.trim(),
    disposition: row.disposition_notes,
  };
}

const dispositions = {
  name: 'federal-register/executive_orders_disposition',
  kind: 'presidential action',
  source: 'presidential-actions',
  files: (data) => findFiles(data, 'federal-register', /^executive_orders_disposition\.csv(\.gz)?$/),
  async *records(files) {
    for (const file of files)
      for await (const row of readCsv(file)) {
        const key = presidentialId(row.document_number, row.number);
        if (key !== undefined)
          yield {
            key,
            record: {
              isPresidential: true,
              table: 'order-disposition',
              orderNumber: row.number.trim(),
              signedOn: getDay(row.signing_date),
              ofrId: row.document_number.trim(),
            },
          };
      }
  },
};

function registerSet({ name, kind, source = 'federal-register', files, records }) {
  return {
    name,
    kind,
    source,
    isThere: (data) => files(data).length > 0,
    async *read(data, keys) {
      for await (const each of records(files(data))) if (keys?.has(each.key) ?? true) yield each;
    },
    async compare(key, records, { ask, comparison }) {
      const card = await ask.card(key);
      comparison.holds('is held', card !== undefined, key, 'not found');
      if (card === undefined) return;
      // A list states less than the document, so the fuller record is compared.
      const fullest = records.toSorted((one, other) => told(other) - told(one))[0];
      const context = { comparison, source };
      if (fullest.isPresidential)
        comparePresidential(fullest, card, await ask.presidentialAction(card.fusionId), context);
      else compareRegulation(fullest, await ask.regulation(card.fusionId), context);
    },
  };
}

const told = (record) => Object.values(record).filter((value) => value !== undefined && value !== null).length;

export const FEDERAL_REGISTER_SETS = [api, issue, exported, dispositions].map(registerSet);
