import type { DocumentCard, Research } from '@rotunda/contract';
import { congressName, federalBillCitation, federalBillInId, webAddress } from '@rotunda/domain';
import type { StoredDocument } from './stored-document.ts';
import type { ResearchFacts } from '../merge/merged-document.ts';
import { numberInId } from './number-in-id.ts';
import { presentProvenance } from './provenance.presenter.ts';
import { sanitizeSummary } from '../store/sanitize-summary.ts';

export interface ResearchParts {
  document: StoredDocument & { facts: ResearchFacts };
  card: DocumentCard;
  /** Returns the card of a committee or bill that the report names; undefined when that is not stored. */
  storedCard: (fusionId: string) => DocumentCard | undefined;
}

/** Builds Research; nothing else does. */
export function presentResearch({ document, card, storedCard }: ResearchParts): Research {
  const { facts } = document;
  return {
    ...card,
    session: facts.session ?? null,
    sessionName: facts.session === undefined ? null : getSessionName(facts.session),
    externalId: facts.externalId ?? null,
    authors: facts.authors ?? [],
    documentUrl: webAddress(facts.documentUrl),
    sourceSummary: facts.summary === undefined ? null : sanitizeSummary(facts.summary).trim() || null,
    committees: (facts.committeeFusionIds ?? []).flatMap((id) => {
      // Only a stored committee has a name; the id of another means nothing to a reader.
      const committee = storedCard(id);
      return committee?.documentType === 'Committee' ? [{ fusionId: committee.fusionId, name: committee.name }] : [];
    }),
    relatedBills: (facts.legislationFusionIds ?? []).map((id) => {
      const bill = storedCard(id) ?? null;
      return { fusionId: bill?.fusionId ?? id, identifier: bill?.localityExternalId ?? citationInId(id), card: bill };
    }),
    provenance: presentProvenance(document.provenance),
  };
}

/** Names a session. Reports are about a Congress, which a source names by its number. */
function getSessionName(session: string): string {
  return /^\d{1,3}$/.test(session) ? congressName(Number(session)) : session;
}

function citationInId(fusionId: string): string {
  const bill = federalBillInId(fusionId);
  return bill === undefined ? numberInId(fusionId) : federalBillCitation(bill);
}
