import { screen, waitFor, within } from '@testing-library/react';
import type { IngestRun, SourceState } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../../testing/fake-server.ts';
import { NOW_SECONDS } from '../../../testing/render-ui.tsx';
import { renderApp } from '../../../testing/render-app.tsx';
import { setWindowWidth } from '../../../testing/set-window-width.ts';
import { buildRun, buildSource } from '../testing/build-source.ts';

const operator = (isSample = false) =>
  buildSession({ isOperator: true, user: { role: 'admin' }, organisation: { isSample } });
const SAMPLE_USER = { email: 'admin@sample.example', role: 'admin', organisation: 'Sample' };
const filesOnly = buildSource({ id: 'statutes', title: 'Statutes', live: null, lastRun: null, records: 0 });

function answers(
  sources: readonly SourceState[],
  calls: Answers['sources'] = {},
  session = operator(),
  hasSample = false,
): Answers {
  return {
    identity: { getSession: () => session, signOut: () => ({ ok: true }) },
    system: {
      settings: () => ({
        productName: 'Rotunda',
        version: 'v0',
        demoUrl: null,
        supportEmail: null,
        needsFirstUser: false,
        sampleUsers: hasSample ? [SAMPLE_USER] : [],
      }),
    },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
    sources: {
      find: () => ({ results: [...sources], total: sources.length }),
      getIndexing: () => ({ waiting: 0, quarantined: 0, documents: [] }),
      ...calls,
    },
  };
}

