import { screen, waitFor, within } from '@testing-library/react';
import type { Project } from '@rotunda/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAlert, buildSavedSearch, buildSession, buildProject } from '../../testing/builders.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const idAt = (at: number) => `5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a${String(at).padStart(2, '0')}`;
const build = (at: number, name: string, impact: string | null = null) =>
  buildProject({ _id: idAt(at), name, impact, total: 7, unread: 3 });

let projects: Project[];
beforeEach(() => {
  projects = [build(1, 'Algorithmic pricing', 'Exposure of members'), build(2, 'Rent regulation 2026')];
});

function answers(role: 'member' | 'viewer' = 'member'): Answers {
  const get = (id: string) => {
    const found = projects.find((one) => one._id === id);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  };
  return {
    identity: { getSession: () => buildSession({ user: { role } }) },
    alerts: {
      getCounts: () => ({
        projects: [{ projectId: idAt(1), total: 1, unread: 1, irrelevant: 0 }],
        savedSearches: [],
        unread: 9,
      }),
      getSearchAlerts: ({ projectIds }) =>
        projectIds?.[0] === idAt(1)
          ? { results: [buildAlert({ projectId: idAt(1) })], total: 1, unread: 1 }
          : { results: [], total: 0, unread: 0 },
    },
    savedSearches: {
      find: () => ({
        results: [
          buildSavedSearch({ projectId: idAt(1) }),
          buildSavedSearch({ projectId: idAt(2), title: 'Elsewhere', projectName: 'Rent regulation 2026' }),
        ],
        total: 2,
      }),
    },
    projects: {
      find: () => ({ results: projects, total: projects.length }),
      get: ({ id }) => get(id),
      create: ({ name, impact }) => {
        const created = build(9, name, impact ?? null);
        projects = [...projects, created];
        return created;
      },
      update: ({ id, name, impact }) => {
        const changed = { ...get(id), ...(name ? { name } : {}), ...(impact === undefined ? {} : { impact }) };
        projects = projects.map((one) => (one._id === id ? changed : one));
        return changed;
      },
      delete: ({ projectIds }) => {
        projects = projects.filter((one) => !projectIds.includes(one._id));
        return { deletedIds: [...projectIds] };
      },
    },
  };
}

describe('Projects page', () => {
  it('lists projects with their unread counts and finds them by part of the name in any case', async () => {
    const { user, history } = renderApp('/projects', answers());
    expect(await screen.findByRole('link', { name: 'Algorithmic pricing' })).toBeInTheDocument();
    expect(screen.getAllByText('3 unread')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox', { name: 'Find a project' }), 'RENT');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Algorithmic pricing' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Rent regulation 2026' })).toBeInTheDocument();
    expect(history.location.search).toBe('?name=RENT');
  });

  it('validates the name and impact of a new project and opens it once created', async () => {
    const { user, calls, history } = renderApp('/projects', answers());
    await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Project' }));
    const create = dialog.getByRole('button', { name: 'Create' });
    expect(create).toBeDisabled();
    await user.type(dialog.getByLabelText('Name'), 'x');
    await user.clear(dialog.getByLabelText('Name'));
    expect(await dialog.findByText('Project name must be defined.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Name'), 'Federal housing finance');
    await user.click(dialog.getByLabelText('Impact'));
    await user.paste('x'.repeat(101));
    expect(await dialog.findByText('Project impact must be less than 100 characters.')).toBeInTheDocument();
    await waitFor(() => expect(create).toBeDisabled());
    await user.keyboard('{Backspace}');
    await waitFor(() => expect(dialog.queryByText('Project impact must be less than 100 characters.')).toBeNull());
    await waitFor(() => expect(create).toBeEnabled());
    await user.click(create);
    await waitFor(() => expect(history.location.pathname).toBe(`/projects/${idAt(9)}`));
    expect(calls.find((call) => call.name === 'projects.create')?.input).toEqual({
      name: 'Federal housing finance',
      impact: 'x'.repeat(100),
    });
  });

  it('shows an error and keeps the typed name when a project cannot be created', async () => {
    const { projects: own, ...rest } = answers();
    const { user } = renderApp('/projects', {
      ...rest,
      projects: {
        ...own,
        create: () => {
          throw new Refusal('CONFLICT');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Add New Project' }));
    await user.type(await screen.findByLabelText('Name'), 'Rents');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Failed to create project. Please try again.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Rents');
  });

  it('renames a project and deletes it after a confirmation', async () => {
    const { user } = renderApp('/projects', answers());
    await user.click(await screen.findByRole('button', { name: 'Options for Rent regulation 2026' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit project' }));
    await user.clear(await screen.findByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Rents 2027');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Options for Rents 2027' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
    expect(projects).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Rents 2027' })).toBeNull());
    await waitFor(() => expect(projects.map((one) => one.name)).toEqual(['Algorithmic pricing']));
  });

  it('says that the organization has no projects', async () => {
    projects = [];
    renderApp('/projects', answers());
    expect(await screen.findByText('No projects found for your organization.')).toBeInTheDocument();
  });

  it('offers a viewer nothing but to leave a project', async () => {
    const { user } = renderApp('/projects', answers('viewer'));
    await user.click(await screen.findByRole('button', { name: 'Options for Algorithmic pricing' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Remove me from this project']);
    expect(screen.queryByRole('button', { name: 'Add New Project', hidden: true })).toBeNull();
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
  });
});

describe('Project page', () => {
  it('shows only its own saved searches and alerts', async () => {
    const { calls } = renderApp(`/projects/${idAt(1)}?tab=Alerts`, answers());
    expect(await screen.findByRole('heading', { level: 1, name: 'Algorithmic pricing' })).toBeInTheDocument();
    expect(await screen.findByText('CA SB 1142')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rent-setting software' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Elsewhere' })).toBeNull();
    expect(screen.getByText('1 unread of 1')).toBeInTheDocument();
    expect(calls.findLast((call) => call.name === 'alerts.getSearchAlerts')?.input['projectIds']).toEqual([idAt(1)]);
    await waitFor(() => expect(document.title).toBe('Algorithmic pricing - Rotunda'));
  });

  it('keeps unsaved settings when another tab is clicked', async () => {
    const { user, history } = renderApp(`/projects/${idAt(1)}?tab=Settings`, answers());
    await user.type(await screen.findByLabelText('Description'), 'Why we do this');
    await user.click(screen.getByRole('tab', { name: /^Documents/ }));
    expect(await screen.findByText('Please save your changes or cancel to continue.')).toBeInTheDocument();
    expect(history.location.search).toBe('?tab=Settings');
    expect(screen.getByLabelText('Description')).toHaveValue('Why we do this');
    const details = within(screen.getByRole('region', { name: 'Details' }));
    await user.click(details.getByRole('button', { name: 'Revert project details' }));
    await user.click(screen.getByRole('tab', { name: /^Documents/ }));
    await waitFor(() => expect(history.location.search).toBe('?tab=Documents'));
    expect(localStorage.getItem('rotunda.last-project.user-1')).toBe(idAt(1));
  });

  it('links back to the project list with its filters', async () => {
    const { user, history } = renderApp('/projects?name=pricing', answers());
    await user.click(await screen.findByRole('link', { name: 'Algorithmic pricing' }));
    const way = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
    await user.click(way.getByRole('link', { name: 'Projects' }));
    await waitFor(() => expect(history.location.href).toBe('/projects?name=pricing'));
  });

  it('is not found when the project does not exist or is not accessible', async () => {
    renderApp(`/projects/${idAt(77)}`, answers());
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });
});
