import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

const component = lazyRouteComponent(() => import('./document.page.tsx'));

/** Documents shown by their card until their own page is built: every hit of a search opens something. */
export const documentRoutes = [
  createRoute({ getParentRoute: () => signedInRoute, path: '/research-doc/$fusionId', component }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/news/$fusionId', component }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/social-post/$fusionId', component }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/schedule/$fusionId', component }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/presidential-action/$fusionId', component }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/stakeholders/person/$fusionId', component }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/stakeholders/committee/$fusionId', component }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/stakeholders/custom_person/$fusionId', component }),
  createRoute({ getParentRoute: () => signedInRoute, path: '/stakeholders/custom_org/$fusionId', component }),
] as const;
