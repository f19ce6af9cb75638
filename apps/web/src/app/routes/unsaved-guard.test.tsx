import { screen, waitFor } from '@testing-library/react';
import { useContext } from 'react';
import { describe, expect, it } from 'vitest';
import { UnsavedChangesContext } from '../../shared/navigation/unsaved-changes.ts';
import {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { renderUi } from '../../testing/render-ui.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { useUnsavedChanges, type FormLocation } from '../../shared/navigation/unsaved-changes.ts';
import { RootLayout, type RouterContext } from './root.route.tsx';

function Form({ place }: { place?: FormLocation }) {
  useUnsavedChanges(true, place);
  return <p>{useContext(UnsavedChangesContext).hasAny() ? 'held' : 'form'}</p>;
}

function renderForm(place?: FormLocation) {
  window.scrollTo = () => {};
  const root = createRootRouteWithContext<RouterContext>()({ component: RootLayout });
  const form = createRoute({
    getParentRoute: () => root,
    path: '/form',
    component: () => <Form {...(place ? { place } : {})} />,
  });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: Outlet });
  // Uses the browser's own history, because an in-memory history does not block Back and reload.
  window.history.pushState(null, '', '/form');
  const history = createBrowserHistory();
  const { api } = createFakeServer({});
  const router = createRouter({
    routeTree: root.addChildren([form, other]),
    history,
    context: { api, queryClient: createQueryClient() },
  });
  // The registered router type is the application's, but this router has only two routes.
  renderUi(<RouterProvider router={router as never} />);
  return { history, go: (href: string) => void router.navigate({ href }) };
}

describe('Unsaved changes', () => {
  it('block navigation to another page with a message', async () => {
    const { history, go } = renderForm();
    await screen.findByText('form');
    go('/other');
    expect(await screen.findByText('Please save your changes or cancel to continue.')).toBeInTheDocument();
    expect(history.location.pathname).toBe('/form');
  });

  it('do not block a changed filter or tab', async () => {
    const { history, go } = renderForm();
    await screen.findByText('form');
    go('/form?tab=2');
    await waitFor(() => expect(history.location.search).toBe('?tab=2'));
  });

  it('block leaving a tab when the form belongs to that tab', async () => {
    const { history, go } = renderForm('?tab');
    await screen.findByText('form');
    go('/form?tab=2');
    expect(await screen.findByText('Please save your changes or cancel to continue.')).toBeInTheDocument();
    expect(history.location.search).toBe('');
  });

  it('in a dialog block Back, but not navigation that the dialog itself makes', async () => {
    const { history, go } = renderForm('dialog');
    await screen.findByText('form');
    go('/form?tab=2');
    await waitFor(() => expect(history.location.search).toBe('?tab=2'));
    history.back();
    expect(await screen.findByText('Please save your changes or cancel to continue.')).toBeInTheDocument();
    expect(history.location.search).toBe('?tab=2');
  });

  it('make the browser ask before a reload', async () => {
    renderForm();
    await screen.findByText('form');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});
