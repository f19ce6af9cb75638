import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { buildPerson } from '../../testing/person-builder.ts';
import { renderApp } from '../../testing/render-app.tsx';

const NONE = { results: [], total: 0 };

const getAnswers = (documents: NonNullable<Answers['documents']>): Answers => ({
  identity: { getSession: () => buildSession() },
  documents,
});

describe('Document pages', () => {
  it('link a stakeholder to the configured support address, and to none when it is not set', async () => {
    const settings = (supportEmail: string | null) => ({
      version: 'v1',
      demoUrl: null,
      supportEmail,
      needsFirstUser: false,
      sendsMail: true,
      sampleUsers: [],
    });
    const answers: Answers = {
      ...getAnswers({}),
      stakeholders: { getPerson: () => buildPerson(), findVotes: () => NONE, findPosts: () => NONE },
    };
    const named = renderApp('/stakeholders/person/person-1', {
      ...answers,
      system: { settings: () => settings('help@city.example') },
    });
    const link = new URL((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Report Inaccuracy' })).href);
    expect(link.href).toMatch(/^mailto:help@city.example/);
    expect(link.searchParams.get('subject')).toBe('Inaccuracy: Ann Lee');
    expect(link.searchParams.get('body')).toContain('/stakeholders/person/person-1');
    named.unmount();
    const { calls } = renderApp('/stakeholders/person/person-1', {
      ...answers,
      system: { settings: () => settings(null) },
    });
    expect(await screen.findByText('No contact information to show')).toBeVisible();
    await waitFor(() => expect(calls.some(({ name }) => name === 'system.settings')).toBe(true));
    expect(screen.queryByText('Report Inaccuracy')).toBeNull();
  });

  it('offer a Discover search for the identifier in the URL when the document does not exist', async () => {
    const { user, history } = renderApp('/legislation/us-119-hr-999999', getAnswers({}));
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search Discover for “US HR 999999”' }));
    await waitFor(() => expect(history.location.pathname).toBe('/discover'));
    expect(await screen.findByRole('textbox', { name: 'Search Discover' })).toHaveValue('US HR 999999');
  });
});
