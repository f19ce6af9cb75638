import { type RegulationRecord, getInstant } from '@rotunda/domain';
import { agencyOfAcronym } from '../mapping/agencies/get-agency.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { registerId, registerNumberIn } from '../mapping/register-number.ts';
import { regulationsGovId, urlSafe } from '../mapping/regulations-gov-id.ts';
import { getEasternDay } from './eastern-time.ts';
import type { RegsAttachment, RegsCommentCount, RegsDocket, RegsDocument } from './schemas.ts';

const SITE = 'https://www.regulations.gov';

/** Fields that are mapped, have no value, or are private data of the person who submitted a document. */
const NOT_EXTRA = new Set(
  `documentType subtype title docAbstract agencyId docketId frDocNum postedDate commentStartDate commentEndDate
  effectiveDate lastModifiedDate modifyDate withdrawn cfrPart additionalRins topics fileFormats dkAbstract docketType
  subType rin highlightedContent displayProperties subject firstName lastName email phone fax address1 address2 city
  zip country stateProvinceRegion organization submitterRep submitterRepAddress submitterRepCityState comment
  paperLength paperWidth pageCount`.split(/\s+/),
);

/**
 * Document types printed in the Federal Register. Supporting material cites the number of the rule that it supports.
 */
const PRINTED_TYPES: ReadonlySet<string> = new Set(['Rule', 'Proposed Rule', 'Notice']);

/** Maps a document of a docket. With `isDetail` it is the full record, which is kept separately from list items. */
export function mapDocument(
  { id, attributes }: RegsDocument,
  isDetail: boolean,
  attachments: readonly RegsAttachment[],
): RegulationRecord {
  const statedDocket = textOrUndefined(attributes.docketId);
  const own = docketInId(id);
  const isForeign = statedDocket !== undefined && own !== undefined && own.toUpperCase() !== statedDocket.toUpperCase();
  const docketId = isForeign ? undefined : statedDocket;
  const registerNumber = registerNumberIn(attributes.frDocNum ?? '');
  const documentType = textOrUndefined(attributes.documentType) ?? 'Other';
  const isPrinted = registerNumber !== undefined && PRINTED_TYPES.has(documentType);
  return {
    kind: 'regulation',
    fusionId: regulationsGovId(id),
    part: isDetail ? 'detail' : 'main',
    isoCode: 'us',
    regulationDocumentType: documentType,
    externalIds: [id],
    sourceUrl: `${SITE}/document/${encodeURIComponent(id)}`,
    documentUrl: `${SITE}/document/${encodeURIComponent(id)}`,
    ...definedFields({
      sourceUpdatedTs: getInstant(attributes.lastModifiedDate ?? attributes.modifyDate ?? ''),
      documentSubtype: textOrUndefined(attributes.subtype),
      title: oneLine(attributes.title),
      description: textOrUndefined(attributes.docAbstract),
      agencies: getAgencies(attributes.agencyId),
      docketIds: buildList(docketId),
      docketFusionIds: docketId === undefined ? undefined : [docketFusionId(docketId)],
      ofrId: registerNumber ?? textOrUndefined(attributes.frDocNum),
      alsoKnownAs: isPrinted ? [registerId(registerNumber)] : undefined,
      registerUrl: registerNumber === undefined ? undefined : `https://www.federalregister.gov/d/${registerNumber}`,
      ...getPages(attributes.startEndPage),
      publicationDate: getEasternDay(attributes.postedDate ?? ''),
      commentStartDate: getEasternDay(attributes.commentStartDate ?? ''),
      commentEndDates: buildList(getEasternDay(attributes.commentEndDate ?? '')),
      effectiveDate: getEasternDay(attributes.effectiveDate ?? ''),
      citations: buildList(textOrUndefined(attributes.cfrPart)),
      topics: listOrUndefined(attributes.topics ?? []),
      regulationIdNumbers: listOrUndefined(attributes.additionalRins ?? []),
      withdrawn: attributes.withdrawn ?? undefined,
      textAttachments: getFiles(attributes.fileFormats),
      supplementalAttachments: supplements(attachments),
      contradictions: isForeign
        ? [`The record names docket ${statedDocket}; its number is of docket ${own}. It is joined to neither.`]
        : undefined,
      extra: getExtra(attributes),
    }),
  };
}

