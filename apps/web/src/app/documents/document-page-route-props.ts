import type { DocumentPageSearch } from '../../features/documents/model/reading-address.ts';

/** Props that a document's page receives from its route. */
export interface DocumentPageRouteProps {
  fusionId: string;
  search: DocumentPageSearch;
  onSearchChange: (search: DocumentPageSearch, replace?: boolean) => void;
}
