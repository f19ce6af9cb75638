import type { IngestRun } from '@rotunda/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { answerSources, filesOnly } from '../testing/answer-sources.ts';
import { buildRun, buildSource } from '../testing/build-source.ts';

describe('Source flyout', () => {
  it('shows what the source is and how files are imported', async () => {
    const { user, container, history } = renderApp('/admin/sources', answerSources([buildSource(), filesOnly]));
    await user.click(await screen.findByRole('link', { name: 'Official gazette' }));
    const flyout = await screen.findByRole('complementary', { name: 'Official gazette' });
    expect(flyout).toHaveTextContent('Notices of an invented country.');
    expect(flyout).toHaveTextContent('1,000 requests per hour');
    expect(flyout).toHaveTextContent('npm run rotunda -- ingest gazette --from <path>');
    expect(within(flyout).getByRole('link', { name: 'https://gazette.example/' })).toHaveAttribute('target', '_blank');
    expect(history.location.search).toBe('?source=gazette');
    await expectAccessible(container);
    await user.keyboard('j');
    expect(await screen.findByRole('complementary', { name: 'Statutes' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Run now' })).toBeDisabled();
  });

  it('starts a run, shows its progress and stops it', async () => {
    let lastRun: IngestRun | null = null;
    const stopped: unknown[] = [];
    const fake = answerSources([], {
      find: () => ({ results: [buildSource({ lastRun })], total: 1 }),
      runNow: () => (lastRun = buildRun({ state: 'running', read: 15, finishedTs: null, seconds: null })),
      stopRun: (input) => {
        stopped.push(input);
        return { ok: true };
      },
    });
    const { user, api } = renderApp('/admin/sources?source=gazette', fake);
    await user.click(await screen.findByRole('button', { name: 'Run now' }));
    expect(await screen.findByRole('progressbar', { name: 'Ingesting records' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Stopping after this batch…' })).toBeDisabled();
    expect(stopped).toEqual([{ id: 'gazette', runId: buildRun().runId }]);
    expect(api.tokens.get()).toBe('test-token');
  });

  it('says that the source is already running when another user started it', async () => {
    const runNow = () => {
      throw new Refusal('SOURCE_BUSY');
    };
    const { user } = renderApp('/admin/sources?source=gazette', answerSources([buildSource()], { runNow }));
    await user.click(await screen.findByRole('button', { name: 'Run now' }));
    expect(await screen.findByText('This source is already running.')).toBeInTheDocument();
  });

  it('disables Run now without the required API key', async () => {
    const { live } = buildSource();
    const source = buildSource({ live: live && { ...live, hasApiKey: false } });
    renderApp('/admin/sources?source=gazette', answerSources([source]));
    expect(await screen.findByRole('button', { name: 'Run now' })).toBeDisabled();
    expect(screen.getByText(/Set the API key first/)).toBeInTheDocument();
  });

  it('shows a quarantined record as plain text', async () => {
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
      answerSources([buildSource()], { findQuarantine: () => ({ results: [record], total: 1 }) }),
    );
    expect(await screen.findByText('The notice has no number.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show record notices.jsonl:17' }));
    expect(screen.getByRole('region', { name: 'Record notices.jsonl:17' }).textContent).toBe(raw);
    expect(container.querySelector('pre img, pre b')).toBeNull();
    await expectAccessible(container);
  });

  it('names the files a run did not read, and why', async () => {
    const examples = [{ path: 'bills/README.md', reason: 'unexpected file name for this source' }];
    const results = [buildRun({ mode: 'file', files: { read: 12, quarantined: 1, notRead: 3, examples } })];
    renderApp(
      '/admin/sources?source=gazette&tab=runs',
      answerSources([buildSource()], { findRuns: () => ({ results, total: 1 }) }),
    );
    expect(await screen.findByText('12 files read, 1 quarantined, 3 not read')).toBeInTheDocument();
    expect(screen.getByText(/^bills\/README\.md: unexpected file name/)).toBeInTheDocument();
    expect(screen.getByText('and 2 more')).toBeInTheDocument();
  });

  it('keeps the page of its runs in the URL', async () => {
    const results = [buildRun({ state: 'failed', error: 'The publisher did not answer.' })];
    const { user, calls, history } = renderApp(
      '/admin/sources?source=gazette&tab=runs',
      answerSources([buildSource()], { findRuns: () => ({ results, total: 30 }) }),
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
