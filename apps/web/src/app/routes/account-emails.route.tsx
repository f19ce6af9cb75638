import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

export const accountEmailsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account/emails',
  component: lazyRouteComponent(() => import('./account-emails.page.tsx')),
});
