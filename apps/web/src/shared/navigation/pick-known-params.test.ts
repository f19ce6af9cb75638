import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { pickKnownParams } from './pick-known-params.ts';

const readOpen = ({ open }: Record<string, unknown>): { open?: string } => (typeof open === 'string' ? { open } : {});

it.each([
  ['?open=us-119-hr-1', 'us-119-hr-1'],
  ['?open={"a":1}', undefined],
  ['?open=[1]&other=2', undefined],
])('pickKnownParams parses a page URL that ends with %s to the value %s', async (address, open) => {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/page', validateSearch: pickKnownParams(readOpen) });
  const history = createMemoryHistory({ initialEntries: [`/page${address}`] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  const search: object = router.state.matches.at(-1)?.search ?? {};
  expect(JSON.parse(JSON.stringify(search))).toEqual(open === undefined ? {} : { open });
});
