import type { MemberSettings } from '@rotunda/contract';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createProjectMembersRepository } from './project-members.repository.ts';
import { presentEmailSettings } from './projects.presenter.ts';

export async function findMemberSettings(db: DatabaseHandle, actor: Actor): Promise<MemberSettings[]> {
  const found = await createProjectMembersRepository(db).find(actor);
  return found.map(({ projectId, ...choices }) => ({
    projectId,
    removed: choices.settings !== null && choices.settings.removedTs !== null,
    ...presentEmailSettings(choices),
  }));
}
