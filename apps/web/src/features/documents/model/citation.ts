import type { DocumentCard } from '@rotunda/contract';
import { formatDay } from '../../../shared/format/format-date.ts';
import { documentPath } from '../../../shared/navigation/document-path.ts';

type CitedFacts = Pick<
  DocumentCard,
  | 'fusionId'
  | 'documentType'
  | 'localityExternalId'
  | 'title'
  | 'sessionName'
  | 'session'
  | 'introducedOn'
  | 'publicationDate'
>;

/** The cited part of a document, if only a part is cited. */
export interface CitedPart {
  /** Label such as `§ 2(a)`. */
  label?: string | undefined;
  versionName?: string | undefined;
  /** Query and fragment of the part's address. */
  search?: string | undefined;
}

/** Formats a citation that a memo can use: `CA SB 1142, § 2(a), Title, 2025-2026 (January 21, 2026), https://…`. */
export function getCitation(document: CitedFacts, origin: string, part: CitedPart = {}): string {
  const date = formatDay(document.publicationDate ?? document.introducedOn);
  const session = document.sessionName ?? document.session;
  const parts = [document.localityExternalId, part.label, document.title, session, part.versionName].filter(Boolean);
  const address = `${origin}${documentPath(document)}${part.search ?? ''}`;
  return `${parts.join(', ')}${date ? ` (${date})` : ''}, ${address}`;
}
