import type { Regulation } from '@rotunda/contract';
import { webAddress } from '@rotunda/domain';
import type { StoredDocument } from './stored-document.ts';
import type { StoredMetadata } from './metadata.repository.ts';
import type { RegulationFacts } from '../merge/merged-document.ts';
import { presentCard } from './card.presenter.ts';
import { presentProvenance } from './provenance.presenter.ts';
import { sanitizeSummary } from '../store/sanitize-summary.ts';

export interface RegulationParts {
  document: StoredDocument & { facts: RegulationFacts };
  metadata: StoredMetadata | undefined;
  hasText: boolean;
  /** For a docket, every stored document that names it. */
  documentFusionIds: readonly string[];
  /** For a state's rule or notice, every stored document that names it as linked. */
  linkedFrom: readonly string[];
  /** Maps the stored dockets and documents among those it names to the ids they are stored under. */
  storedIds: ReadonlyMap<string, string>;
}

type Attachment = NonNullable<RegulationFacts['textAttachments']>[number];

/** Builds Regulation; nothing else does. */
export function presentRegulation({
  document,
  metadata,
  hasText,
  documentFusionIds,
  linkedFrom,
  storedIds,
}: RegulationParts): Regulation {
  const { facts } = document;
  const getStoredIds = (ids: readonly string[] = []) => ids.flatMap((id) => storedIds.get(id) ?? []);
  const commentEndDates = facts.commentEndDates ?? [];
  return {
    ...presentCard(document, metadata, null),
    description: facts.description === undefined ? null : sanitizeSummary(facts.description),
    citations: facts.citations ?? [],
    registerCitiation: facts.registerCitiation ?? null,
    documentUrl: webAddress(facts.documentUrl),
    registerUrl: webAddress(facts.registerUrl),
    textAttachments: (facts.textAttachments ?? []).flatMap(presentAttachment),
    supplementalAttachments: (facts.supplementalAttachments ?? []).flatMap(presentAttachment),
    latestPublicationDate: facts.publicationDate ?? null,
    commentStartDate: facts.commentStartDate ?? null,
    commentEndDates,
    latestCommentEndDate: commentEndDates.toSorted().at(-1) ?? null,
    hearings: (facts.hearings ?? []).map((hearing) => ({ date: hearing.date, text: hearing.text ?? null })),
    effectiveDate: facts.effectiveDate ?? null,
    effectiveDateComment: facts.effectiveDateComment ?? null,
    agencyDetails: (facts.agencies ?? []).map((agency) => ({ name: agency.name, shortName: agency.shortName ?? null })),
    docketIds: facts.docketIds ?? [],
    docketFusionIds: getStoredIds(facts.docketFusionIds),
    otherDockets: (facts.docketFusionIds ?? []).filter((id) => !storedIds.has(id)).flatMap(presentOtherDocket),
    documentFusionIds: [...new Set([...getStoredIds(facts.documentFusionIds), ...documentFusionIds])],
    linkedFusionIds: [...new Set([...getStoredIds(facts.linkedFusionIds), ...linkedFrom])],
    ofrId: facts.ofrId ?? null,
    externalIds: facts.externalIds ?? [],
    registerStartPage: facts.registerStartPage ?? null,
    registerEndPage: facts.registerEndPage ?? null,
    regulationIdNumbers: facts.regulationIdNumbers ?? [],
    topics: facts.topics ?? [],
    totalComments: facts.totalComments ?? null,
    isPublicInspection: facts.isPublicInspection ?? false,
    isDocket: facts.regulationDocumentType === 'Docket',
    tariffMeasure: facts.tariffMeasure ?? null,
    hasText,
    provenance: presentProvenance(document.provenance),
  };
}

/** Presents a docket id such as `docket-EPA-HQ-OAR-2021-0317`. Only dockets named by Regulations.gov have a page. */
function presentOtherDocket(fusionId: string) {
  const docketId = /^docket-(.+)$/.exec(fusionId)?.[1];
  if (docketId === undefined) return [];
  return [{ docketId, url: `https://www.regulations.gov/docket/${encodeURIComponent(docketId)}` }];
}

function presentAttachment(attachment: Attachment) {
  const url = webAddress(attachment.url);
  return url === null ? [] : [{ url, mimeType: attachment.mimeType ?? null, title: attachment.title ?? null }];
}
