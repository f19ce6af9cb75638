import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../../testing/builders.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type Answers, Refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const admin = buildSession({ user: { role: 'admin' } });
const vesna = { _id: 'support-1', name: 'Vesna Quenstead' };
const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: crypto.randomUUID(),
  createdAtTs: 179e7,
  userId: 'user-1',
  userName: 'Nora Castellane',
  impersonatorId: null,
  impersonatorName: null,
  action: 'tag.deleted',
  subject: 'x',
  subjectName: null,
  detail: { name: 'Watch' },
  ...changes,
});

type Find = NonNullable<NonNullable<Answers['audit']>['find']>;

function answers(find: Find, session = admin): Answers {
  return {
    identity: { getSession: () => session },
    alerts: { getCounts: () => ({ projects: [], savedSearches: [], unread: 0 }) },
    audit: { find },
  };
}
const page = (...results: AuditEntry[]) => ({ results, total: results.length, people: [vesna] });

describe('Audit log', () => {
  it('describes who did what in plain words, including support and the command line', async () => {
    const { container } = renderApp(
      '/admin/audit-log',
      answers(() =>
        page(
          entry({
            action: 'user.updated',
            subjectName: 'Ben Castellane',
            detail: { role: 'viewer' },
            impersonatorId: vesna._id,
            impersonatorName: vesna.name,
          }),
          entry({
            action: 'user.password-reset',
            userName: null,
            subjectName: 'Ben Castellane',
            detail: { by: 'command line' },
          }),
          entry({ action: 'flags.updated', detail: { labs: true } }),
          entry({
            action: 'project.collaborators-changed',
            detail: { name: 'Water', added: 1, removed: 2, collaborators: 3 },
          }),
          entry({
            action: 'impersonation.call',
            impersonatorId: vesna._id,
            impersonatorName: vesna.name,
            detail: {
              call: 'projects.delete',
              summary: 'Deletes projects',
              ids: ['p-1'],
              fields: ['projectIds'],
            },
          }),
          entry({ action: 'something.newer', subject: 'abc', userName: null }),
        ),
      ),
    );
    const rows = within(await screen.findByRole('table', { name: 'Audit log' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining(
        'Changed the role of Ben Castellane to viewerSupport (Vesna Quenstead) as Nora Castellane',
      ),
      expect.stringContaining('Reset the password of Ben CastellaneCommand line'),
      expect.stringMatching(/^Changed feature flags: .+ onNora Castellane/),
      expect.stringContaining('Added 1 collaborator and removed 2 collaborators in the project “Water”'),
      expect.stringContaining('Requested a change: Deletes projects (p-1)Support (Vesna Quenstead) as Nora Castellane'),
      expect.stringContaining('something.newer (abc)A former user'),
    ]);
    await expectAccessible(container);
  });

  it('filters by person, kind and days, and keeps the filters in the URL', async () => {
    const { user, calls, history } = renderApp(
      '/admin/audit-log',
      answers(() => page(entry())),
    );
    await user.click(await screen.findByRole('combobox', { name: 'Person' }));
    await user.click(await screen.findByRole('option', { name: 'Vesna Quenstead' }));
    await user.click(await screen.findByRole('combobox', { name: 'Kind of action' }));
    await user.click(await screen.findByRole('option', { name: 'Users and roles' }));
    await user.type(await screen.findByLabelText('From'), '2026-11-01');
    const input = {
      userId: 'support-1',
      kind: 'people',
      fromTs: String(new Date('2026-11-01T00:00').getTime() / 1000),
      skip: '0',
    };
    await waitFor(() => expect(calls.findLast((call) => call.name === 'audit.find')?.input).toEqual(input));
    expect(history.location.search).toContain('person=support-1');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('requests the next page', async () => {
    const { user, calls } = renderApp(
      '/admin/audit-log',
      answers(() => ({ ...page(entry()), total: 60 })),
    );
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(calls.findLast((call) => call.name === 'audit.find')?.input).toEqual({ skip: '25' }));
  });

  it('shows messages for no entries yet, no matches and a failed request', async () => {
    const empty = renderApp(
      '/admin/audit-log',
      answers(() => page()),
    );
    expect(await screen.findByText('No entries yet')).toBeInTheDocument();
    empty.unmount();
    const filtered = renderApp(
      '/admin/audit-log?kind=sources',
      answers(() => page()),
    );
    expect(await screen.findByText('No entries match these filters')).toBeInTheDocument();
    filtered.unmount();
    renderApp(
      '/admin/audit-log',
      answers(() => {
        throw new Refusal('INTERNAL');
      }),
    );
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('is not found for members who are not administrators', async () => {
    const { calls } = renderApp(
      '/admin/audit-log',
      answers(() => page(), buildSession({ user: { role: 'member' } })),
    );
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
    expect(calls.map((call) => call.name)).not.toContain('audit.find');
  });
});
