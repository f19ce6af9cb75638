import { PRIORITIES, type Project } from '@rotunda/contract';
import type { StoredProject } from './projects.repository.ts';

export function presentProject(project: StoredProject): Project {
  return {
    _id: project.projectId,
    name: project.name,
    priority: PRIORITIES.find((priority) => priority === project.priority) ?? null,
    impact: project.impact,
    description: project.description,
    users: project.users,
    createdBy: project.createdBy,
    createdAtTs: project.createdTs,
    total: project.total,
    unread: project.unread,
  };
}
