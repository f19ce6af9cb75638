import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Action } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSession } from '../../testing/builders.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const idAt = (at: number) => `5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9b${String(at).padStart(2, '0')}`;
const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;
const TAGS = Array.from({ length: 12 }, (_, index) => ({ _id: idAt(50 + index), name: `Tag ${index + 1}` }));

function build(at: number, name: string, changes: Partial<Action> = {}): Action {
  return {
    _id: idAt(at),
    name,
    type: 'meeting',
    summary: null,
    startTime: NOW + at * HOUR,
    endTime: NOW + (at + 1) * HOUR,
    attendees: [],
    linkedEntities: [],
    tags: [],
    projects: [],
    createdBy: 'user-1',
    createdAt: NOW,
    updatedAt: NOW,
    version: 1,
    ...changes,
  };
}

let actions: Action[];
beforeEach(() => {
  actions = [
    build(2, 'Budget briefing', { tags: [idAt(50)] }),
    build(1, 'Staff call', { type: 'call' }),
    build(3, 'Field visit', { startTime: NOW - 2 * HOUR, endTime: NOW - HOUR }),
  ];
});

function answers(role: 'member' | 'viewer' = 'member'): Answers {
  const get = (id: string) => {
    const found = actions.find((one) => one._id === id);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  };
  const isUpcoming = (action: Action) => action.startTime >= NOW;
  return {
    identity: {
      getSession: () => buildSession({ user: { role } }),
      findUsers: () => ({ results: [buildSession().user], total: 1 }),
    },
    tags: { find: () => ({ results: TAGS, total: TAGS.length }) },
    actions: {
      find: ({ part, skip = 0, limit = 10 }) => {
        const all = actions.filter((action) => part === undefined || isUpcoming(action) === (part === 'upcoming'));
        const upcoming = actions.filter(isUpcoming).length;
        const results = all.slice(skip, skip + limit);
        return { results, total: all.length, upcoming, past: actions.length - upcoming };
      },
      get: ({ id }) => get(id),
      create: (input) => {
        const created = build(40, input.name, { startTime: input.startTime, endTime: input.endTime });
        actions = [...actions, created];
        return created;
      },
      update: ({ id, version, updates }) => {
        const found = get(id);
        if (found.version !== version) throw new Refusal('CONFLICT');
        const changed = { ...found, version: version + 1, ...(updates.name ? { name: updates.name } : {}) };
        actions = actions.map((one) => (one._id === id ? changed : one));
        return changed;
      },
      delete: (input) => {
        const actionIds = Array.isArray(input) ? input : input.actionIds;
        actions = actions.filter((one) => !actionIds.includes(one._id));
        return { deletedIds: [...actionIds] };
      },
      updateTags: () => ({ results: [], total: 0 }),
    },
    projects: { find: () => ({ results: [], total: 0 }) },
  };
}

const section = (name: string) => screen.findByRole('region', { name });
const dialog = () => screen.findByRole('dialog');

