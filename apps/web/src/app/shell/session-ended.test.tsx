import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProject, buildSession } from '../../testing/builders.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { Refusal, type Answers } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const CREATED = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a09';

/** Whether the server has ended the page's session. */
let isOver: boolean;
beforeEach(() => {
  isOver = false;
});

function answers(): Answers {
  const signedIn = () => {
    if (isOver) throw new Refusal('UNAUTHORIZED');
  };
  return {
    identity: {
      getSession: () => {
        signedIn();
        return buildSession();
      },
      signIn: ({ password }) => {
        if (password !== 'the right one') throw new Refusal('INVALID_CREDENTIALS');
        isOver = false;
        return { token: 'new-token', session: buildSession() };
      },
    },
    projects: {
      find: () => {
        signedIn();
        return { results: [], total: 0 };
      },
      get: () => buildProject({ _id: CREATED, name: 'Rent' }),
      create: ({ name }) => {
        signedIn();
        return buildProject({ _id: CREATED, name });
      },
    },
  };
}

/** Types a new project's name and saves it, which is refused because the session has ended. */
async function saveAfterTheEnd() {
  const app = renderApp('/projects', answers());
  await app.user.click(await screen.findByRole('button', { name: 'Add New Project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Project' }));
  await app.user.type(dialog.getByLabelText('Name'), 'Rent');
  const create = dialog.getByRole('button', { name: 'Create' });
  await waitFor(() => expect(create).toBeEnabled());
  isOver = true;
  await app.user.click(create);
  return { ...app, ended: await screen.findByRole('dialog', { name: 'Your session has ended' }) };
}

describe('Session that expires during editing', () => {
  it('is renewed in a dialog over the page, and the unsaved input can then be saved', async () => {
    const { user, history, calls, ended } = await saveAfterTheEnd();
    expect(ended).toHaveTextContent('Log in again as nora@tenants.example');
    await expectAccessible(ended);
    await user.type(within(ended).getByLabelText('Password'), 'a wrong one{Enter}');
    expect(await within(ended).findByRole('alert')).toBeInTheDocument();
    await user.clear(within(ended).getByLabelText('Password'));
    await user.type(within(ended).getByLabelText('Password'), 'the right one{Enter}');
    await waitFor(() => expect(ended).not.toBeInTheDocument());
    const dialog = within(screen.getByRole('dialog', { name: 'Add New Project' }));
    expect(dialog.getByLabelText('Name')).toHaveValue('Rent');
    await user.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(history.location.pathname).toBe(`/projects/${CREATED}`));
    const last = calls.filter(({ name }) => name === 'projects.create').at(-1);
    expect(last).toMatchObject({ input: { name: 'Rent' }, token: 'Bearer new-token' });
  });

  it('leads to the login page on Leave without saving, with a redirect to the current page', async () => {
    const { user, history, ended } = await saveAfterTheEnd();
    await user.click(within(ended).getByRole('button', { name: 'Leave without saving' }));
    await user.click(await within(ended).findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
    expect(history.location.search).toBe('?redirect=%2Fprojects');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
