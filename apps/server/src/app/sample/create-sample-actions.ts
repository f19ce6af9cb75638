import type { SampleAction } from '@rotunda/sample';
import { createActionLinksRepository, createActionsRepository } from '../../features/actions/index.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { IdSource } from '../../platform/ids.ts';
import type { StaffedOrganization } from './create-sample-people.ts';
import { createSampleStatesRepository } from './sample-states.repository.ts';

const DAY_SECONDS = 86_400;

export interface SampleThings {
  projects: readonly { projectId: string; name: string }[];
  tags: readonly { tagId: string; name: string }[];
}

/** Creates actions that users of an organization have logged and planned, around the day the sample is created. */
export async function createSampleActions(
  tx: DatabaseHandle,
  at: { ids: IdSource; nowTs: number },
  { organization, admin, userIds }: StaffedOrganization,
  { projects, tags }: SampleThings,
): Promise<void> {
  const { organizationId } = admin;
  const links = createActionLinksRepository(tx);
  for (const action of organization.actions) {
    const actionId = at.ids.newId();
    const attendees = action.attendees.flatMap((email) => userIds.get(email) ?? []);
    const createdBy = attendees[0] ?? admin.userId;
    await createActionsRepository(tx).insert([{ ...getRow(action, at.nowTs), actionId, organizationId, createdBy }]);
    await links.addAttendees(organizationId, [actionId], attendees);
    const tagIds = tags.filter((tag) => action.tags.includes(tag.name)).map((tag) => tag.tagId);
    await links.addTags(organizationId, [actionId], tagIds);
    const projectIds = projects.filter((one) => action.projects.includes(one.name)).map((one) => one.projectId);
    await links.replaceProjects(admin, actionId, projectIds);
    if (action.about === undefined) continue;
    const { subject, bills } = action.about;
    const documentIds = await createSampleStatesRepository(tx).findBillsAbout(subject, bills);
    await links.addEntities(organizationId, actionId, documentIds);
  }
}

function getRow({ name, type, summary, day, hour, minutes }: SampleAction, nowTs: number) {
  const startTs = nowTs - (nowTs % DAY_SECONDS) + day * DAY_SECONDS + hour * 3600;
  const loggedTs = Math.min(startTs, nowTs) - DAY_SECONDS;
  const endTs = startTs + minutes * 60;
  return { name, actionType: type, summary, startTs, endTs, isSample: true, createdTs: loggedTs, updatedTs: loggedTs };
}
