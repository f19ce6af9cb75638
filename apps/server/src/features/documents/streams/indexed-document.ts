import type { AnalyzedDocument } from '@rotunda/analysis';
import type { SearchableDocument } from './searchable-document.ts';

/** Document with its analysis; both have the same streams in the same order. */
export interface IndexedDocument {
  searchable: SearchableDocument;
  analyzed: AnalyzedDocument;
}
