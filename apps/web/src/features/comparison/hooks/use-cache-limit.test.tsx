import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCacheLimit } from './use-cache-limit.ts';

it('useCacheLimit keeps the ten newest entries of a kind and all entries of other kinds', () => {
  const client = new QueryClient();
  for (let at = 1; at <= 12; at += 1) client.setQueryData(['versions', at], at, { updatedAt: at });
  client.setQueryData(['bills', 1], 1, { updatedAt: 1 });
  renderHook(() => useCacheLimit(['versions'], 12), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  const kept = client.getQueryCache().findAll({ queryKey: ['versions'] });
  expect(kept.map(({ queryKey }) => queryKey[1])).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(client.getQueryData(['bills', 1])).toBe(1);
});
