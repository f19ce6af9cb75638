import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readDocumentPageSearch } from '../../features/documents/model/reading-address.ts';
import { onlyRead } from '../../shared/navigation/only-read.ts';
import { signedInRoute } from './signed-in.route.tsx';

const getParentRoute = () => signedInRoute;
const validateSearch = onlyRead(readDocumentPageSearch);
const component = lazyRouteComponent(() => import('./document.page.tsx'));

/** Documents shown by their card until their own page is built: every hit of a search opens something. */
export const documentRoutes = [
  createRoute({ getParentRoute, validateSearch, path: '/stakeholders/committee/$fusionId', component }),
] as const;
