import type { TextStream } from '@rotunda/analysis';
import type { DocumentFacets } from '@rotunda/query';
import type { BlockPlace } from './build-text-stream.ts';

/** Section that a part of a stream's text comes from, so that a match can be shown beside its section. */
export interface StreamSection {
  /** UTF-16 offset in the stream's text where the section begins. */
  start: number;
  sectionId: string;
  /** Label shown beside the passage, such as `SEC. 2.` or `§ 3(c)`. */
  label: string;
}

/** A stream with its position in the document. */
export interface DocumentStream extends TextStream {
  /** Version that the text belongs to; absent for title, summary, sponsors and identifiers. */
  fnDocumentId?: string;
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