describe('Actions page', () => {
  it('requests upcoming actions in ascending order and past actions in descending order', async () => {
    const { calls } = renderApp('/actions', answers());
    await screen.findByRole('link', { name: 'Field visit' });
    const orders = calls
      .filter((call) => call.name === 'actions.find')
      .map(({ input }) => [input['part'], input['sortOrder']]);
    expect(Object.fromEntries(orders)).toEqual({ upcoming: 'asc', past: 'desc' });
  });

  it('splits actions into upcoming and past, in the order the server returns', async () => {
    renderApp('/actions', answers());
    const upcoming = await section('Upcoming Actions');
    await within(upcoming).findByRole('link', { name: 'Budget briefing' });
    expect(
      within(upcoming)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Budget briefing', 'Staff call']);
    expect(within(await section('Past Actions')).getByRole('link', { name: 'Field visit' })).toBeVisible();
  });

  it('loads more actions on request, and Select all selects only the loaded ones', async () => {
    actions = Array.from({ length: 14 }, (_, index) => build(index + 1, `Meeting ${index + 1}`));
    const { user } = renderApp('/actions', answers());
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    expect(within(screen.getByRole('region', { name: '10 selected' })).getByRole('status')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 4 more' }));
    await screen.findByRole('link', { name: 'Meeting 14' });
    expect(screen.getByText('10 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByText('14 selected')).toBeVisible();
  });

  it('shows a loading message while the opened action is being fetched', async () => {
    const held = answers();
    renderApp(`/actions?open=${idAt(1)}`, { ...held, actions: { ...held.actions, get: () => new Promise(() => {}) } });
    const panel = await screen.findByRole('complementary', { name: 'Actions' });
    expect(within(panel).getByRole('status')).toHaveTextContent('Fetching data - one moment please...');
    expect(within(panel).getByRole('status')).toBeVisible();
  });

  it('offers a contents menu of the opened action beside its options', async () => {
    const { user } = renderApp(`/actions?open=${idAt(1)}`, answers());
    await user.click(await screen.findByRole('button', { name: /^Contents/ }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent?.trim())).toEqual([
      'Summary',
      'Attendees 0',
      'Linked items 0',
      'Projects 0',
      'Tags 0',
    ]);
    await user.click(entries.find(({ textContent }) => textContent?.startsWith('Projects')) ?? document.body);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Projects' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Options' }));
    const options = await screen.findAllByRole('menuitem');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Duplicate action',
      'Download for your calendar (.ics)',
      'Delete action',
    ]);
  });

  it('shows ten tags of the opened action until Show more is clicked, and names empty sections', async () => {
    actions = [build(1, 'Tagged', { tags: TAGS.map((tag) => tag._id) })];
    const { user } = renderApp(`/actions?open=${idAt(1)}`, answers());
    const tags = await screen.findByRole('region', { name: 'Tags' });
    await waitFor(() => expect(within(tags).getAllByRole('listitem')).toHaveLength(10));
    await user.click(within(tags).getByRole('button', { name: 'Show more' }));
    expect(within(tags).getAllByRole('listitem')).toHaveLength(12);
    for (const text of [
      'No attendees assigned',
      'No summary provided',
      'No linked entities assigned',
      'No projects assigned',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('requires a name and creates an hour-long action from now with the current user attending', async () => {
    const { user, calls } = renderApp('/actions', answers());
    await user.click(await screen.findByRole('button', { name: 'Create action' }));
    const form = within(await dialog());
    expect(form.getByRole('button', { name: 'Create action' })).toBeDisabled();
    await user.click(form.getByLabelText(/^Name/));
    await user.tab();
    expect(form.getByText('Action name must be defined.')).toBeVisible();
    fireEvent.change(form.getByLabelText(/^Name/), { target: { value: 'Markup' } });
    await user.click(form.getByRole('button', { name: 'Create action' }));
    expect(await screen.findByText('Action created successfully')).toBeVisible();
    const input = calls.find((call) => call.name === 'actions.create')?.input ?? {};
    expect(input).toMatchObject({ name: 'Markup', type: 'meeting', summary: null, attendees: ['user-1'] });
    expect(Number(input['endTime']) - Number(input['startTime'])).toBe(HOUR);
    expect(Math.abs(Number(input['startTime']) - Date.now() / 1000)).toBeLessThan(120);
  });

  it('moves the end when the start passes it, and the start when the end precedes it', async () => {
    const { user } = renderApp('/actions', answers());
    await user.click(await screen.findByRole('button', { name: 'Create action' }));
    const form = within(await dialog());
    const [start, end] = [form.getByLabelText(/Start/), form.getByLabelText(/End/)];
    fireEvent.change(start, { target: { value: '2030-05-01T09:00' } });
    expect(end).toHaveValue('2030-05-01T10:00');
    fireEvent.change(end, { target: { value: '2030-04-30T08:00' } });
    expect(start).toHaveValue('2030-04-30T07:00');
  });

  it('warns before a form with unsaved changes is closed', async () => {
    const { user } = renderApp('/actions', answers());
    await user.click(await screen.findByRole('button', { name: 'Create action' }));
    const form = within(await dialog());
    fireEvent.change(form.getByLabelText(/^Name/), { target: { value: 'Half' } });
    await user.click(form.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Please save your changes or cancel to continue.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what was typed after an edit conflict and saves over the reloaded state', async () => {
    const { user, calls } = renderApp(`/actions?open=${idAt(1)}`, answers());
    await user.click(await screen.findByRole('button', { name: 'Edit action' }));
    const form = within(await dialog());
    const name = form.getByLabelText(/^Name/);
    fireEvent.change(name, { target: { value: 'My name' } });
    actions = actions.map((one) => (one._id === idAt(1) ? { ...one, summary: 'Theirs', version: 2 } : one));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Someone else changed this action in the meantime.')).toBeVisible();
    expect(name).toHaveValue('My name');
    await user.click(form.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(form.getByLabelText('Summary')).toHaveValue('Theirs'));
    expect(name).toHaveValue('My name');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Action updated successfully')).toBeVisible();
    expect(calls.findLast((call) => call.name === 'actions.update')?.input).toMatchObject({
      version: 2,
      updates: { name: 'My name' },
    });
  });

  it('shows an error and no form when the action to edit no longer exists', async () => {
    const { user } = renderApp(`/actions?open=${idAt(1)}`, answers());
    const edit = await screen.findByRole('button', { name: 'Edit action' });
    actions = [];
    await user.click(edit);
    expect(await screen.findByText('Error opening Action for updates')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('duplicates an action under a name that ends in "(Copy)"', async () => {
    const { user, calls } = renderApp(`/actions?open=${idAt(1)}`, answers());
    await user.click(await screen.findByRole('button', { name: 'Options' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate action' }));
    const form = within(await dialog());
    expect(form.getByLabelText(/^Name/)).toHaveValue('Staff call (Copy)');
    await user.click(form.getByRole('button', { name: 'Create action' }));
    await screen.findByText('Action created successfully');
    expect(calls.find((call) => call.name === 'actions.create')?.input).toMatchObject({ type: 'call' });
  });

  it('tags and deletes several selected actions together', async () => {
    const { user, calls } = renderApp('/actions', answers());
    await user.click(await screen.findByRole('checkbox', { name: 'Select Budget briefing' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Staff call' }));
    await user.click(screen.getByRole('button', { name: 'Edit tags' }));
    const tags = within(await dialog());
    const first = tags.getByRole('checkbox', { name: 'Tag 1' });
    expect(first).toHaveProperty('indeterminate', true);
    expect(tags.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await user.click(first);
    await user.click(tags.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Successfully updated tags.')).toBeVisible();
    expect(calls.find((call) => call.name === 'actions.updateTags')?.input).toEqual({
      selectedActions: [idAt(2), idAt(1)],
      tagsAdded: [idAt(50)],
      tagsRemoved: [],
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 actions deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Staff call' })).toBeNull());
  });

  it('filters by what is applied and keeps the filter in the URL', async () => {
    const { user, calls, history } = renderApp('/actions', answers());
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const drawer = within(await dialog());
    fireEvent.change(drawer.getByLabelText('Search'), { target: { value: 'budget' } });
    expect(history.location.search).toBe('');
    await user.click(drawer.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('button', { name: 'Remove filter Search: budget' });
    await waitFor(() =>
      expect(calls.findLast((call) => call.name === 'actions.find')?.input).toMatchObject({
        filters: { textSearch: 'budget' },
      }),
    );
    expect(history.location.search).toContain('budget');
    await user.click(screen.getByRole('button', { name: 'Remove filter Search: budget' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('hides tags when Show tags is switched off and remembers the choice', async () => {
    const { user } = renderApp('/actions', answers());
    expect(await screen.findByText('Tag 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Show tags' }));
    await waitFor(() => expect(screen.queryByText('Tag 1')).toBeNull());
    expect(localStorage.getItem('rotunda.actions.show-tags')).toBe('false');
  });

  it('lets a viewer read actions without any way to change them', async () => {
    const { user } = renderApp(`/actions?open=${idAt(1)}`, answers('viewer'));
    expect(await screen.findByRole('heading', { name: 'Staff call' })).toBeVisible();
    await screen.findByRole('link', { name: 'Budget briefing' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    for (const name of ['Create action', 'Edit action']) expect(screen.queryByRole('button', { name })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Options' }));
    const options = await screen.findAllByRole('menuitem');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Download for your calendar (.ics)']);
  });

  it('shows an error with Retry, and an empty message when there are no actions', async () => {
    const failing = answers();
    const { user } = renderApp('/actions', {
      ...failing,
      actions: {
        ...failing.actions,
        find: ({ part }) => {
          if (part === 'past') throw new Refusal('UNAVAILABLE');
          return { results: [], total: 0, upcoming: 0, past: 0 };
        },
      },
    });
    const past = await section('Past Actions');
    expect(await within(past).findByRole('alert')).toHaveTextContent(
      'Error fetching action. Please try to refresh the page and try again. Please contact our support team if this issue persists.',
    );
    await user.click(within(past).getByRole('button', { name: 'Retry' }));
    expect(await within(await section('Upcoming Actions')).findByText('No upcoming actions')).toBeVisible();
  });
});
