import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { NOW_SECONDS } from '../../../testing/render-ui.tsx';
import { answerSources, filesOnly, operator, SAMPLE_USER } from '../testing/answer-sources.ts';
import { buildSource } from '../testing/build-source.ts';

describe('Indexing notice', () => {
  it('shows how many documents are quarantined and why, and retries them', async () => {
    const failing = { fusionId: 'us-119-hr-1', title: 'An Act on Widgets', reason: 'row is too big', attempts: 3 };
    let documents = [{ ...failing, nextAttemptTs: NOW_SECONDS + 3600 }];
    const getIndexing = () => ({ waiting: 0, quarantined: documents.length, documents });
    const retryIndexing = () => {
      documents = [];
      return { retried: 1 };
    };
    const { user } = renderApp('/admin/sources', answerSources([buildSource()], { getIndexing, retryIndexing }));
    const notice = await screen.findByRole('region', { name: 'Indexing' });
    expect(notice).toHaveTextContent('1 document quarantined in indexing.');
    expect(within(notice).queryByText('row is too big')).not.toBeVisible();
    await user.click(within(notice).getByRole('button', { name: 'Show reasons' }));
    expect(within(notice).getByRole('listitem')).toHaveTextContent(/An Act on Widgets.*row is too big.*3 attempts/);
    await expectAccessible(notice);
    await user.click(within(notice).getByRole('button', { name: 'Retry now' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Indexing' })).toBeNull());
    expect(await screen.findByText('Retrying 1 change.')).toBeInTheDocument();
  });
});

describe('Sources page', () => {
  it('shows the last run, the stored documents and the freshness of each source', async () => {
    const { container } = renderApp('/admin/sources', answerSources([buildSource(), filesOnly]));
    const row = await screen.findByRole('row', { name: /Official gazette/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Official gazettegazette');
    const cells = within(row).getAllByRole('gridcell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      expect.stringMatching(/^Finished.+ago|^Finishedin .+/),
      '60',
      '10',
      '20',
      '27',
      '3',
      '1,2343 quarantined',
      '2 h / 1 d',
      '400 ms / 1.2 s',
      'Manual',
    ]);
    expect(screen.getByRole('row', { name: /Statutes/ })).toHaveTextContent(/Never run.*Files only/);
    await expectAccessible(container);
  });

  it('offers Retry when it cannot be fetched and says when there are no sources', async () => {
    let attempts = 0;
    const find = () => {
      attempts += 1;
      if (attempts === 1) throw new Refusal('FORBIDDEN');
      return { results: [], total: 0 };
    };
    const { user } = renderApp('/admin/sources', answerSources([], { find }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No sources')).toBeInTheDocument();
  });

  it.each([
    ['a member', buildSession(), 'Page not found'],
    ['an administrator', buildSession({ user: { role: 'admin' } }), 'Managed by the operator'],
  ])('is not available to %s: it sends no request and has no menu entry', async (_who, session, title) => {
    const { user, calls } = renderApp('/admin/sources', answerSources([buildSource()], {}, session));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(calls.map((call) => call.name)).not.toContain('sources.find');
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await screen.findByRole('menuitem', { name: 'Log out' });
    expect(screen.queryByRole('menuitem', { name: 'Sources' })).toBeNull();
    expect(screen.queryByRole('menuitem', { name: 'All organizations' })).toBeNull();
  });

  it('is in the menu of an operator who is not an administrator', async () => {
    const session = buildSession({ isOperator: true });
    const { user } = renderApp('/admin/sources', answerSources([buildSource()], {}, session));
    expect(await screen.findByRole('link', { name: 'Official gazette' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Sources' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'All organizations' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Organization' })).toBeNull();
  });
});

describe('Sample workspace', () => {
  it('is removed after a confirmation, which signs the operator out', async () => {
    const fake = answerSources(
      [buildSource()],
      { removeSample: () => ({ removedDocuments: 12 }) },
      operator(true),
      true,
    );
    const { user, calls, history, api } = renderApp('/admin/sources', fake);
    await user.click(await screen.findByRole('button', { name: 'Remove sample workspace' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove sample workspace' });
    expect(dialog).toHaveTextContent('This cannot be undone.');
    expect(calls.map((call) => call.name)).not.toContain('sources.removeSample');
    await expectAccessible(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Remove sample workspace' }));
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
    expect(api.tokens.get()).toBeNull();
  });

  it('can be removed by an operator of another organization, who stays signed in', async () => {
    let hasSample = true;
    const fake = answerSources([buildSource()], {
      removeSample: () => {
        hasSample = false;
        return { removedDocuments: 12 };
      },
    });
    fake.system = {
      settings: () => ({
        version: 'v0',
        demoUrl: null,
        supportEmail: null,
        needsFirstUser: false,
        sendsMail: true,
        sampleUsers: hasSample ? [SAMPLE_USER] : [],
      }),
    };
    const { user, history } = renderApp('/admin/sources', fake);
    await user.click(await screen.findByRole('button', { name: 'Remove sample workspace' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove sample workspace' });
    expect(dialog).not.toHaveTextContent('Your account belongs to the sample workspace');
    await user.click(within(dialog).getByRole('button', { name: 'Remove sample workspace' }));
    expect(await screen.findByText('Sample workspace removed.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove sample workspace' })).toBeNull());
    expect(history.location.pathname).toBe('/admin/sources');
  });

  it('cannot be removed when there is none', async () => {
    renderApp('/admin/sources', answerSources([buildSource()]));
    await screen.findByRole('link', { name: 'Official gazette' });
    expect(screen.queryByRole('button', { name: 'Remove sample workspace' })).toBeNull();
  });
});
