import { type PresidentialActionRecord, type RegulationRecord, leadingIsoDate } from '@rotunda/domain';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { presidentOn } from './president-on.ts';
import { agencyOfName, distinctAgencies } from '../mapping/agencies/agency-of.ts';
import { registerId } from '../mapping/register-number.ts';
import { regulationsGovId } from '../mapping/regulations-gov-id.ts';
import { docketIdsIn, docketNumbersIn, presidentialActionType, presidentialId } from './register-identity.ts';
import type { RegisterDocument } from './schemas.ts';

const SITE = 'https://www.federalregister.gov';

/** Fields the mapping takes, and those that change at every look (`page_views`) or repeat others. */
const NOT_EXTRA = new Set(
  `document_number title type subtype abstract action dates citation publication_date effective_on comments_close_on
  signing_date start_page end_page html_url pdf_url body_html_url full_text_xml_url raw_text_url agencies
  cfr_references docket_ids docket_numbers topics regulation_id_numbers correction_of corrections disposition_notes
  executive_order_number president regulations_dot_gov_info dockets page_views json_url mods_url images
  images_metadata excerpts public_inspection_pdf_url agency_names page_length pdf_file_name pdf_file_size`.split(/\s+/),
);

/** A document of the interface: presidential documents are actions of their own kind, all others regulations. */
export function mapRegisterDocument(document: RegisterDocument): RegulationRecord | PresidentialActionRecord {
  return document.type === 'Presidential Document' ? mapPresidential(document) : mapRegulation(document);
}

/** A list item has fewer fields than the document; kept apart, it cannot overwrite the fuller record. */
function partOf(document: RegisterDocument): string {
  if (document.filed_at !== undefined) return 'public-inspection';
  return document.citation === undefined ? 'list' : 'main';
}

function mapRegulation(document: RegisterDocument): RegulationRecord {
  const info = document.regulations_dot_gov_info;
  const dockets = docketNumbersIn([
    ...(document.docket_ids ?? []),
    ...(document.docket_numbers ?? []),
    ...(document.dockets ?? []).map(({ id }) => id ?? ''),
    info?.docket_id ?? '',
  ]);
  const regulationsId = textOrUndefined(info?.document_id);
  const part = partOf(document);
  return {
    kind: 'regulation',
    fusionId: registerId(document.document_number),
    part,
    isoCode: 'us',
    regulationDocumentType: textOrUndefined(document.type) ?? 'Other',
    ofrId: document.document_number,
    isPublicInspection: part === 'public-inspection',
    ...definedFields({
      sourceUrl: textOrUndefined(document.html_url),
      documentUrl: textOrUndefined(document.html_url),
      registerUrl: textOrUndefined(document.html_url),
      documentSubtype: textOrUndefined(document.subtype),
      noticeType: textOrUndefined(document.action?.replace(/\s+/g, ' ')),
      title: textOrUndefined(document.title?.replace(/\s+/g, ' ')),
      description: textOrUndefined(document.abstract),
      registerCitiation: textOrUndefined(document.citation),
      citations: listOrUndefined(citationsOf(document)),
      publicationDate: leadingIsoDate(document.publication_date ?? ''),
      effectiveDate: leadingIsoDate(document.effective_on ?? ''),
      effectiveDateComment: textOrUndefined(document.dates),
      commentEndDates: listOrUndefined(
        [leadingIsoDate(document.comments_close_on ?? '')].filter((day) => day !== undefined),
      ),
      agencies: agenciesOf(document),
      docketIds: listOrUndefined(dockets),
      docketFusionIds: listOrUndefined(docketIdsIn(dockets).map((id) => `docket-${id}`)),
      linkedFusionIds: listOrUndefined(linksOf(document)),
      externalIds: regulationsId === undefined ? undefined : [regulationsId],
      alsoKnownAs: regulationsId === undefined ? undefined : [regulationsGovId(regulationsId)],
      totalComments: info?.comments_count ?? undefined,
      registerStartPage: document.start_page ?? undefined,
      registerEndPage: document.end_page ?? undefined,
      topics: listOrUndefined(document.topics ?? []),
      regulationIdNumbers: listOrUndefined(document.regulation_id_numbers ?? []),
      textAttachments: listOrUndefined(textsOf(document)),
      supplementalAttachments: listOrUndefined(supplementsOf(document)),
      extra: extraOf(document),
    }),
  };
}

