import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { rootRoute } from './root.route.tsx';

export interface LoginSearch {
  /** Path to go to afterwards. */
  redirect?: string;
  /** Came from logging out. */
  out?: boolean;
}

/** Only paths of this product: an address that leads elsewhere would make the login page a trap. */
export function isOwnPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.startsWith('/login');
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    ...(isOwnPath(search['redirect']) ? { redirect: search['redirect'] } : {}),
    ...(search['out'] === true ? { out: true } : {}),
  }),
  beforeLoad: ({ context, search }) => {
    if (context.api.tokens.get() !== null) throw redirect({ href: search.redirect ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./login.page.tsx')),
});
