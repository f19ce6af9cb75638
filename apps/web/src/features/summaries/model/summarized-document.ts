import type { DocumentCard } from '@rotunda/contract';

/** A document with a Summaries section. */
export type SummarizedDocument = Pick<DocumentCard, 'fusionId' | 'documentType' | 'customSummary'>;
