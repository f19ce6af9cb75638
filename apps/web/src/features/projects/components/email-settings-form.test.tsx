// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiProvider } from '../../../shared/api/api-context.tsx';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { SessionProvider } from '../../../shared/api/session.tsx';
import { buildProject, buildSession } from '../../../testing/builders.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { renderUi } from '../../../testing/render-ui.tsx';
import { EmailSettingsForm } from './email-settings-form.tsx';

it('shows two choices made at once, and stores one after the other', async () => {
  const project = buildProject();
  const { alertEmailFrequency, updateEmailFrequency, updateEmailContent } = project;
  const stored = { alertEmailFrequency, updateEmailFrequency, updateEmailContent };
  const answers: (() => void)[] = [];
  const { api, calls } = createFakeServer({
    projectMembers: {
      updateSettings: () =>
        new Promise((resolve) => answers.push(() => resolve({ ...stored, projectId: project._id, removed: false }))),
    },
  });
  const { user } = renderUi(
    <ApiProvider value={api}>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider value={buildSession()}>
          <EmailSettingsForm project={project} />
        </SessionProvider>
      </QueryClientProvider>
    </ApiProvider>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Policy news' }));
  await user.click(screen.getByRole('combobox', { name: 'Alerts' }));
  await user.click(screen.getByRole('option', { name: 'Weekly' }));
  expect(screen.getByRole('checkbox', { name: 'Policy news' })).not.toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Alerts' })).toHaveTextContent('Weekly');
  expect(calls).toHaveLength(1);
  answers.shift()?.();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ input }) => input)).toEqual([
    { id: project._id, updateEmailContent: { pn_content: false, cq_content: true } },
    { id: project._id, alertEmailFrequency: 'Weekly' },
  ]);
});
