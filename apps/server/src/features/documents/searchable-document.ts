import type { TextStream } from '@rotunda/analysis';
import type { DocumentFacets } from '@rotunda/query';
import type { BlockPlace } from './build-text-stream.ts';

/** Where a stretch of a stream's text comes from, so that a match can be shown beside its section. */
export interface StreamSection {
  /** UTF-16 offset in the stream's text where the section begins. */
  start: number;
  sectionId: string;
  /** `SEC. 2.`, `§ 3(c)`: what stands beside the passage. */
  label: string;
}

/** A stream with its place in the document. */
export interface DocumentStream extends TextStream {
  /** The version the text belongs to; absent for title, summary, sponsors, identifiers. */
  fnDocumentId?: string;
  /** Struck text of a reported bill: searched, but a stream of its own. */
  struck?: boolean;
  /** In ascending order of `start`; empty for short fields. */
  sections: StreamSection[];
  /** In ascending order of `start`; absent for short fields. */
  blocks?: readonly BlockPlace[];
}

/** A document as the indexer, the matcher and the highlighter take it. All three see the same streams. */
export interface SearchableDocument {
  documentId: number;
  fusionId: string;
  version: number;
  facets: DocumentFacets;
  streams: DocumentStream[];
}
