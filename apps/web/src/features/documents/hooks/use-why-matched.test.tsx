import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DisplayForAuthUser } from '../../../shared/api/display-for-auth-user.ts';
import { SectionList } from '../../../shared/ui/section-list.tsx';
import { buildCard } from '../../../testing/builders.ts';
import { renderWithApi } from '../../../testing/render-with-api.tsx';
import { useWhyMatched } from './use-why-matched.tsx';

function Why() {
  return <SectionList sections={useWhyMatched(buildCard(), { savedSearchIds: ['s-1'] }).sections} />;
}

it.each([
  [true, 1],
  [false, 0],
])('useWhyMatched requests and shows the explanation only for signed-in users: %s', async (value, times) => {
  const { calls } = renderWithApi(
    <DisplayForAuthUser value={value}>
      <Why />
    </DisplayForAuthUser>,
    {},
  );
  await waitFor(() => expect(calls.map(({ name }) => name)).toHaveLength(times));
  expect(screen.queryAllByRole('heading', { name: 'Why this Matched?' })).toHaveLength(times);
});
