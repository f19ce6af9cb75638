import type { DocumentPageSearch } from '../../features/documents/model/reading-address.ts';

/** A document's page as its route shows it. */
export interface DocumentPageRouteProps {
  fusionId: string;
  search: DocumentPageSearch;
  onSearchChange: (search: DocumentPageSearch, replace?: boolean) => void;
}
