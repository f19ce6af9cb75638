import type { Regulation } from '@rotunda/contract';
import type { StoredDocument } from './documents.repository.ts';
import type { StoredMetadata } from './metadata.repository.ts';
import type { RegulationFacts } from './merge/merged-document.ts';
import { presentCard } from './present-card.ts';
import { presentProvenance } from './present-provenance.ts';
import { sanitizeSummary } from './sanitize-summary.ts';

export interface RegulationParts {
  document: StoredDocument & { facts: RegulationFacts };
  metadata: StoredMetadata | undefined;
  hasText: boolean;
  /** Of a docket: every document held that names it. */
  documentFusionIds: readonly string[];
  /** Of the dockets and documents it names, those that are held here. */
  held: ReadonlyMap<string, string>;
}

type Attachment = NonNullable<RegulationFacts['textAttachments']>[number];

/** The only maker of Regulation. */
export function presentRegulation({
  document,
  metadata,
  hasText,
  documentFusionIds,
  held,
}: RegulationParts): Regulation {
  const { facts } = document;
  const heldOf = (ids: readonly string[] = []) => ids.flatMap((id) => held.get(id) ?? []);
  const commentEndDates = facts.commentEndDates ?? [];
  return {
    ...presentCard(document, metadata),
    _id: document.fusionId,
    description: facts.description === undefined ? null : sanitizeSummary(facts.description),
    citations: facts.citations ?? [],
    registerCitiation: facts.registerCitiation ?? null,
    documentUrl: facts.documentUrl ?? null,
    registerUrl: facts.registerUrl ?? null,
    textAttachments: (facts.textAttachments ?? []).map(presentAttachment),
    supplementalAttachments: (facts.supplementalAttachments ?? []).map(presentAttachment),
    latestPublicationDate: facts.publicationDate ?? null,
    commentEndDates,
    latestCommentEndDate: commentEndDates.toSorted().at(-1) ?? null,
    hearings: (facts.hearings ?? []).map((hearing) => ({ date: hearing.date, text: hearing.text ?? null })),
    effectiveDate: facts.effectiveDate ?? null,
    effectiveDateComment: facts.effectiveDateComment ?? null,
    agencyDetails: (facts.agencies ?? []).map((agency) => ({ name: agency.name, shortName: agency.shortName ?? null })),
    docketFusionIds: heldOf(facts.docketFusionIds),
    documentFusionIds: [...new Set([...heldOf(facts.documentFusionIds), ...documentFusionIds])],
    linkedFusionIds: heldOf(facts.linkedFusionIds),
    ofrId: facts.ofrId ?? null,
    externalIds: facts.externalIds ?? [],
    registerStartPage: facts.registerStartPage ?? null,
    registerEndPage: facts.registerEndPage ?? null,
    totalComments: facts.totalComments ?? null,
    isPublicInspection: facts.isPublicInspection ?? false,
    withdrawn: facts.withdrawn ?? false,
    isDocket: facts.regulationDocumentType === 'Docket',
    hasText,
    provenance: presentProvenance(document.provenance),
  };
}

function presentAttachment(attachment: Attachment) {
  return { url: attachment.url, mimeType: attachment.mimeType ?? null, title: attachment.title ?? null };
}
