import { screen, waitFor } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { AddressLink } from './address-link.tsx';
import { usePageTitle } from './use-page-title.ts';

function Title({ title }: { title: string | null }) {
  usePageTitle(title);
  return null;
}

describe('Page title', () => {
  it('combines the title with the product name, or is the product name alone', () => {
    const { rerender } = renderUi(<Title title={null} />);
    expect(document.title).toBe('Rotunda');
    rerender(<Title title="US S 5" />);
    expect(document.title).toBe('US S 5 - Rotunda');
  });

  it('has a length that a tab or bookmark can show', () => {
    renderUi(<Title title={`Making appropriations ${'for other purposes '.repeat(100)}`} />);
    expect(document.title).toMatch(/^Making appropriations for other purposes .*… - Rotunda$/);
    expect(document.title.length).toBeLessThan(140);
  });
});

function renderLink(href: string) {
  const root = createRootRoute({ component: Outlet });
  const start = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <AddressLink href={href}>Go</AddressLink>,
  });
  const discover = createRoute({ getParentRoute: () => root, path: '/discover', component: () => <p>Discover</p> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([start, discover]), history });
  // The application's own router is the registered type, but this test router has two routes of its own.
  return { ...renderUi(<RouterProvider router={router as never} />), history };
}

describe('Internal link', () => {
  it('navigates with its query and without reloading the page', async () => {
    window.scrollTo = () => {};
    const { user, history } = renderLink('/discover?filters=%7B%22rawTextSearch%22%3A%22rent%22%7D');
    await user.click(await screen.findByRole('link', { name: 'Go' }));
    await waitFor(() => expect(history.location.pathname).toBe('/discover'));
    expect(new URLSearchParams(history.location.search).get('filters')).toBe('{"rawTextSearch":"rent"}');
    expect(await screen.findByText('Discover')).toBeInTheDocument();
  });

  it('leaves a Ctrl+click to the browser', async () => {
    const { user, history } = renderLink('/discover');
    const link = await screen.findByRole('link', { name: 'Go' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(history.location.pathname).toBe('/');
  });
});
