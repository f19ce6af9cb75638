import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
  const pendingRequest = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  const { user } = renderWithApi(<Tags />, {
    tags: {
      find: async () => {
        asked += 1;
        if (asked === 1) return { results: [WATER, RENT], total: 2 };
        await pendingRequest;
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

/** A button that requests one name after the other without waiting, like clicks before the page is rendered again. */
function Creator({ names, create }: { names: string[]; create: (input: { name: string }) => Promise<void> }) {
  const creation = useRecordMutation(create, []);
  return (
    <button type="button" onClick={() => names.forEach((name) => creation.mutate({ name }))}>
      {creation.isPending ? 'Creating' : 'Create'}
    </button>
  );
}

it('useRecordMutation sends a repeated request once, and again after it has ended', async () => {
  const answers: (() => void)[] = [];
  const create = () => new Promise<void>((resolve) => answers.push(resolve));
  const { user } = renderWithApi(<Creator names={['Water', 'Water']} create={create} />, {});
  for (const sent of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await user.click(await screen.findByRole('button', { name: 'Creating' }));
    expect(answers).toHaveLength(sent);
    answers.at(-1)?.();
    await screen.findByRole('button', { name: 'Create' });
  }
});

it('useRecordMutation sends every request that differs from the one before', async () => {
  const create = vi.fn<(input: { name: string }) => Promise<void>>(async () => undefined);
  const { user } = renderWithApi(<Creator names={['Water', 'Rent', 'Water']} create={create} />, {});
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(create.mock.calls).toEqual([[{ name: 'Water' }], [{ name: 'Rent' }], [{ name: 'Water' }]]);
});
