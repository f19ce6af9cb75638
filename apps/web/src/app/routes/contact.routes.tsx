import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { pickKnownParams } from '../../shared/navigation/pick-known-params.ts';
import { signedInRoute } from './signed-in.route.tsx';

const getParentRoute = () => signedInRoute;
const validateSearch = pickKnownParams(readDocumentPageSearch);
const component = lazyRouteComponent(() => import('./contact.page.tsx'));

/** Routes of uploaded people and organizations (DOC-01). */
export const contactRoutes = [
  createRoute({ getParentRoute, validateSearch, path: '/stakeholders/custom_person/$fusionId', component }),
  createRoute({ getParentRoute, validateSearch, path: '/stakeholders/custom_org/$fusionId', component }),
] as const;
