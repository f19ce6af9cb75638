import { screen, within } from '@testing-library/react';
import type { CalendarImport } from '@rotunda/contract';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import type { Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const NOTHING: CalendarImport = { created: 0, updated: 0, canceled: 0, skipped: 0, faulty: 0, faults: [], notes: [] };

async function openDialog(result: CalendarImport) {
  const answers: Answers = {
    identity: { getSession: () => buildSession({ user: { role: 'member' } }) },
    tags: { find: () => ({ results: [], total: 0 }) },
    actions: { find: () => ({ results: [], total: 0, upcoming: 0, past: 0 }), importCalendar: () => result },
  };
  const { user } = renderApp('/actions', answers);
  await user.click(await screen.findByRole('button', { name: 'Calendar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import from a calendar file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import from a calendar file' }));
  const choose = async (text: string) => {
    const file = new File([text], 'a.ics');
    // Files of jsdom cannot be read.
    file.arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer);
    await user.upload(dialog.getByLabelText('Calendar file (.ics)'), file);
  };
  return { user, dialog, choose };
}

describe('Import from a calendar file', () => {
  it('says that an empty file is empty', async () => {
    const { dialog, choose } = await openDialog(NOTHING);
    await choose(' \n');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The file is empty. Choose another one.');
    expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  });

  it('reports no success if no event could be imported, and says why', async () => {
    const faults = ['Line 4 (Briefing): The event has no start.'];
    const { user, dialog, choose } = await openDialog({ ...NOTHING, faulty: 1, faults });
    await choose('BEGIN:VCALENDAR');
    await user.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('No actions imported')).toBeVisible();
    expect(dialog.getByRole('alert')).toHaveTextContent('1 event could not be imported:Line 4 (Briefing)');
    expect(screen.queryByText(/0 actions/)).toBeNull();
    // The import is over, so there is nothing to cancel.
    expect(dialog.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });
});
