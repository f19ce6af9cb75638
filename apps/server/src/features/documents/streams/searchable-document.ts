import type { TextStream } from '@rotunda/analysis';
import type { DocumentFacets } from '@rotunda/query';
import type { BlockPlace } from './build-text-stream.ts';
import type { StreamSection } from './stream-section.ts';

/** A stream with its position in the document. */
export interface DocumentStream extends TextStream {
  /** Version that the text belongs to; absent for title, summary, sponsors and identifiers. */
  fnDocumentId?: string;
  /** What to call a short field that has several, such as the title of one version; absent for the field's own name. */
  label?: string;
  /** Struck text of a reported bill, searched as a stream of its own. */
  struck?: boolean;
  /** In ascending order of `start`; empty for short fields. */
  sections: StreamSection[];
  /** In ascending order of `start`; absent for short fields. */
  blocks?: readonly BlockPlace[];
}

/** A document as input of the indexer, the matcher and the highlighter. All three see the same streams. */
export interface SearchableDocument {
  documentId: number;
  fusionId: string;
  version: number;
  facets: DocumentFacets;
  streams: DocumentStream[];
}
