import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProvider } from '../shared/api/api-context.tsx';
import { createFakeServer, type Answers } from './fake-server.ts';
import { renderUi } from './render-ui.tsx';

/** Renders a part of a feature with a fake server, without the shell and routes. */
export function renderWithApi(ui: ReactNode, answers: Answers) {
  const { api, calls } = createFakeServer(answers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const result = renderUi(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>{ui}</ApiProvider>
    </QueryClientProvider>,
  );
  return { ...result, calls };
}
