import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type RouterHistory } from '@tanstack/react-router';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { ApiProvider, type Api } from '../shared/api/api-context.tsx';
import { createScreenSession, type ScreenSession, ScreenSessionContext } from '../shared/api/screen-session.ts';
import { createQueryClient } from '../shared/api/query-client.ts';
import { createPreviousPage, PreviousPageContext } from '../shared/navigation/previous-page.ts';
import { createUnsavedChanges, UnsavedChangesContext } from '../shared/navigation/unsaved-changes.ts';
import { CommandContext, createCommandRegistry } from '../shared/shortcuts/command-registry.ts';
import { createShortcutRegistry } from '../shared/shortcuts/shortcut-registry.ts';
import { ShortcutContext } from '../shared/shortcuts/use-shortcut.ts';
import { theme } from '../shared/theme/theme.ts';
import { LazyToasts } from '../shared/toast/lazy-toasts.tsx';
import { createAppRouter, type AppRouter } from './router.tsx';

interface Services {
  queryClient: QueryClient;
  router: AppRouter;
  unsaved: ReturnType<typeof createUnsavedChanges>;
  screenSession: ScreenSession;
  shortcuts: ReturnType<typeof createShortcutRegistry>;
  commands: ReturnType<typeof createCommandRegistry>;
  previousPage: ReturnType<typeof createPreviousPage>;
}

function createServices({ api, history, firstPauseMs }: AppProps): Services {
  const queryClient = createQueryClient(firstPauseMs);
  const router = createAppRouter({ api, queryClient }, history);
  const unsaved = createUnsavedChanges();
  const owner = () => queryClient.getQueryData(api.queries.identity.getSession.queryKey());
  return {
    queryClient,
    router,
    unsaved,
    screenSession: createScreenSession({
      tokens: api.tokens,
      // The session is not kept while acting as another user, because that user signs in again as themselves.
      hasUnsavedInput: () => unsaved.hasAny() && owner()?.impersonator === null,
      isOwner: async () => {
        const { user, impersonator } = await api.client.identity.getSession();
        return impersonator === null && user._id === owner()?.user._id;
      },
      onOtherOwner: () => {
        // Nothing one user has seen may be shown to the next. The route guard then decides where to go.
        queryClient.clear();
        void router.invalidate();
      },
      onResumed: () => void queryClient.invalidateQueries(),
    }),
    shortcuts: createShortcutRegistry(),
    commands: createCommandRegistry(),
    previousPage: createPreviousPage(sessionStorage),
  };
}

/**
 * Creates the services that outlive a screen and connects them to the browser: token, keyboard shortcuts and previous
 * page.
 */
function useServices(props: AppProps): Services {
  const { api } = props;
  const [services] = useState(() => createServices(props));
  const { router, screenSession, shortcuts, previousPage } = services;
  useEffect(() => {
    const stopToken = api.tokens.subscribe(screenSession.handleTokenChange);
    const stopRouter = router.subscribe('onResolved', ({ toLocation }) =>
      previousPage.visit(toLocation.href, toLocation.state.__TSR_index),
    );
    window.addEventListener('keydown', shortcuts.handle);
    return () => {
      stopToken();
      stopRouter();
      window.removeEventListener('keydown', shortcuts.handle);
    };
  }, [api, router, screenSession, shortcuts, previousPage]);
  return services;
}

export interface AppProps {
  api: Api;
  /** Defaults to the browser's history; tests pass their own. */
  history?: RouterHistory;
  /** Pause before the first retry of a failed query. Defaults to that of `createQueryClient`; tests pass their own. */
  firstPauseMs?: number;
}

/** Wraps the router in the application's providers. */
export function App(props: AppProps) {
  const { queryClient, router, unsaved, screenSession, shortcuts, commands, previousPage } = useServices(props);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>
        <ApiProvider value={props.api}>
          <ScreenSessionContext value={screenSession}>
            <UnsavedChangesContext value={unsaved}>
              <ShortcutContext value={shortcuts}>
                <CommandContext value={commands}>
                  <PreviousPageContext value={previousPage}>
                    <RouterProvider router={router} />
                    <LazyToasts />
                  </PreviousPageContext>
                </CommandContext>
              </ShortcutContext>
            </UnsavedChangesContext>
          </ScreenSessionContext>
        </ApiProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
