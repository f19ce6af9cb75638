import type { SearchModel } from '@rotunda/contract';

/** Returns the single document type of a search, as in Discover; null for several or all types. */
export const getDocumentType = ({ datasetTypes }: SearchModel) =>
  datasetTypes.length === 1 ? (datasetTypes[0] ?? null) : null;
