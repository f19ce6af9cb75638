import type { Legislation } from '@rotunda/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildBill } from '../../testing/bill-builder.ts';
import { buildSession } from '../../testing/builders.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { setWindowWidth } from '../../testing/set-window-width.ts';

const BILL_PATH = '/legislation/us-ca-2025-2026-sb-1142';
const PROJECT = { _id: '00000000-0000-4000-8000-000000000001', name: 'Algorithmic pricing' };
const COLUMN = { _id: '00000000-0000-4000-8000-000000000002', projectId: PROJECT._id, title: 'Committee stage' };

const DECIDED: Legislation['metadata'] = {
  priority: 'High',
  position: null,
  tags: [{ _id: '00000000-0000-4000-8000-000000000003', name: 'testify' }],
  projects: [PROJECT],
};

function answers(role: 'member' | 'viewer'): Answers {
  const metadata = { ...DECIDED };
  const fusionId = buildBill().fusionId;
  return {
    identity: { getSession: () => buildSession({ user: { role } }) },
    documents: {
      getLegislation: () => buildBill({ metadata: { ...metadata } }),
      findLegislationVersions: () => [],
      findLegislationEvents: () => [],
    },
    workflow: {
      findAllColumns: () => ({
        results: [{ ...COLUMN, cards: [{ fusionId, documentType: 'Legislation', ownerId: null }] }],
        total: 1,
      }),
    },
    entityMetadata: {
      update: () => {
        metadata.position = 'Oppose';
        return { results: [], total: 0 };
      },
    },
  };
}

const findRail = () => screen.findByRole('region', { name: 'Your organization' });

afterEach(() => setWindowWidth(null));

describe('Document page rail', () => {
  it('shows the decisions and the column of each project, and lets a member change them', async () => {
    setWindowWidth(1440);
    const { user, calls } = renderApp(BILL_PATH, answers('member'));
    const rail = await findRail();
    expect(within(rail).getByRole('button', { name: 'Priority: High' })).toBeInTheDocument();
    expect(within(rail).getByRole('link', { name: PROJECT.name })).toHaveAttribute('href', `/projects/${PROJECT._id}`);
    expect(await within(rail).findByText('Committee stage')).toBeInTheDocument();
    expect(within(rail).getByText('testify')).toBeInTheDocument();

    await user.click(within(rail).getByRole('button', { name: 'Position: Not set' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Oppose' }));
    expect(await within(rail).findByRole('button', { name: 'Position: Oppose' })).toBeInTheDocument();
    expect(calls.find(({ name }) => name === 'entityMetadata.update')?.input).toMatchObject({
      changes: [{ position: 'Oppose' }],
    });
  });

  it('is the only place with its controls, which the page header does not repeat', async () => {
    setWindowWidth(1440);
    renderApp(BILL_PATH, answers('member'));
    await findRail();
    expect(screen.getAllByRole('button', { name: 'Workflow' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Edit tags' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Tags/ })).not.toBeInTheDocument();
  });

  it('shows a viewer the decisions without any controls', async () => {
    setWindowWidth(1440);
    renderApp(BILL_PATH, answers('viewer'));
    const rail = await findRail();
    expect(within(rail).getByText('High')).toBeInTheDocument();
    expect(within(rail).getByText('Not set')).toBeInTheDocument();
    expect(within(rail).getByText('testify')).toBeInTheDocument();
    expect(within(rail).queryByRole('button', { name: /Priority|Position|Edit|Workflow/ })).not.toBeInTheDocument();
  });
});

describe('Document page rail on a phone', () => {
  it('appears as a strip, and the contents list Actions, Attachments and Comments', async () => {
    setWindowWidth(390);
    renderApp(BILL_PATH, answers('member'));
    const strip = await findRail();
    expect(within(strip).getByRole('button', { name: 'Priority: High' })).toBeInTheDocument();
    expect(within(strip).getByText(PROJECT.name)).toBeInTheDocument();
    const contents = screen.getByRole('navigation', { name: 'Contents' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Comments' })).toBeInTheDocument());
    expect(
      within(contents)
        .getAllByRole('button')
        .map((entry) => entry.textContent)
        .slice(-3),
    ).toEqual(['Actions', 'Attachments', 'Comments']);
    expect(document.getElementById('comments')).toContainElement(screen.getByRole('heading', { name: 'Comments' }));
  });
});
