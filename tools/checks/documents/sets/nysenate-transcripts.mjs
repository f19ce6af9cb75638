import path from 'node:path';
import { letters } from '../comparing/words.mjs';
import { findFiles } from '../reading/find-files.mjs';
import { openFile } from '../reading/open-file.mjs';

const FOLDER = 'nysenate';
const FILES = /^(hearingTranscripts|transcriptFiles)\/.+/;
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** Speakers as written before their words; names in mixed case and across several lines are excluded. */
const SPEAKER = /^(?:SENATOR|ASSEMBLY(?:MAN|WOMAN|MEMBER)|MR\.|MS\.|MRS\.|DR\.) (?!PRESENT)[A-Z'-]{3,}(?=:\s+\S*[a-z])/;
/** With fewer pages, repetition is not enough to tell that a line is on each page. */
const MIN_PAGES = 5;
/** Lines at the top and at the bottom of a page. */
const EDGE_LINES = 3;

/** Bytes that are not UTF-8 are in the Windows code page. */
async function readRecord(file) {
  const chunks = [];
  for await (const chunk of openFile(file)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @returns {{ day: string, pages: string[][] }} Non-empty lines without their numbers. */
function readPages(text) {
  const [, month, date, year] = new RegExp(`(${MONTHS.join('|')}) (\\d{1,2}), *(\\d{4})`).exec(text) ?? [];
  const pages = [[]];
  for (const line of text.split(/\r?\n|\f/).map((each) => each.trim())) {
    if (/^(?:page )?\d+$/i.test(line)) pages.push([]);
    else if (line !== '') pages.at(-1).push(line.replace(/^\d{1,2}\s+/, ''));
  }
  const monthNumber = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  // The number of an empty line is also alone, so the lines it separates may be parts of one page.
  return {
    day: `${year}-${monthNumber}-${String(date).padStart(2, '0')}`,
    pages: pages.filter(({ length }) => length > 0),
  };
}

/** Letters only, because page and line numbers are not words and cannot be distinguished from other numbers. */
const spoken = (texts) => letters(texts.join(' ')).replace(/\p{N}/gu, '');

/** Picks a line that is unlikely to occur elsewhere: words only, as many as a line has. */
function lineToFind(lines) {
  const own = new Map();
  for (const line of lines) own.set(line, (own.get(line) ?? 0) + 1);
  const words = [...own].filter(([line, times]) => times === 1 && /^[A-Za-z]+(?: [A-Za-z]+){5,}$/.test(line));
  return words.map(([line]) => line).toSorted((a, b) => b.length - a.length)[0];
}

/** Removes headers and footers: lines that half of the pages begin or end with. */
function withoutFurniture(pages) {
  const getEdges = (lines) => new Set([...lines.slice(0, EDGE_LINES), ...lines.slice(-EDGE_LINES)]);
  const counts = new Map();
  for (const page of pages) for (const line of getEdges(page)) counts.set(line, (counts.get(line) ?? 0) + 1);
  const isFurniture = (line) => (counts.get(line) ?? 0) >= Math.max(MIN_PAGES, pages.length / 2);
  return pages.flatMap((page) => page.filter((line) => !(isFurniture(line) && getEdges(page).has(line))));
}

/** Transcripts of sessions and hearings, printed as text: found by their words and compared with them. */
export const NYSENATE_TRANSCRIPT_SET = {
  name: 'nysenate transcripts',
  kind: 'transcript',
  source: 'nysenate',
  isThere: (data) => findFiles(data, FOLDER, FILES).length > 0,
  async *read(data, keys) {
    for (const file of findFiles(data, FOLDER, FILES)) {
      const key = path.relative(path.join(data, FOLDER), file);
      if (keys === undefined) yield { key };
      else if (keys.has(key)) yield { key, record: readPages(await readRecord(file)) };
    }
  },
  async compare(key, [record], { ask, comparison }) {
    const lines = record.pages.flat();
    const line = lineToFind(lines);
    const found = await ask.search({ rawTextSearch: `"${line}"`, datasetTypes: ['CQSchedules'] });
    // Short records contain nothing that similar ones do not.
    const meeting = found.find(({ lastActionOn }) => lastActionOn === record.day);
    const days = found.map(({ lastActionOn }) => lastActionOn);
    comparison.holds('is found by its words', meeting !== undefined, [record.day, line], days);
    if (meeting === undefined) return;
    const { fusionId } = meeting;
    const texts = [];
    for (const uid of await ask.transcripts(await ask.schedule(fusionId)))
      texts.push([uid, await ask.transcriptText(fusionId, uid)]);
    const own = texts.find(([, { sections }]) => spoken(getWords(sections)).includes(spoken([line])));
    comparison.holds('has a transcript', own !== undefined, line, texts.length);
    if (own === undefined) return;
    const { sections } = own[1];
    comparison.same(
      'transcript says its day',
      record.day,
      getDay(await ask.get(`/documents/cq/doc/${encodeURIComponent(own[0])}`)),
    );
    const [file, product] = [spoken(withoutFurniture(record.pages)), spoken(getWords(sections))];
    comparison.holds('words', file === product, ...aroundDifference(file, product));
    comparison.contains(
      'speakers',
      [...new Set(lines.flatMap((each) => SPEAKER.exec(each)?.[0] ?? []))],
      sections.map(({ heading }) => (heading ?? '').replace(/, p\. \d+$/, '')),
    );
  },
};

const getWords = (sections) =>
  sections.flatMap(({ heading, blocks }) => [
    heading === 'Front page' ? '' : (heading ?? '').replace(/, p\. \d+$/, ''),
    ...blocks.map(({ text }) => text),
  ]);

const getDay = ({ displayDate }) => new Date(displayDate * 1000).toISOString().slice(0, 10);

/** Shows where two texts diverge, with context. */
function aroundDifference(file, product) {
  let at = 0;
  while (at < file.length && file[at] === product[at]) at += 1;
  return [file, product].map(
    (text) => `${text.length} letters, at ${at}: ${text.slice(Math.max(0, at - 30), at + 60)}`,
  );
}
