import type { Action } from '@rotunda/contract';
import { addDays } from '@rotunda/domain';
import { getApi } from './setup/call-api.ts';
import { makeProject } from './setup/make-project.ts';
import { sampleRecord } from './setup/sample-documents.ts';
import { signIn } from './setup/sign-in.ts';
import { expect, test } from './setup/test.ts';

const TOMORROW = addDays(new Date().toISOString().slice(0, 10), 1);
/** An upcoming hearing with a bill on its agenda. */
const hearing = sampleRecord(
  'hearing',
  ({ date = '', billFusionIds = [], meetingStatus }) =>
    date > TOMORROW && billFusionIds.length > 0 && meetingStatus === 'Scheduled',
);
const [fusionId = ''] = hearing.billFusionIds ?? [];
const document = { fusionId, documentType: 'Legislation' as const };

test('A committee event becomes an action with its bill, time and projects', async ({ page, request }) => {
  const api = await getApi(request, 'member');
  const projectId = await makeProject(api, `Hearings ${Date.now()}`);
  const linked = await api.post('/projects/create-project-entities', { entities: [{ projectId, ...document }] });
  expect(linked.ok()).toBe(true);
  await signIn(page, 'member', `/legislation/${fusionId}`);
  await page.getByRole('button', { name: `Create action from ${hearing.title}`, exact: true }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(hearing.title ?? '');
  const created = page.waitForResponse((answer) => answer.url().endsWith('/api/actions') && answer.ok());
  await form.getByRole('button', { name: 'Create action' }).click();
  await expect(page.getByText('Action was created successfully!')).toBeVisible();
  const { _id }: Action = await (await created).json();
  const action: Action = await (await api.get(`/actions/${_id}`)).json();
  expect(action).toMatchObject({
    name: hearing.title,
    type: 'meeting',
    startTime: hearing.ts,
    endTime: (hearing.ts ?? 0) + 3600,
    linkedEntities: [document],
  });
  expect(action.projects).toContain(projectId);
  await page.goto(`/actions?open=${_id}`);
  const panel = page.getByRole('complementary', { name: hearing.title ?? '' });
  await expect(panel.getByRole('list', { name: 'Linked items' }).getByRole('link')).toHaveCount(1);
  await api.delete('/actions', { actionIds: [_id] });
});
