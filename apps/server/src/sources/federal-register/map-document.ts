import { type PresidentialActionRecord, type RegulationRecord, leadingIsoDate } from '@rotunda/domain';
import { agencyOfName, distinctAgencies } from '../mapping/agencies/get-agency.ts';
import { definedFields, listOrUndefined, textOrUndefined } from '../mapping/defined-fields.ts';
import { mapPresidentialDocument } from '../mapping/register/map-presidential-document.ts';
import {
  documentIdInAddress,
  partOfDocument,
  type RegisterDocument,
  unmappedFields,
} from '../mapping/register/register-document.ts';
import { registerId } from '../mapping/register-number.ts';
import { regulationsGovId } from '../mapping/regulations-gov-id.ts';
import { titleOfDocument } from '../mapping/register/title-of-document.ts';
import { agendaNumbersIn, docketIdsIn, docketNumbersIn } from './register-identity.ts';
import { saysWithdrawn } from './register-notes.ts';

/** Fields that the mapping uses; the others are kept unchanged. */
const MAPPED = `document_number title type subtype abstract action dates citation publication_date effective_on
  comments_close_on signing_date start_page end_page html_url pdf_url body_html_url full_text_xml_url raw_text_url
  agencies cfr_references docket_ids docket_numbers topics regulation_id_numbers correction_of corrections
  disposition_notes executive_order_number president regulations_dot_gov_info dockets`.split(/\s+/);

/** Maps a document of the API: presidential documents become presidential actions, all others regulations. */
export function mapRegisterDocument(document: RegisterDocument): RegulationRecord | PresidentialActionRecord {
  return document.type === 'Presidential Document' ? mapPresidentialDocument(document) : mapRegulation(document);
}

function mapRegulation(document: RegisterDocument): RegulationRecord {
  const info = document.regulations_dot_gov_info;
  const statedDockets = [
    ...(document.docket_ids ?? []),
    ...(document.docket_numbers ?? []),
    ...(document.dockets ?? []).map(({ id }) => id ?? ''),
    info?.docket_id ?? '',
  ];
  const dockets = docketNumbersIn(statedDockets);
  const isWithdrawn = saysWithdrawn([...statedDockets, document.editorial_note ?? ''], document.document_number);
  const regulationsId = textOrUndefined(info?.document_id);
  const part = partOfDocument(document);
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
      title: titleOfDocument(document),
      // The note says who withdrew the document and how long it stays on file.
      description:
        textOrUndefined(document.abstract) ?? (isWithdrawn ? textOrUndefined(document.editorial_note) : undefined),
      withdrawn: isWithdrawn || undefined,
      registerCitiation: textOrUndefined(document.citation),
      citations: listOrUndefined(getCitations(document)),
      publicationDate: leadingIsoDate(document.publication_date ?? ''),
      effectiveDate: leadingIsoDate(document.effective_on ?? ''),
      effectiveDateComment: textOrUndefined(document.dates),
      commentEndDates: listOrUndefined(
        [leadingIsoDate(document.comments_close_on ?? '')].filter((day) => day !== undefined),
      ),
      agencies: getAgencies(document),
      docketIds: listOrUndefined(dockets),
      docketFusionIds: listOrUndefined(docketIdsIn(dockets).map((id) => `docket-${id}`)),
      linkedFusionIds: listOrUndefined(
        [document.correction_of ?? '', ...(document.corrections ?? [])].flatMap(documentIdInAddress),
      ),
      externalIds: regulationsId === undefined ? undefined : [regulationsId],
      alsoKnownAs: regulationsId === undefined ? undefined : [regulationsGovId(regulationsId)],
      totalComments: info?.comments_count ?? undefined,
      registerStartPage: document.start_page ?? undefined,
      registerEndPage: document.end_page ?? undefined,
      topics: listOrUndefined(document.topics ?? []),
      regulationIdNumbers: listOrUndefined([
        ...new Set([...(document.regulation_id_numbers ?? []), ...agendaNumbersIn(statedDockets)]),
      ]),
      textAttachments: listOrUndefined(getTexts(document)),
      supplementalAttachments: listOrUndefined(getSupplements(document)),
      extra: unmappedFields(document, MAPPED),
    }),
  };
}

function getAgencies(document: RegisterDocument): RegulationRecord['agencies'] {
  const names = (document.agencies ?? []).flatMap((agency) => textOrUndefined(agency.name ?? agency.raw_name) ?? []);
  return listOrUndefined(distinctAgencies(names.map(agencyOfName)));
}

function getCitations(document: RegisterDocument): string[] {
  return (document.cfr_references ?? []).flatMap(({ title, part }) => {
    if (title === null || title === undefined) return [];
    return [part === null || part === undefined ? `${title} CFR` : `${title} CFR Part ${part}`];
  });
}

function getTexts(document: RegisterDocument): { url: string; mimeType: string }[] {
  const formats: [string | null | undefined, string][] = [
    [document.pdf_url, 'application/pdf'],
    [document.body_html_url, 'text/html'],
    [document.full_text_xml_url, 'application/xml'],
    [document.raw_text_url, 'text/plain'],
  ];
  return formats.flatMap(([url, mimeType]) => (url ? [{ url, mimeType }] : []));
}

function getSupplements(document: RegisterDocument): { url: string; title?: string }[] {
  return (document.regulations_dot_gov_info?.supporting_documents ?? []).flatMap(({ document_id: id, title }) =>
    id
      ? [{ url: `https://www.regulations.gov/document/${id}`, ...definedFields({ title: textOrUndefined(title) }) }]
      : [],
  );
}
