import type { IsoDate, PresidentialActionRecord, RegulationRecord } from '@rotunda/domain';
import { definedFields, listOrUndefined } from '../mapping/defined-fields.ts';
import type { XmlElement } from '../reading/index.ts';
import { issueSections } from '../mapping/register/issue-sections.ts';
import { mapPresidentialText } from '../mapping/register/map-presidential-text.ts';
import { getTariffMeasure } from '../mapping/register/tariff-measure.ts';
import { shortAddress } from '../mapping/register/register-document.ts';
import type { PageRange } from './read-contents.ts';
import { agencyOfName, distinctAgencies } from '../mapping/agencies/get-agency.ts';
import { registerId } from '../mapping/register-number.ts';
import { datesInProse } from './dates-in-prose.ts';
import { describedTitle } from '../mapping/register/title-of-document.ts';
import { agendaNumbersIn, docketIdsIn, docketNumbersIn } from './register-identity.ts';
import { saysWithdrawn } from './register-notes.ts';

/** Facts of the issue that apply to all its documents. */
export interface IssueFacts {
  volume?: string;
  date?: IsoDate;
  /** First and last page by document number, from the table of contents. */
  pages: Map<string, PageRange>;
  /** Title by document number, from the table of contents. */
  titles: Map<string, string>;
}

const REGULATION_TYPES: Readonly<Record<string, string>> = {
  RULE: 'Rule',
  PRORULE: 'Proposed Rule',
  NOTICE: 'Notice',
  CORRECT: 'Correction',
};

export function mapIssueDocument(
  document: XmlElement,
  number: string,
  issue: IssueFacts,
): RegulationRecord | PresidentialActionRecord {
  return document.localName === 'PRESDOCU'
    ? {
        ...titledText(mapPresidentialText(document, number, 'issue'), number, issue),
        ...commonFacts(number, issue),
        ...getPages(number, issue),
      }
    : mapRegulation(document, number, issue);
}

function titledText(
  action: PresidentialActionRecord,
  number: string,
  { titles }: IssueFacts,
): PresidentialActionRecord {
  return definedFields({ ...action, title: action.title || titles.get(number) });
}

function mapRegulation(document: XmlElement, number: string, issue: IssueFacts): RegulationRecord {
  const preamble = document.child('PREAMB');
  const texts = (name: string): string[] => (preamble?.elements(name) ?? []).map((element) => element.plainText());
  const dockets = docketNumbersIn(texts('DEPDOC'));
  const notes = [
    ...texts('DEPDOC'),
    ...texts('SUBJECT'),
    ...document.descendants('EDNOTE').map((note) => note.plainText()),
  ];
  const dates = ['EFFDATE', 'DATES'].flatMap((name) => getBody(preamble?.child(name)) ?? []).join('\n') || undefined;
  const sections = issueSections(document);
  const agencies = distinctAgencies([...texts('AGENCY').map(titleCase), ...texts('SUBAGY')].map(agencyOfName));
  const type = REGULATION_TYPES[document.localName] ?? 'Other';
  const noticeType = getBody(preamble?.child('ACT'));
  // Withdrawn documents and some corrections are printed without a subject.
  const title =
    texts('SUBJECT')
      .filter((line) => !/^\W*withdrawn\W*$/i.test(line))
      .join(' ')
      .trim() ||
    (issue.titles.get(number) ?? describedTitle(agencies[0]?.name, noticeType ?? type));
  return {
    kind: 'regulation',
    fusionId: registerId(number),
    part: 'issue',
    isoCode: 'us',
    regulationDocumentType: type,
    ofrId: number,
    isPublicInspection: false,
    sections,
    registerUrl: shortAddress(number),
    ...commonFacts(number, issue),
    ...getPages(number, issue),
    ...definedFields({
      title,
      description: getBody(preamble?.child('SUM')),
      noticeType,
      withdrawn: saysWithdrawn(notes, number) || undefined,
      effectiveDateComment: dates,
      ...datesInProse(dates ?? ''),
      agencies: listOrUndefined(agencies),
      tariffMeasure: getTariffMeasure(sections, { title, agencies: agencies.map(({ name }) => name) }),
      citations: listOrUndefined(texts('CFR')),
      regulationIdNumbers: listOrUndefined([
        ...new Set([...texts('RIN').map((rin) => rin.replace(/^RIN\s+/i, '')), ...agendaNumbersIn(texts('DEPDOC'))]),
      ]),
      topics: listOrUndefined(getTopics(document)),
      docketIds: listOrUndefined(dockets),
      docketFusionIds: listOrUndefined(docketIdsIn(dockets).map((id) => `docket-${id}`)),
      textAttachments: issue.date
        ? [
            {
              url: `https://www.govinfo.gov/content/pkg/FR-${issue.date}/pdf/${number}.pdf`,
              mimeType: 'application/pdf',
            },
          ]
        : undefined,
    }),
  };
}

function commonFacts(number: string, issue: IssueFacts) {
  const page = issue.pages.get(number)?.[0];
  return {
    sourceUrl: shortAddress(number),
    documentUrl: shortAddress(number),
    ...definedFields({
      publicationDate: issue.date,
      registerCitiation: issue.volume && page ? `${issue.volume} FR ${page}` : undefined,
    }),
  };
}

function getPages(number: string, { pages }: IssueFacts) {
  const [registerStartPage, registerEndPage] = pages.get(number) ?? [];
  return definedFields({ registerStartPage, registerEndPage });
}

/**
 * Returns the index terms of the `List of Subjects`, each once. There is a list for every CFR title that is amended.
 */
function getTopics(document: XmlElement): string[] {
  const lists = document.descendants('LSTSUB').flatMap((list) => list.elements('P'));
  const terms = lists.flatMap((list) => splitOutsideParentheses(list.plainText()));
  const names = new Map<string, string>();
  for (const term of terms) {
    const name = term.replace(/^\s*(?:and\s+)?/i, '').replace(/(?<![.\s])[.\s]+$/, '');
    const folded = name.toLowerCase();
    if (name !== '' && !names.has(folded)) names.set(folded, name);
  }
  return [...names.values()];
}

/** Splits text at commas and semicolons, except where the next parenthesis is a closing one. */
function splitOutsideParentheses(text: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  let isInside = false;
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const character = text.charAt(at);
    if (character === ')') isInside = true;
    else if (character === '(') isInside = false;
    else if ((character === ',' || character === ';') && !isInside) {
      parts.push(text.slice(at + 1, end));
      end = at;
    }
  }
  parts.push(text.slice(0, end));
  return parts.toReversed();
}

/**
 * Elements of a preamble part other than its paragraphs: heading, page furniture and footnotes, which are read with the
 * text.
 */
const BESIDE_BODY = new Set(['HD', 'PRTPAGE', 'FTNT']);

function getBody(part: XmlElement | undefined): string | undefined {
  const paragraphs = part?.elements().filter(({ localName }) => !BESIDE_BODY.has(localName));
  return paragraphs?.map((paragraph) => paragraph.plainText()).join('\n') || undefined;
}

/** Converts names printed in capitals, as those of departments are. */
function titleCase(name: string): string {
  if (name !== name.toUpperCase()) return name;
  const small = new Set(['of', 'the', 'and', 'for', 'on', 'to', 'in']);
  const words = name.toLowerCase().split(' ');
  return words
    .map((word, at) => (at > 0 && small.has(word) ? word : word.replace(/\p{L}/u, (c) => c.toUpperCase())))
    .join(' ');
}
