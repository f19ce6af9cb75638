import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { ownPathOf } from '../../shared/navigation/own-path.ts';
import { rootRoute } from './root.route.tsx';

export interface LoginSearch {
  /** Path to go to afterwards. */
  redirect?: string | undefined;
  /** Came from logging out. */
  out?: boolean | undefined;
}

/** The login page itself would ask again, and the logout page undo what was just done. */
function readRedirect(address: unknown): string | undefined {
  const path = ownPathOf(address);
  return path === null || /^\/log(in|out)/.test(path) ? undefined : path;
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  // The router adds what is returned to what the address says: a refused value must be replaced, not left out.
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    redirect: readRedirect(search['redirect']),
    out: search['out'] === true || undefined,
  }),
  beforeLoad: ({ context, search }) => {
    if (context.api.tokens.get() !== null) throw redirect({ href: search.redirect ?? '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./login.page.tsx')),
});
