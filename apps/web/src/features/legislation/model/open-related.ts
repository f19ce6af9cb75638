import type { DocumentType } from '@rotunda/domain';

/** Opens another document over the one that is read; given by the application. */
export type OpenRelated = (target: { documentType: DocumentType; fusionId: string }) => void;
