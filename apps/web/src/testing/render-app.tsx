import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
// Nearly every test renders it. Importing it here keeps its load time out of the tests' timeouts.
import '../app/shell/signed-in-layout.tsx';
import { createFakeServer, type Answers } from './fake-server.ts';
import { createTestUser } from './test-user.ts';

/** Failed queries are retried as often as in the product, with a hundredth of the delay. */
const FIRST_PAUSE_MS = 10;

export interface RenderedApp extends RenderResult, ReturnType<typeof createFakeServer> {
  user: UserEvent;
  history: RouterHistory;
}

/**
 * Renders the whole application at an address with a fake server. The user is signed in unless `isSignedIn` is false.
 */
export function renderApp(address: string, answers: Answers, isSignedIn = true): RenderedApp {
  if (isSignedIn) localStorage.setItem('rotunda.token', 'test-token');
  const server = createFakeServer(answers);
  const history = createMemoryHistory({ initialEntries: [address] });
  const result = render(<App api={server.api} history={history} firstPauseMs={FIRST_PAUSE_MS} />);
  return { ...result, ...server, history, user: createTestUser() };
}
