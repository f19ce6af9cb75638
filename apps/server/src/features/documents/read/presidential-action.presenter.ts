import type { DocumentCard, PresidentialAction } from '@rotunda/contract';
import { type Disposition, executiveOrderId, webAddress } from '@rotunda/domain';
import type { StoredDocument } from './stored-document.ts';
import type { PresidentialActionFacts } from '../merge/merged-document.ts';
import { presentProvenance } from './provenance.presenter.ts';

export interface PresidentialActionParts {
  document: StoredDocument & { facts: PresidentialActionFacts };
  card: DocumentCard;
  dispositions: readonly Disposition[];
  /** Maps the stored documents among those it names to the ids they are stored under. */
  storedIds: ReadonlyMap<string, string>;
  /** Returns the card of a document that it corrects or is corrected by; undefined when that is not stored. */
  getCard: (fusionId: string) => DocumentCard | undefined;
  hasText: boolean;
}

const ACTION_TYPES = ['executive_order', 'proclamation', 'memorandum', 'determination', 'notice', 'other'] as const;

/** Builds PresidentialAction; nothing else does. */
export function presentPresidentialAction({
  document,
  card,
  dispositions,
  storedIds,
  getCard,
  hasText,
}: PresidentialActionParts): PresidentialAction {
  const { facts } = document;
  const getRelated = (id: string) => {
    const related = getCard(id) ?? null;
    return {
      fusionId: related?.fusionId ?? id,
      identifier: related?.localityExternalId ?? numberIn(id),
      card: related,
    };
  };
  return {
    ...card,
    actionType: ACTION_TYPES.find((type) => type === facts.actionType) ?? 'other',
    executiveOrderNumber: facts.executiveOrderNumber ?? null,
    proclamationNumber: facts.proclamationNumber ?? null,
    president: facts.president ?? null,
    signedOn: facts.signedOn ?? null,
    ofrId: facts.ofrId ?? null,
    documentUrl: webAddress(facts.documentUrl),
    pdfUrl: webAddress(facts.pdfUrl),
    registerCitiation: facts.registerCitiation ?? null,
    registerStartPage: facts.registerStartPage ?? null,
    registerEndPage: facts.registerEndPage ?? null,
    notReceivedForPublication: facts.notReceivedForPublication ?? null,
    topics: facts.topics ?? [],
    correctionOf: facts.correctionOfFusionId === undefined ? null : getRelated(facts.correctionOfFusionId),
    corrections: (facts.correctionFusionIds ?? []).map(getRelated),
    dispositions: dispositions.map(({ label, items }) => ({
      label,
      items: items.map((parts) => ({
        parts: parts.map(({ text, orderNumber }) => ({
          text,
          fusionId: orderNumber === undefined ? null : (storedIds.get(executiveOrderId(orderNumber)) ?? null),
        })),
      })),
    })),
    tariffMeasure: facts.tariffMeasure ?? null,
    hasText,
    provenance: presentProvenance(document.provenance),
  };
}

/** Returns a display name for a document that is not stored, from the number in its id. */
function numberIn(fusionId: string): string {
  return fusionId.startsWith('eo-') ? `EO ${fusionId.slice('eo-'.length).toUpperCase()}` : fusionId.replace(/^fr-/, '');
}
