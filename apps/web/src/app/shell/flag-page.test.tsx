import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SessionProvider } from '../../shared/api/session.tsx';
import {
  createUnsavedChanges,
  UnsavedChangesContext,
  useUnsavedChanges,
} from '../../shared/navigation/unsaved-changes.ts';
import { buildFlags, buildSession } from '../../testing/builders.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { FlagPage } from './flag-page.tsx';

// The pages here have no router, which only the button needs.
vi.mock('./to-dashboard-button.tsx', () => ({ ToDashboardButton: () => null }));

function Form() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return <input aria-label="Title" value={text} onChange={(event) => setText(event.target.value)} />;
}

/** Renders a page with a form, and returns a function that turns its flag on or off. */
function openPage() {
  const unsaved = createUnsavedChanges();
  const page = (isOn: boolean) => (
    <UnsavedChangesContext value={unsaved}>
      <SessionProvider value={buildSession({ flags: buildFlags({ attachments: isOn }) })}>
        <FlagPage flag="attachments">
          <Form />
        </FlagPage>
      </SessionProvider>
    </UnsavedChangesContext>
  );
  const { rerender, user } = renderUi(page(true));
  return { user, unsaved, turn: (isOn: boolean) => rerender(page(isOn)) };
}

const isOff = () => screen.queryByRole('heading', { name: 'Feature turned off' }) !== null;

describe('A page behind a feature flag', () => {
  it('says that the feature is turned off when the flag is turned off under it', () => {
    const { turn } = openPage();
    expect(isOff()).toBe(false);
    turn(false);
    expect(isOff()).toBe(true);
    expect(
      screen.getByText('This feature is turned off for your organization. Ask an administrator to turn it on.'),
    ).toBeInTheDocument();
    turn(true);
    expect(isOff()).toBe(false);
  });

  it('stays while one of its forms holds unsaved changes', async () => {
    const { user, turn } = openPage();
    await user.type(screen.getByLabelText('Title'), 'Fiscal note');
    turn(false);
    expect(screen.getByLabelText('Title')).toHaveValue('Fiscal note');
    await user.clear(screen.getByLabelText('Title'));
    expect(isOff()).toBe(true);
  });

  it('is not opened by unsaved changes elsewhere', () => {
    const { unsaved, turn } = openPage();
    turn(false);
    unsaved.register('elsewhere', 'page');
    turn(false);
    expect(isOff()).toBe(true);
  });
});
