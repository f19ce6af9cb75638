import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { type DocumentPageSearch, readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

interface PersonPageSearch extends Omit<DocumentPageSearch, 'tab'> {
  /** The tab group; Overview if absent. */
  tab?: 'advocacy';
  /** The role the page is about (DOC-01). */
  relationshipId?: string;
}

function readPersonPageSearch(search: Record<string, unknown>): PersonPageSearch {
  const { relationshipId } = search;
  const isNamed = typeof relationshipId === 'string' && relationshipId !== '' && relationshipId.length <= 100;
  const { tab: _tab, ...ofAnyPage } = readDocumentPageSearch(search);
  return {
    ...ofAnyPage,
    ...(isNamed ? { relationshipId } : {}),
    ...(search['tab'] === 'advocacy' ? { tab: 'advocacy' } : {}),
  };
}

export const personRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/stakeholders/person/$fusionId',
  validateSearch: pickKnownParams(readPersonPageSearch),
  component: lazyRouteComponent(() => import('./person.page.tsx')),
});
