import type { LinkedEntity } from '@rotunda/contract';
import { AppError } from '../../platform/app-error.ts';
import type { DatabaseHandle } from '../../platform/database/create-database.ts';
import type { Actor } from '../../platform/request-context.ts';
import { createIdentityRepository } from '../identity/index.ts';
import { resolveLinkedEntities } from '../linked-entities/index.ts';
import { createProjectsRepository } from '../projects/index.ts';
import { findTagIds } from './links.repository.ts';

/** Links that a form requests for a thing; absent lists are not checked. */
export interface RequestedLinks {
  attendees?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  projects?: readonly string[] | undefined;
  linkedEntities?: readonly LinkedEntity[] | undefined;
}

/**
 * Refuses links to things that the actor's organization does not have or the actor cannot see.
 * @returns ids of the linked documents
 * @throws AppError VALIDATION that names the missing ones in each field
 */
export async function checkLinks(tx: DatabaseHandle, actor: Actor, wanted: RequestedLinks): Promise<number[]> {
  const { organizationId } = actor;
  const { attendees = [], tags = [], projects = [], linkedEntities = [] } = wanted;
  const users = attendees.length === 0 ? [] : await createIdentityRepository(tx).findUsers(organizationId);
  const knownTags = await findTagIds(tx, organizationId, tags);
  const seenProjects = projects.length === 0 ? [] : await createProjectsRepository(tx).findVisibleIds(actor, projects);
  const resolved = await resolveLinkedEntities(tx, organizationId, linkedEntities);
  const userIds = users.map((user) => user.id);
  refuse({
    attendees: missingText('Not in your organization', without(attendees, userIds)),
    tags: missingText('These tags do not exist', without(tags, knownTags)),
    projects: missingText('These projects do not exist or you do not have access', without(projects, seenProjects)),
    linkedEntities: missingText(
      'These documents do not exist',
      resolved.missing.map(({ documentType, fusionId }) => `${documentType} ${fusionId}`),
    ),
  });
  return resolved.documentIds;
}

const without = (asked: readonly string[], known: readonly string[]): string[] =>
  asked.filter((id) => !known.includes(id));

const missingText = (what: string, names: readonly string[]): string | null =>
  names.length === 0 ? null : `${what}: ${names.join(', ')}.`;

function refuse(faults: Readonly<Record<string, string | null>>): void {
  const fields = Object.fromEntries(Object.entries(faults).filter(([, text]) => text !== null));
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { data: { fields } });
}
