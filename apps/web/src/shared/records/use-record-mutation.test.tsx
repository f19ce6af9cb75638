import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Refusal } from '../../testing/fake-server.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { useApi } from '../api/api-context.tsx';
import { useRecordMutation } from './use-record-mutation.ts';

const WATER = { _id: '0b0e7a52-1d7c-4d3c-9a53-6f6c0c1d2e01', name: 'Water' };
const RENT = { _id: '0b0e7a52-1d7c-4d3c-9a53-6f6c0c1d2e02', name: 'Rent' };

/** Lists the names of tags, with a button that deletes one. */
function Tags() {
  const { client, queries } = useApi();
  const tags = useQuery(queries.tags.find.queryOptions());
  const remove = useRecordMutation(client.tags.delete, [queries.tags]);
  return (
    <>
      <p>{tags.data?.results.map((tag) => tag.name).join(', ')}</p>
      <button type="button" onClick={() => remove.mutate({ id: WATER._id })}>
        Delete
      </button>
      <p>{`It is ${remove.status}`}</p>
    </>
  );
}

/** Deletes a tag from a list whose second response is delayed until the test sends it. */
async function deleteWith(remove: () => { ok: true }) {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  const { user } = renderWithApi(<Tags />, {
    tags: {
      find: async () => {
        asked += 1;
        if (asked === 1) return { results: [WATER, RENT], total: 2 };
        await held;
        return { results: [RENT], total: 1 };
      },
      delete: remove,
    },
  });
  await screen.findByText('Water, Rent');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return { answer };
}

it('useRecordMutation succeeds once the lists that show the record are up to date', async () => {
  const list = await deleteWith(() => ({ ok: true }));
  expect(await screen.findByText('It is pending')).toBeInTheDocument();
  list.answer();
  expect(await screen.findByText('It is success')).toBeInTheDocument();
  expect(screen.getByText('Rent')).toBeInTheDocument();
});

it('useRecordMutation reports a refusal immediately and refetches', async () => {
  const list = await deleteWith(() => {
    throw new Refusal('NOT_FOUND');
  });
  expect(await screen.findByText('It is error')).toBeInTheDocument();
  expect(screen.getByText('Water, Rent')).toBeInTheDocument();
  list.answer();
  expect(await screen.findByText('Rent')).toBeInTheDocument();
});
