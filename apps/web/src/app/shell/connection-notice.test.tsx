import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createEventStream } from '../../shared/api/event-stream.ts';
import { texts } from '../../shared/texts/texts.ts';
import { buildAlert, buildConfigurations, buildSavedSearch, buildSession } from '../../testing/builders.ts';
import { createFakeServer, Refusal, type Answers } from '../../testing/fake-server.ts';
import { App } from '../app.tsx';
import { renderApp } from '../../testing/render-app.tsx';

const WAIT = { timeout: 10_000 };

describe('Connection notice', () => {
  let isAway = false;
  const unlessAway = <T,>(answer: T) => {
    if (isAway) throw new Refusal('DATABASE_UNAVAILABLE');
    return answer;
  };
  const answers: Answers = {
    identity: { getSession: () => unlessAway(buildSession()) },
    system: {
      settings: () => ({
        version: 'v0',
        demoUrl: null,
        supportEmail: null,
        needsFirstUser: false,
        sendsMail: true,
        sampleUsers: [],
      }),
    },
    alerts: {
      getCounts: () => unlessAway({ projects: [], savedSearches: [], unread: 1 }),
      getSearchAlerts: () => unlessAway({ results: [buildAlert()], total: 1, unread: 1 }),
    },
    savedSearches: { find: () => unlessAway({ results: [buildSavedSearch()], total: 1 }) },
    dashboards: { findConfigurations: () => unlessAway(buildConfigurations(['alerts', 'savedSearches'])) },
  };

  it('keeps the page, says that it is reconnecting and does not sign the user out', async () => {
    isAway = false;
    localStorage.setItem('rotunda.token', 'test-token');
    const { api } = createFakeServer(answers);
    let askAgain = () => {};
    const onReset = (handler: () => void) => {
      askAgain = handler;
      return () => {};
    };
    render(<App api={{ ...api, events: { ...api.events, onReset } }} history={createMemoryHistory()} />);
    expect(await screen.findByText('CA SB 1142')).toBeInTheDocument();
    expect(screen.queryByText(texts.states.reconnecting)).not.toBeInTheDocument();

    isAway = true;
    askAgain();
    expect(await screen.findByText(texts.states.reconnecting)).toBeInTheDocument();
    expect(screen.getByText('CA SB 1142')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.tokens.get()).not.toBeNull();

    isAway = false;
    await waitFor(() => expect(screen.queryByText(texts.states.reconnecting)).not.toBeInTheDocument(), WAIT);
    expect(screen.getByText('CA SB 1142')).toBeInTheDocument();
  });

  it('also appears on an idle page while the live stream cannot connect', async () => {
    isAway = false;
    localStorage.setItem('rotunda.token', 'test-token');
    const { api } = createFakeServer(answers);
    let isGone = false;
    let breakOff = () => {};
    let goOn = () => {};
    const openBody = () =>
      new ReadableStream<Uint8Array>({ start: (body) => void (breakOff = () => body.error(new TypeError('lost'))) });
    const events = createEventStream({
      url: `${location.origin}/api/events`,
      tokens: api.tokens,
      fetch: async () => {
        if (isGone) throw new TypeError('Failed to fetch');
        return new Response(openBody());
      },
      wait: () => new Promise((resolve) => void (goOn = resolve)),
      random: () => 0,
    });
    render(<App api={{ ...api, events }} history={createMemoryHistory()} />);
    expect(await screen.findByText('CA SB 1142')).toBeInTheDocument();

    isGone = true;
    breakOff();
    await waitFor(() => {
      goOn();
      expect(screen.getByText(texts.states.reconnecting)).toBeInTheDocument();
    });
    isGone = false;
    await waitFor(() => {
      goOn();
      expect(screen.queryByText(texts.states.reconnecting)).not.toBeInTheDocument();
    });
    expect(screen.getByText('CA SB 1142')).toBeInTheDocument();
  });

  it('disappears and the page loads once the server is back', async () => {
    isAway = true;
    renderApp('/', answers);
    expect(await screen.findByText(texts.states.reconnecting)).toBeInTheDocument();
    isAway = false;
    expect(await screen.findByText('CA SB 1142', undefined, WAIT)).toBeInTheDocument();
    expect(screen.queryByText(texts.states.reconnecting)).not.toBeInTheDocument();
  });
});