function mapPresidential(document: RegisterDocument): PresidentialActionRecord {
  const signedOn = leadingIsoDate(document.signing_date ?? '');
  const orderNumber = textOrUndefined(document.executive_order_number);
  return {
    kind: 'presidential-action',
    fusionId: presidentialId(document.document_number, orderNumber) ?? registerId(document.document_number),
    part: partOf(document),
    isoCode: 'us',
    actionType: orderNumber === undefined ? presidentialActionType(document.subtype) : 'executive_order',
    ofrId: document.document_number,
    ...definedFields({
      sourceUrl: textOrUndefined(document.html_url),
      documentUrl: textOrUndefined(document.html_url),
      executiveOrderNumber: orderNumber,
      title: textOrUndefined(document.title?.replace(/\s+/g, ' ')),
      summary: textOrUndefined(document.abstract),
      president: textOrUndefined(document.president?.name) ?? presidentOn(signedOn),
      signedOn,
      publicationDate: leadingIsoDate(document.publication_date ?? ''),
      registerCitiation: textOrUndefined(document.citation),
      dispositionNotes: textOrUndefined(document.disposition_notes),
      extra: extraOf(document),
    }),
  };
}

function agenciesOf(document: RegisterDocument): RegulationRecord['agencies'] {
  const names = (document.agencies ?? []).flatMap((agency) => textOrUndefined(agency.name ?? agency.raw_name) ?? []);
  return listOrUndefined(distinctAgencies(names.map(agencyOfName)));
}

function citationsOf(document: RegisterDocument): string[] {
  return (document.cfr_references ?? []).flatMap(({ title, part }) => {
    if (title === null || title === undefined) return [];
    return [part === null || part === undefined ? `${title} CFR` : `${title} CFR Part ${part}`];
  });
}

/** What this document corrects or is corrected by, given as addresses. */
function linksOf(document: RegisterDocument): string[] {
  return [document.correction_of ?? '', ...(document.corrections ?? [])].flatMap((address) => {
    const number = /\/documents\/(?:[\d/]+\/)?([A-Z0-9]+(?:-[A-Z0-9]+)+)(?:[./?]|$)/.exec(address)?.[1];
    return number === undefined ? [] : [registerId(number)];
  });
}

function textsOf(document: RegisterDocument): { url: string; mimeType: string }[] {
  const formats: [string | null | undefined, string][] = [
    [document.pdf_url, 'application/pdf'],
    [document.body_html_url, 'text/html'],
    [document.full_text_xml_url, 'application/xml'],
    [document.raw_text_url, 'text/plain'],
  ];
  return formats.flatMap(([url, mimeType]) => (url ? [{ url, mimeType }] : []));
}

function supplementsOf(document: RegisterDocument): { url: string; title?: string }[] {
  return (document.regulations_dot_gov_info?.supporting_documents ?? []).flatMap(({ document_id: id, title }) =>
    id
      ? [{ url: `https://www.regulations.gov/document/${id}`, ...definedFields({ title: textOrUndefined(title) }) }]
      : [],
  );
}

function extraOf(document: RegisterDocument): Record<string, unknown> | undefined {
  const kept = Object.entries(document).filter(([name, value]) => !NOT_EXTRA.has(name) && !isBlank(value));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Upstream writes null, `""`, `[]` and `{}` for nothing. */
function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Short address by which the publisher finds any document. */
export function shortAddress(documentNumber: string): string {
  return `${SITE}/d/${documentNumber}`;
}
