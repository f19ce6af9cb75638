// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiProvider, type Api } from '../../shared/api/api-context.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';
import { useLiveRefetch } from './use-live-refetch.ts';

function Page({ ask }: { ask: () => Promise<number> }) {
  useLiveRefetch();
  const shown = useQuery({ queryKey: ['anything'], queryFn: ask });
  return <p>{shown.data}</p>;
}

it('asks again for everything shown when the server cannot tell what was missed', async () => {
  let reset: () => void = () => {};
  let asked = 0;
  const events: Api['events'] = {
    on: () => () => {},
    onReset: (handler) => {
      reset = handler;
      return () => {};
    },
  };
  const { api } = createFakeServer({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ ...api, events }}>
        <Page ask={() => Promise.resolve((asked += 1))} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('1');
  expect(asked).toBe(1);
  act(() => reset());
  await screen.findByText('2');
  expect(asked).toBe(2);
});
