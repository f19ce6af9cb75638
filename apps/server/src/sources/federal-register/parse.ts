import { decideIdentity, isoDateFromWords, type IsoDate } from '@rotunda/domain';
import { flagged } from '../mapping/flagged.ts';
import { readAnswers } from '../mapping/register/read-answers.ts';
import { getDocumentNumber } from '../mapping/register/map-presidential-text.ts';
import { identifyDocument, registerAddress } from '../mapping/register/identify-document.ts';
import { registerDocumentSchema } from '../mapping/register/register-document.ts';
import { validateRecord } from '../mapping/validate-record.ts';
import { parseEachEntry, quarantined, streamXml, type XmlElement } from '../reading/index.ts';
import type { InputEntry, ParsedRecord } from '../source.ts';
import { mapRegisterDocument } from './map-document.ts';
import { type IssueFacts, mapIssueDocument } from './map-issue.ts';
import { readContents } from './read-contents.ts';

const DOCUMENT_ELEMENTS = new Set(['RULE', 'PRORULE', 'NOTICE', 'PRESDOCU', 'CORRECT']);
const ISSUE_FACTS = new Set(['VOL', 'DATE', 'CNTNTS']);

/**
 * Whether the file is an API response or a daily issue; tables of executive orders belong to `presidential-actions`.
 */
export function acceptsRegisterFile(path: string): boolean {
  return /\.(jsonl?|xml)(\.gz)?$/i.test(path) || /^https?:/.test(path);
}

export const parseRegister = parseEachEntry((entry: InputEntry): AsyncGenerator<ParsedRecord> =>
  /\.xml$/i.test(entry.name) ? parseIssue(entry) : readAnswers(entry, parseDocument),
);

function parseDocument(item: unknown, position: string): ParsedRecord {
  const document = validateRecord(registerDocumentSchema, item);
  if (!document.ok) return quarantined(position, document.reason, item);
  const identified = identifyDocument(document.value);
  if (!identified.ok) return quarantined(position, identified.reason, item);
  const record = flagged(mapRegisterDocument(identified.document), identified.contradictions);
  return { ok: true, position, record };
}

/** Parses an issue or the full text of one document, one document at a time. */
async function* parseIssue(entry: InputEntry): AsyncGenerator<ParsedRecord> {
  const issue: IssueFacts = { pages: new Map(), titles: new Map() };
  const isPicked = (path: readonly string[]): boolean => {
    const name = path.at(-1) ?? '';
    return DOCUMENT_ELEMENTS.has(name) || (path.length === 2 && ISSUE_FACTS.has(name));
  };
  const named = registerAddress(entry.name).date ?? registerAddress(entry.url).date;
  let hasDocument = false;
  for await (const element of streamXml(entry, isPicked)) {
    if (!DOCUMENT_ELEMENTS.has(element.localName)) {
      if (element.localName === 'VOL') issue.volume = element.plainText();
      else if (element.localName === 'CNTNTS') readContents(element, issue);
      else {
        const date = isoDateFromWords(element.plainText());
        if (date !== undefined) issue.date = date;
      }
      continue;
    }
    hasDocument = true;
    const position = `${entry.path}:${element.line}`;
    const number = getDocumentNumber(element);
    if (number === undefined) yield quarantined(position, 'the document has no FR Doc number', element.plainText());
    else yield issueRecord(position, element, number, issue, named);
  }
  if (!hasDocument) yield quarantined(entry.path, 'the file contains no document of the Federal Register', '');
}

/** Maps a document of an issue, whose day the issue, its volume and its file name state. */
function issueRecord(
  position: string,
  element: XmlElement,
  number: string,
  issue: IssueFacts,
  named: IsoDate | undefined,
): ParsedRecord {
  const date = decideIdentity(
    [
      { from: 'the issue', values: issue.date === undefined ? [] : [issue.date] },
      { from: 'its file name', values: named === undefined ? [] : [named] },
      { from: 'its volume', values: [issue.date, named].filter((day) => isOfVolume(day, issue.volume)) },
    ],
    (day) => day,
  );
  if (date?.ok === false) return quarantined(position, date.reason, element.plainText());
  const record = mapIssueDocument(element, number, { ...issue, ...(date === undefined ? {} : { date: date.value }) });
  return { ok: true, position, record: flagged(record, date?.contradictions ?? []) };
}

/** Volumes of the Federal Register are numbered by year since 1936. */
function isOfVolume(day: IsoDate | undefined, volume: string | undefined): day is IsoDate {
  return day !== undefined && volume !== undefined && Number(volume) + 1935 === Number(day.slice(0, 4));
}