/** Maps a docket, the folder of a rulemaking. Its documents are known from the documents themselves. */
export function mapDocket({ id, attributes }: RegsDocket): RegulationRecord {
  const rin = textOrUndefined(attributes.rin);
  return {
    kind: 'regulation',
    fusionId: docketFusionId(id),
    part: 'main',
    isoCode: 'us',
    regulationDocumentType: 'Docket',
    docketIds: [id],
    sourceUrl: `${SITE}/docket/${encodeURIComponent(id)}`,
    documentUrl: `${SITE}/docket/${encodeURIComponent(id)}`,
    ...definedFields({
      sourceUpdatedTs: getInstant(attributes.modifyDate ?? attributes.lastModifiedDate ?? ''),
      documentSubtype: textOrUndefined(attributes.docketType),
      title: oneLine(attributes.title),
      description: textOrUndefined(attributes.dkAbstract),
      agencies: getAgencies(attributes.agencyId),
      effectiveDate: getEasternDay(attributes.effectiveDate ?? ''),
      regulationIdNumbers: rin === undefined || /^not assigned$/i.test(rin) ? undefined : [rin],
      extra: getExtra(attributes),
    }),
  };
}

/** Maps the number of comments of a document. It contains nothing else, so its type is blank and never wins a merge. */
export function mapCommentCount({ id, attributes }: RegsCommentCount): RegulationRecord {
  return {
    kind: 'regulation',
    fusionId: regulationsGovId(id),
    part: 'comment-count',
    isoCode: 'us',
    regulationDocumentType: '',
    externalIds: [id],
    totalComments: attributes.count,
  };
}

/** Returns the docket that a document's number begins with: `EPA-HQ-OAR-2021-0317` of `EPA-HQ-OAR-2021-0317-0001`. */
function docketInId(id: string): string | undefined {
  return /^([A-Z][\w-]*-\d{4}-\d{3,5})-\d{1,6}$/i.exec(id)?.[1];
}

function docketFusionId(docketId: string): string {
  return `docket-${urlSafe(docketId)}`;
}

/** Parses `11803 - 11804`, pages of the Federal Register. */
function getPages(text: string | null | undefined): Pick<RegulationRecord, 'registerStartPage' | 'registerEndPage'> {
  const pages = /^\s*(\d+)\s*(?:[-–]\s*(\d+)\s*)?$/.exec(text ?? '');
  return pages === null ? {} : { registerStartPage: Number(pages[1]), registerEndPage: Number(pages[2] ?? pages[1]) };
}

function oneLine(text: string | null | undefined): string | undefined {
  return textOrUndefined(text?.replace(/\s+/g, ' '));
}

/** Returns the agency with the name that the Federal Register prints, because only the acronym is published here. */
function getAgencies(agencyId: string | null | undefined): RegulationRecord['agencies'] {
  const acronym = textOrUndefined(agencyId);
  return acronym === undefined ? undefined : [agencyOfAcronym(acronym)];
}

function buildList<T>(value: T | undefined): T[] | undefined {
  return value === undefined ? undefined : [value];
}

const MIME_TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  htm: 'text/html',
  html: 'text/html',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

type Files = RegsDocument['attributes']['fileFormats'];

function getFiles(files: Files, title?: string): RegulationRecord['textAttachments'] {
  return listOrUndefined(
    (files ?? []).map(({ fileUrl, format }) => ({
      url: fileUrl,
      ...definedFields({ mimeType: MIME_TYPES[format?.toLowerCase() ?? ''], title }),
    })),
  );
}

function supplements(attachments: readonly RegsAttachment[]): RegulationRecord['supplementalAttachments'] {
  return listOrUndefined(
    attachments.flatMap(({ attributes }) => getFiles(attributes.fileFormats, textOrUndefined(attributes.title)) ?? []),
  );
}

function getExtra(attributes: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => !NOT_EXTRA.has(name) && value !== null && value !== undefined && value !== '',
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
