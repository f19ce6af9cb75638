import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../../testing/render-ui.tsx';
import { CitedText, type CitedTextProps } from './cited-text.tsx';

const TEXT = 'As in H.R. 2 and 42 U.S.C. 1395, provided';
const HELD = { start: 6, end: 12, url: null, fusionId: 'us-119-hr-2' };
const CODE = { start: 17, end: 31, url: 'https://uscode.house.gov/view.xhtml?req=1', fusionId: null };

async function render(props: Partial<CitedTextProps>) {
  const routeTree = createRootRoute({
    component: () => (
      <p>
        <CitedText text={TEXT} marks={[]} links={[HELD, CODE]} {...props} />
      </p>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  // The types know only the application's own router.
  const { container } = renderUi(<RouterProvider router={router as never} />);
  await screen.findByText(/provided/);
  expect(container).toHaveTextContent(TEXT);
  return container;
}

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('CitedText links citations inside and outside the product and keeps the whole text', async () => {
  await render({});
  expect(links()).toEqual([
    ['H.R. 2', '/legislation/us-119-hr-2'],
    ['42 U.S.C. 1395', CODE.url],
  ]);
});

it('CitedText links only the first of overlapping citations', async () => {
  await render({ links: [HELD, { ...CODE, start: 8 }] });
  expect(links()).toHaveLength(1);
});

it('CitedText highlights a match inside and outside the citation it overlaps', async () => {
  const container = await render({
    marks: [
      [0, 2],
      [3, 12],
    ],
    current: 1,
  });
  const marked = [...container.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset['current']]);
  expect(marked).toEqual([
    ['As', undefined],
    ['in', 'true'],
    ['H.R. 2', 'true'],
  ]);
  expect(links()).toHaveLength(2);
});
