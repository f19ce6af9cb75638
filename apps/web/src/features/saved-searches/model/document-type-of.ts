import type { SearchModel } from '@rotunda/contract';

/** The one document type of a search, as Discover has it; null for several or all. */
export const documentTypeOf = ({ datasetTypes }: SearchModel) =>
  datasetTypes.length === 1 ? (datasetTypes[0] ?? null) : null;
