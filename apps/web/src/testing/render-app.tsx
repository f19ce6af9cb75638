import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../app/app.tsx';
// Nearly every test shows it: fetched here it does not take from the time a test waits for its screen.
import '../app/shell/signed-in-layout.tsx';
import { createFakeServer, type Answers } from './fake-server.ts';
import { createTestUser } from './test-user.ts';

/** A question that failed is asked again as often as in the product, with a hundredth of the pauses. */
const FIRST_PAUSE_MS = 10;

export interface RenderedApp extends RenderResult, ReturnType<typeof createFakeServer> {
  user: UserEvent;
  history: RouterHistory;
}

/** The whole application at an address, against a fake server. Signed in unless `isSignedIn` is false. */
export function renderApp(address: string, answers: Answers, isSignedIn = true): RenderedApp {
  if (isSignedIn) localStorage.setItem('rotunda.token', 'test-token');
  const server = createFakeServer(answers);
  const history = createMemoryHistory({ initialEntries: [address] });
  const result = render(<App api={server.api} history={history} firstPauseMs={FIRST_PAUSE_MS} />);
  return { ...result, ...server, history, user: createTestUser() };
}
