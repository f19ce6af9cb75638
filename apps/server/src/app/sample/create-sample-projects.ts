import { searchModelSchema } from '@rotunda/contract';
import type { SampleProject } from '@rotunda/sample';
import { createProjectsRepository } from '../../features/projects/index.ts';
import { createSavedSearch, findSavedSearches, type SavedSearchesDeps } from '../../features/saved-searches/index.ts';
import { createDefaultColumns } from '../../features/workflow/index.ts';
import type { StaffedOrganization } from './create-sample-people.ts';
import { createSampleCollaboratorsRepository } from './sample-collaborators.repository.ts';

/** Creates projects and their saved searches; anything that already exists by name stays unchanged. */
export async function createSampleProjects(deps: SavedSearchesDeps, staffed: StaffedOrganization): Promise<void> {
  const { organization, admin } = staffed;
  const existing = await createProjectsRepository(deps.database).find(admin);
  for (const project of organization.projects) {
    const found = existing.find((one) => one.name === project.name);
    const projectId = found?.projectId ?? (await createProject(deps, staffed, project));
    const saved = await findSavedSearches(deps, admin, { projectId });
    for (const { title, searchModel, emailAlerts } of project.searches) {
      if (saved.some((one) => one.title === title)) continue;
      await createSavedSearch(deps, admin, {
        title,
        projectId,
        documentType: null,
        searchModel: searchModelSchema.parse(searchModel),
        emailAlerts,
      });
    }
  }
}

/**
 * Creates a project together with its collaborators, because a confidential project without collaborators would be open
 * to everyone.
 */
async function createProject(
  { database, ids, clock }: SavedSearchesDeps,
  { admin, userIds }: StaffedOrganization,
  project: SampleProject,
): Promise<string> {
  const projectId = ids.newId();
  const { organizationId, userId: createdBy } = admin;
  const nowTs = clock.now();
  await database.transaction(async (tx) => {
    await createProjectsRepository(tx).insert({
      projectId,
      organizationId,
      name: project.name,
      priority: project.priority ?? null,
      impact: project.impact ?? null,
      description: project.description ?? null,
      isSample: true,
      createdBy,
      createdTs: nowTs,
      updatedTs: nowTs,
    });
    const collaborators = project.collaborators.flatMap((email) => userIds.get(email) ?? []);
    await createSampleCollaboratorsRepository(tx).insert(organizationId, projectId, collaborators);
    await createDefaultColumns({ ids, clock }, tx, organizationId, projectId);
  });
  return projectId;
}
