import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useBlocker } from '@tanstack/react-router';
import { useContext } from 'react';
import type { Api } from '../../shared/api/api-context.tsx';
import { UnsavedChangesContext } from '../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../shared/texts/texts.ts';
import { toast } from '../../shared/toast/toast.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

/** What route guards and loaders can access. */
export interface RouterContext {
  api: Api;
  queryClient: QueryClient;
}

/** Layout around every page. It blocks leaving a form with unsaved changes (SHL-11). */
export function RootLayout() {
  const unsaved = useContext(UnsavedChangesContext);
  useBlocker({
    shouldBlockFn: ({ current, next, action }) => {
      const isOtherPage = current.pathname !== next.pathname;
      const isHistoryStep = action !== 'PUSH' && action !== 'REPLACE';
      const parameters = changedParameters(current.search, next.search);
      if (!unsaved.isDiscardedBy({ isOtherPage, isHistoryStep, parameters })) return false;
      toast.error(texts.forms.unsaved);
      return true;
    },
    enableBeforeUnload: () => unsaved.hasAny(),
  });
  return <Outlet />;
}

function changedParameters(current: object, next: object): string[] {
  const before = new Map<string, unknown>(Object.entries(current));
  const after = new Map<string, unknown>(Object.entries(next));
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name)),
  );
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});
