import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { getOwnPath } from '../../shared/navigation/own-path.ts';
import { rootRoute } from './root.route.tsx';

export interface LoginSearch {
  /** Path to open after signing in. */
  redirect?: string | undefined;
  /** The user came here by logging out. */
  out?: boolean | undefined;
}

/**
 * Reads the path to return to. Excludes the login page, which would ask again, and the logout page, which would end the
 * new session.
 */
function readRedirect(address: unknown): string | undefined {
  const path = getOwnPath(address);
  return path === null || /^\/log(in|out)/.test(path) ? undefined : path;
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  // The router merges the returned values into those of the address, so a rejected value must be overwritten rather
  // than left out.
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    redirect: readRedirect(search['redirect']),
    out: search['out'] === true || undefined,
  }),
  beforeLoad: ({ context, search }) => {
    if (context.api.tokens.get() !== null) throw redirect({ href: search.redirect ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./login.page.tsx')),
});
