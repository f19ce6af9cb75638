import { screen, waitFor, within } from '@testing-library/react';
import type { SearchAlert } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAlert, buildCard, buildSession, buildProject } from '../../testing/builders.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { rowSlots } from '../../shared/ui/list-row-root.ts';
import { renderApp } from '../../testing/render-app.tsx';

const idAt = (at: number) => `5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a${String(at).padStart(2, '0')}`;
const [PRICING, RENTS] = [idAt(1), idAt(2)];
const project = (_id: string, name: string) => buildProject({ _id, name });

let alerts: SearchAlert[];
let all: SearchAlert[];
/** Number of moved alerts whose document the other project already had. */
let merged: number;
beforeEach(() => {
  const make = (at: number, projectId: string, projectName: string) =>
    buildAlert({
      _id: idAt(50 + at),
      projectId,
      projectName,
      document: buildCard({ fusionId: `us-119-hr-${at}`, localityExternalId: `US HR ${at}`, title: `Bill ${at}` }),
    });
  all = [make(1, PRICING, 'Pricing'), make(2, RENTS, 'Rents'), make(3, PRICING, 'Pricing')];
  alerts = all;
  merged = 0;
});

function answers(): Answers {
  const counts = { projects: [], savedSearches: [], unread: 0 };
  return {
    identity: { getSession: () => buildSession() },
    savedSearches: { find: () => ({ results: [], total: 0 }) },
    projects: { find: () => ({ results: [project(PRICING, 'Pricing'), project(RENTS, 'Rents')], total: 2 }) },
    alerts: {
      getCounts: () => counts,
      getSearchAlerts: () => ({ results: alerts, total: alerts.length, unread: alerts.length }),
      markDeleted: (input) => {
        if (Array.isArray(input)) throw new Refusal('VALIDATION');
        const { fusionIds, projectId } = input;
        alerts = alerts.filter((one) => one.projectId !== projectId || !fusionIds.includes(one.fusionId));
        return { deleted: fusionIds.length, fusionIds, counts };
      },
      restoreDeleted: ({ fusionIds, projectId }) => {
        const isMeant = (one: SearchAlert) => one.projectId === projectId && fusionIds.includes(one.fusionId);
        alerts = all.filter((one) => alerts.includes(one) || isMeant(one));
        return { restored: fusionIds.length, counts };
      },
      moveAlertToProject: (input) => {
        if (!('fusionIds' in input)) throw new Refusal('VALIDATION');
        const { fusionIds, toProjectId } = input;
        const projectName = toProjectId === RENTS ? 'Rents' : 'Pricing';
        alerts = alerts.map((one) =>
          fusionIds.includes(one.fusionId) ? { ...one, projectId: toProjectId, projectName } : one,
        );
        return { moved: fusionIds.length, merged, counts };
      },
    },
  };
}

async function renderAlerts(given = answers()) {
  const result = renderApp('/alerts', given);
  await screen.findByText('Bill 1');
  return result;
}
const titles = () =>
  [...document.querySelectorAll(`a.${rowSlots.titleLink}`)].map((link) => link.textContent?.replace('Unread: ', ''));
const getRow = (title: string) => {
  const found = screen.getByRole('link', { name: new RegExp(title) }).closest('li');
  if (found === null) throw new Error(`no row ${title}`);
  return within(found);
};

describe('Alert options', () => {
  it('move an alert to another project and back with Undo, without offering its current project', async () => {
    const { user, calls } = await renderAlerts();
    await user.click(getRow('Bill 1').getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to project…' }));
    expect(screen.queryByRole('menuitem', { name: 'Pricing' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Rents' }));
    expect(await screen.findByText('1 alert moved to Rents')).toBeInTheDocument();
    await waitFor(() => expect(getRow('Bill 1').getByText('Rents')).toBeInTheDocument());
    expect(calls.find((call) => call.name === 'alerts.moveAlertToProject')?.input).toEqual({
      fusionIds: ['us-119-hr-1'],
      fromProjectId: PRICING,
      toProjectId: RENTS,
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(getRow('Bill 1').getByText('Pricing')).toBeInTheDocument());
    expect(calls.findLast((call) => call.name === 'alerts.moveAlertToProject')?.input).toEqual({
      fusionIds: ['us-119-hr-1'],
      fromProjectId: RENTS,
      toProjectId: PRICING,
    });
  });

  it('offer no Undo when the target project already had an alert for the document', async () => {
    merged = 1;
    const { user } = await renderAlerts();
    await user.click(getRow('Bill 1').getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to project…' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rents' }));
    expect(await screen.findByText('1 alert moved to Rents')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('offer every decision about the document: priority, position, projects and workflow', async () => {
    const { user } = await renderAlerts();
    await user.click(getRow('Bill 1').getByRole('button', { name: 'Options' }));
    const lines = (await screen.findAllByRole('menuitem')).map((line) => line.textContent);
    expect(lines).toEqual(['Priority', 'Position', 'Add to Projects', 'Workflow', 'Move to project…', 'Delete']);
    await user.click(screen.getByRole('menuitem', { name: 'Add to Projects' }));
    expect(await screen.findByRole('checkbox', { name: /Rents/ })).toBeInTheDocument();
  });

  it('delete several alerts after a confirmation, with a single request for each project', async () => {
    const { user, calls } = await renderAlerts();
    for (const name of ['Select US HR 1', 'Select US HR 2', 'Select US HR 3']) {
      await user.click(screen.getByRole('checkbox', { name }));
    }
    const bar = within(await screen.findByRole('region', { name: '3 selected' }));
    await user.click(bar.getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(titles()).toHaveLength(3);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
    expect(dialog.getByText(/won’t alert in their projects again, even when they change/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('3 alerts deleted. Their documents won’t alert in their projects again.'),
    ).toBeInTheDocument();
    expect(calls.filter((call) => call.name === 'alerts.markDeleted').map((call) => call.input)).toEqual([
      { projectId: PRICING, fusionIds: ['us-119-hr-1', 'us-119-hr-3'] },
      { projectId: RENTS, fusionIds: ['us-119-hr-2'] },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected/ })).toBeNull());
  });

  it('delete an alert, and Undo restores it to the same row', async () => {
    const { user, calls } = await renderAlerts();
    await user.click(getRow('Bill 2').getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/it won’t alert in this project again, even when it changes/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Alert deleted. The document won’t alert in this project again.');
    await waitFor(() => expect(titles()).toEqual(['Bill 1', 'Bill 3']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(titles()).toEqual(['Bill 1', 'Bill 2', 'Bill 3']));
    expect(calls.find((call) => call.name === 'alerts.restoreDeleted')?.input).toEqual({
      projectId: RENTS,
      fusionIds: ['us-119-hr-2'],
    });
  });

  it('restore the rows when the server refuses to delete', async () => {
    const { alerts: own, ...rest } = answers();
    const { user } = await renderAlerts({
      ...rest,
      alerts: {
        ...own,
        markDeleted: () => {
          throw new Refusal('FORBIDDEN');
        },
      },
    });
    await user.click(getRow('Bill 2').getByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('You do not have permission to do this.')).toBeInTheDocument();
    await waitFor(() => expect(titles()).toEqual(['Bill 1', 'Bill 2', 'Bill 3']));
  });
});
