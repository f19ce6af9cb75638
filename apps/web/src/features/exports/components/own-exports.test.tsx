import { screen, waitFor, within } from '@testing-library/react';
import type { ExportJob } from '@rotunda/contract';
import { expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const ready: ExportJob = {
  _id: '00000000-0000-4000-8000-000000000001',
  kind: 'documents',
  name: 'Harbor bills',
  exportType: 'csv',
  state: 'succeeded',
  progress: {
    done: 12,
    total: 12,
  },
  codes: [],
  failure: null,
  createdTs: 179e7,
  file: {
    name: 'harbor-bills.csv',
    bytes: 2048,
    rows: 12,
    isCut: false,
    expiresTs: 17906e5,
  },
};
const running: ExportJob = {
  ...ready,
  _id: '00000000-0000-4000-8000-000000000002',
  name: 'Every alert',
  kind: 'alerts',
  state: 'running',
  progress: {
    done: 1500,
    total: 4e4,
  },
  file: null,
};

const answers = (exports: Answers['exports']): Answers => ({
  identity: { getSession: () => buildSession() },
  alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
  exports: { find: () => ({ results: [running, ready] }), ...exports },
});

it('Exports are listed with progress and size, and deleted after a confirmation', async () => {
  let results = [running, ready];
  const { user, container } = renderApp(
    '/exports',
    answers({
      find: () => ({ results }),
      delete: () => {
        results = [running];
        return { ok: true };
      },
    }),
  );
  const table = await screen.findByRole('table', { name: 'Exports' });
  expect(await within(table).findByRole('row', { name: /Every alert.*1,500 of 40,000/ })).toBeVisible();
  expect(within(table).getByRole('row', { name: /Harbor bills.*Documents · CSV.*12 rows · 2\.0 KB/ })).toBeVisible();
  await expectAccessible(container);
  await user.click(screen.getByRole('button', { name: 'Delete: Harbor bills' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Harbor bills')).toBeNull());
});

it('An export that finished before it could be canceled shows a message', async () => {
  const { user } = renderApp(
    '/exports',
    answers({
      cancel: () => {
        throw new Refusal('CONFLICT');
      },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByText(/Someone else changed this/)).toBeVisible();
});
