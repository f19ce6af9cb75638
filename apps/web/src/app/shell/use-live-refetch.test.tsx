import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProvider, type Api } from '../../shared/api/api-context.tsx';
import { createFakeServer } from '../../testing/fake-server.ts';
import { useLiveRefetch } from './use-live-refetch.ts';

afterEach(cleanup);

type Topic = Parameters<Api['events']['on']>[0];

/** Renders a page that shows how often it has fetched, and returns functions that trigger its server's events. */
function openPage(getKey: (api: Api) => readonly unknown[]) {
  const handlers = new Map<Topic, () => void>();
  let reset: () => void = () => {};
  let asked = 0;
  const { api } = createFakeServer({});
  const events: Api['events'] = {
    on: (topic, handler) => {
      handlers.set(topic, () => handler({ topic, ids: {} }));
      return () => {};
    },
    onReset: (handler) => {
      reset = handler;
      return () => {};
    },
    isLost: () => false,
    onLost: () => () => {},
  };
  function Page() {
    useLiveRefetch();
    const shown = useQuery({ queryKey: getKey(api), queryFn: () => Promise.resolve((asked += 1)) });
    return <p>{shown.data}</p>;
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider value={{ ...api, events }}>
        <Page />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return {
    emit: (topic: Topic) => act(() => handlers.get(topic)?.()),
    reset: () => act(() => reset()),
    timesAsked: () => asked,
  };
}

it('useLiveRefetch refetches everything shown when the server cannot tell what was missed', async () => {
  const page = openPage(() => ['anything']);
  await screen.findByText('1');
  page.reset();
  await screen.findByText('2');
  expect(page.timesAsked()).toBe(2);
});

it('useLiveRefetch refetches the freshness of sources when documents have changed', async () => {
  const page = openPage((api) => api.queries.sources.find.key());
  await screen.findByText('1');
  page.emit('documents.changed');
  await vi.waitFor(() => expect(page.timesAsked()).toBe(2));
});
