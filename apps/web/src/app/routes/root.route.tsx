import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useBlocker } from '@tanstack/react-router';
import { useContext } from 'react';
import type { Api } from '../../shared/api/api-context.tsx';
import { UnsavedChangesContext } from '../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toast } from '../../shared/toast/toast.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

/** What guards and loaders reach. */
export interface RouterContext {
  api: Api;
  queryClient: QueryClient;
}

/** Around every page: refuses to leave one that holds unsaved changes (SHL-11). */
export function RootLayout() {
  const unsaved = useContext(UnsavedChangesContext);
  useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // A filter or a tab in the address leaves the form where it is.
      if (!unsaved.hasAny() || current.pathname === next.pathname) return false;
      toast.error(texts.forms.unsaved);
      return true;
    },
    enableBeforeUnload: () => unsaved.hasAny(),
  });
  return <Outlet />;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});