describe('the notice about indexing', () => {
  it('says how many documents are quarantined and why, and retries them', async () => {
    const failing = { fusionId: 'us-119-hr-1', title: 'An Act on Widgets', reason: 'row is too big', attempts: 3 };
    let documents = [{ ...failing, nextAttemptTs: NOW_SECONDS + 3600 }];
    const getIndexing = () => ({ waiting: 0, quarantined: documents.length, documents });
    const retryIndexing = () => {
      documents = [];
      return { retried: 1 };
    };
    const { user } = renderApp('/admin/sources', answers([buildSource()], { getIndexing, retryIndexing }));
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

describe('the table of sources', () => {
  it('says of each one how the last run went, what is held and how fresh it is', async () => {
    const { container } = renderApp('/admin/sources', answers([buildSource(), filesOnly]));
    const row = await screen.findByRole('row', { name: /Official gazette/ });
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Official gazettegazette',
      expect.stringMatching(/^Finished.+ago|^Finishedin .+/),
      '60',
      '10',
      '20',
      '27',
      '3',
      '1,2343 set aside',
      '2 h / 1 d',
      '400 ms / 1.2 s',
      'Manual',
    ]);
    expect(screen.getByRole('row', { name: /Statutes/ })).toHaveTextContent(/Never run.*Files only/);
    await expectAccessible(container);
  });

  it('becomes cards on a telephone', async () => {
    setWindowWidth(390);
    try {
      renderApp('/admin/sources', answers([buildSource()]));
      const list = await screen.findByRole('list', { name: 'Sources' });
      expect(list).toHaveTextContent('10 created, 20 updated, 27 unchanged of 60 read');
      expect(screen.queryByRole('table')).toBeNull();
    } finally {
      setWindowWidth(null);
    }
  });

  it('offers Retry when it cannot be fetched, and says when there is nothing', async () => {
    let attempts = 0;
    const find = () => {
      attempts += 1;
      if (attempts === 1) throw new Refusal('FORBIDDEN');
      return { results: [], total: 0 };
    };
    const { user } = renderApp('/admin/sources', answers([], { find }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No sources')).toBeInTheDocument();
  });

  it.each([
    ['a member', buildSession(), 'Page not found'],
    ['an administrator', buildSession({ user: { role: 'admin' } }), 'Managed by the operator'],
  ])(
    'is a page %s does not have: it asks the server nothing, and no menu leads there',
    async (_who, session, title) => {
      const { user, calls } = renderApp('/admin/sources', answers([buildSource()], {}, session));
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
      expect(calls.map((call) => call.name)).not.toContain('sources.find');
      await user.click(screen.getByRole('button', { name: 'Account' }));
      await screen.findByRole('menuitem', { name: 'Log out' });
      expect(screen.queryByRole('menuitem', { name: 'Sources' })).toBeNull();
      expect(screen.queryByRole('menuitem', { name: 'All organizations' })).toBeNull();
    },
  );

  it('is in the menu of an operator who is no administrator', async () => {
    const session = buildSession({ isOperator: true });
    const { user } = renderApp('/admin/sources', answers([buildSource()], {}, session));
    expect(await screen.findByRole('link', { name: 'Official gazette' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('menuitem', { name: 'Sources' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'All organizations' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Organization' })).toBeNull();
  });
});

describe('a source in the flyout', () => {
  it('tells what it is and how files get in', async () => {
    const { user, container, history } = renderApp('/admin/sources', answers([buildSource(), filesOnly]));
    await user.click(await screen.findByRole('link', { name: 'Official gazette' }));
    const flyout = await screen.findByRole('complementary', { name: 'Official gazette' });
    expect(flyout).toHaveTextContent('Notices of an invented country.');
    expect(flyout).toHaveTextContent('1,000 requests per 3,600 seconds');
    expect(flyout).toHaveTextContent('npm run rotunda -- ingest gazette --from <path>');
    expect(within(flyout).getByRole('link', { name: 'https://gazette.example/' })).toHaveAttribute('target', '_blank');
    expect(history.location.search).toBe('?source=gazette');
    await expectAccessible(container);
    await user.keyboard('j');
    expect(await screen.findByRole('complementary', { name: 'Statutes' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Run now' })).toBeDisabled();
  });

  it('runs now, shows how far it is, and stops', async () => {
    let lastRun: IngestRun | null = null;
    const stopped: unknown[] = [];
    const fake = answers([], {
      find: () => ({ results: [buildSource({ lastRun })], total: 1 }),
      runNow: () => (lastRun = buildRun({ state: 'running', read: 15, finishedTs: null, seconds: null })),
      stopRun: (input) => {
        stopped.push(input);
        return { ok: true };
      },
    });
    const { user, api } = renderApp('/admin/sources?source=gazette', fake);
    await user.click(await screen.findByRole('button', { name: 'Run now' }));
    expect(await screen.findByRole('progressbar', { name: 'Taking records in' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Stopping after this batch…' })).toBeDisabled();
    expect(stopped).toEqual([{ id: 'gazette', runId: buildRun().runId }]);
    expect(api.tokens.get()).toBe('test-token');
  });

  it('says that it is running already when someone else was faster', async () => {
    const runNow = () => {
      throw new Refusal('SOURCE_BUSY');
    };
    const { user } = renderApp('/admin/sources?source=gazette', answers([buildSource()], { runNow }));
    await user.click(await screen.findByRole('button', { name: 'Run now' }));
    expect(await screen.findByText('This source is running already.')).toBeInTheDocument();
  });

  it('does not run without the key its publisher asks for', async () => {
    const { live } = buildSource();
    const source = buildSource({ live: live && { ...live, hasApiKey: false } });
    renderApp('/admin/sources?source=gazette', answers([source]));
    expect(await screen.findByRole('button', { name: 'Run now' })).toBeDisabled();
    expect(screen.getByText(/Set the API key first/)).toBeInTheDocument();
  });

  it('shows a record set aside as the characters it is made of', async () => {
    const raw = '<img src="x" onerror="alert(1)"><b>Bill</b>';
    const record = {
      quarantineId: '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9c01',
      source: 'gazette',
      runId: buildRun().runId,
      position: 'notices.jsonl:17',
      reason: 'The notice has no number.',
      raw,
      firstSeenTs: 1_700_000_000,
      lastSeenTs: 1_700_000_000,
    };
    const { user, container } = renderApp(
      '/admin/sources?source=gazette&tab=quarantine',
      answers([buildSource()], { findQuarantine: () => ({ results: [record], total: 1 }) }),
    );
    expect(await screen.findByText('The notice has no number.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show record notices.jsonl:17' }));
    expect(screen.getByRole('region', { name: 'Record notices.jsonl:17' }).textContent).toBe(raw);
    expect(container.querySelector('pre img, pre b')).toBeNull();
    await expectAccessible(container);
  });

  it('names the files of a run that were not read, and why', async () => {
    const examples = [{ path: 'bills/README.md', reason: 'its name is not one this source gives its files' }];
    const results = [buildRun({ mode: 'file', files: { read: 12, quarantined: 1, notRead: 3, examples } })];
    renderApp(
      '/admin/sources?source=gazette&tab=runs',
      answers([buildSource()], { findRuns: () => ({ results, total: 1 }) }),
    );
    expect(await screen.findByText('12 files read, 1 quarantined, 3 not read')).toBeInTheDocument();
    expect(screen.getByText(/^bills\/README\.md: its name is not one/)).toBeInTheDocument();
    expect(screen.getByText('and 2 more')).toBeInTheDocument();
  });

  it('pages through its runs by address', async () => {
    const results = [buildRun({ state: 'failed', error: 'The publisher did not answer.' })];
    const { user, calls, history } = renderApp(
      '/admin/sources?source=gazette&tab=runs',
      answers([buildSource()], { findRuns: () => ({ results, total: 30 }) }),
    );
    expect(await screen.findByText('The publisher did not answer.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(calls.findLast((call) => call.name === 'sources.findRuns')?.input).toMatchObject({
        id: 'gazette',
        skip: '25',
      }),
    );
    expect(history.location.search).toBe('?source=gazette&tab=runs&page=2');
  });
});

describe('the settings of a source', () => {
  function renderSettings(start: Partial<SourceState> = {}, refuse?: () => void) {
    let source = buildSource(start);
    return renderApp(
      '/admin/sources?source=gazette&tab=settings',
      answers([], {
        find: () => ({ results: [source], total: 1 }),
        update: ({ schedule, enabled, options, apiKey }) => {
          refuse?.();
          const { live } = source;
          source = {
            ...source,
            ...(schedule === undefined ? {} : { schedule }),
            ...(enabled === undefined ? {} : { enabled }),
            ...(options === undefined ? {} : { options }),
            live: live && { ...live, hasApiKey: apiKey === undefined ? live.hasApiKey : apiKey !== null },
          };
          return source;
        },
      }),
    );
  }
  const inputs = (calls: ReturnType<typeof renderApp>['calls']) =>
    calls.filter((call) => call.name === 'sources.update').map((call) => call.input);

  it('take a schedule in words and switch it on', async () => {
    const { user, calls, container } = renderSettings();
    await user.click(await screen.findByRole('combobox', { name: /When it runs by itself/ }));
    await user.click(screen.getByRole('option', { name: 'Weekdays at 06:00 UTC' }));
    expect(await screen.findByRole('switch', { name: 'Run on this schedule' })).toBeChecked();
    expect(inputs(calls)).toEqual([{ id: 'gazette', schedule: '0 6 * * 1-5', enabled: true }]);
    await expectAccessible(container);
  });

  it('show beside an expression why the server refuses it, and keep what was typed', async () => {
    const { user } = renderSettings({}, () => {
      throw new Refusal('VALIDATION');
    });
    await user.click(await screen.findByRole('combobox', { name: /When it runs by itself/ }));
    await user.click(screen.getByRole('option', { name: 'Custom expression…' }));
    const field = screen.getByRole('textbox', { name: 'Cron expression (UTC)' });
    await user.type(field, 'every noon');
    await user.click(screen.getByRole('button', { name: 'Save schedule' }));
    expect(await screen.findByText('Some of the values are not valid.')).toBeInTheDocument();
    expect(field).toHaveValue('every noon');
    expect(field).toBeInvalid();
  });

  it('never show a key, replace it and remove it', async () => {
    const { user, calls } = renderSettings();
    const field = await screen.findByLabelText('New API key');
    expect(field).toHaveValue('');
    await user.type(field, ' secret-key ');
    await user.click(screen.getByRole('button', { name: 'Save API key' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await user.click(screen.getByRole('button', { name: 'Remove key' }));
    expect(await screen.findByText('Not set')).toBeInTheDocument();
    expect(inputs(calls)).toEqual([
      { id: 'gazette', apiKey: 'secret-key' },
      { id: 'gazette', apiKey: null },
    ]);
  });

  it('save options together', async () => {
    const { user, calls } = renderSettings({ options: { congresses: '118' } });
    await user.click(await screen.findByRole('button', { name: 'Add option' }));
    await user.type(screen.getByRole('textbox', { name: 'Value of option 2' }), 'yes');
    expect(screen.getByRole('alert')).toHaveTextContent('Each option needs a name of its own.');
    await user.type(screen.getByRole('textbox', { name: 'Name of option 2' }), 'texts');
    await user.click(screen.getByRole('button', { name: 'Save options' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save options' })).toBeNull());
    expect(inputs(calls)).toEqual([{ id: 'gazette', options: { congresses: '118', texts: 'yes' } }]);
  });
});

describe('the key of a source', () => {
  const withOption = (baseUrl: string) => {
    const source = buildSource({ options: { baseUrl } });
    return { ...source, live: source.live && { ...source.live, baseUrl } };
  };
  const WARNING = 'Saving this address removes the API key. Set a key for the new address afterwards.';

  it('is said to go before another address is saved, not before another path is', async () => {
    const { user } = renderApp(
      '/admin/sources?source=gazette&tab=settings',
      answers([withOption('https://gazette.example/v1')]),
    );
    const value = await screen.findByRole('textbox', { name: 'Value of option 1' });
    await user.type(value, '/all');
    expect(screen.queryByText(WARNING)).toBeNull();
    await user.clear(value);
    await user.type(value, 'https://mirror.example/v1');
    expect(screen.getByText(WARNING)).toHaveRole('status');
  });

  it('is said to go before the way back to the publisher is saved', async () => {
    const { user } = renderApp(
      '/admin/sources?source=gazette&tab=settings',
      answers([withOption('https://mirror.example/v1')]),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove option baseUrl' }));
    expect(screen.getByText(WARNING)).toBeInTheDocument();
  });

  it('stays in its field when it is typed while the one before is saved', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const update = async () => {
      await held;
      return buildSource();
    };
    const { user } = renderApp('/admin/sources?source=gazette&tab=settings', answers([buildSource()], { update }));
    const field = await screen.findByLabelText('New API key');
    await user.type(field, 'first');
    await user.click(screen.getByRole('button', { name: 'Save API key' }));
    await user.type(field, ' and more');
    release();
    expect(await screen.findByText('Saved.')).toBeInTheDocument();
    expect(field).toHaveValue('first and more');
  });
});

describe('the sample workspace', () => {
  it('is removed only after it was said what goes, and signs out', async () => {
    const fake = answers([buildSource()], { removeSample: () => ({ removedDocuments: 12 }) }, operator(true), true);
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

  it('is removed by an operator of another organization, who stays', async () => {
    let hasSample = true;
    const fake = answers([buildSource()], {
      removeSample: () => {
        hasSample = false;
        return { removedDocuments: 12 };
      },
    });
    fake.system = {
      settings: () => ({
        ...{ productName: 'Rotunda', version: 'v0', demoUrl: null, supportEmail: null },
        needsFirstUser: false,
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

  it('is not offered where there is none', async () => {
    renderApp('/admin/sources', answers([buildSource()]));
    await screen.findByRole('link', { name: 'Official gazette' });
    expect(screen.queryByRole('button', { name: 'Remove sample workspace' })).toBeNull();
  });
});
