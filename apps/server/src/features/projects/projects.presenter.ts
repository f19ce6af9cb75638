import { EMAIL_FREQUENCIES, type EmailSettings, PRIORITIES, type Project } from '@rotunda/contract';
import type { StoredProject, StoredSettings } from './projects.repository.ts';

export function presentProject(project: StoredProject): Project {
  return {
    _id: project.projectId,
    name: project.name,
    priority: PRIORITIES.find((priority) => priority === project.priority) ?? null,
    impact: project.impact,
    description: project.description,
    users: project.users,
    tags: project.tags,
    columns: project.columns,
    createdBy: project.createdBy,
    createdAtTs: project.createdTs,
    total: project.total,
    unread: project.unread,
    ...presentEmailSettings(project.settings, project.isFederal),
  };
}

const frequencyOf = (stored: string | undefined) => EMAIL_FREQUENCIES.find((one) => one === stored) ?? 'Daily';

/** Without a row the defaults: daily, both contents. Legislative content is off where the organisation is not entitled. */
export function presentEmailSettings(settings: StoredSettings | null, isFederal: boolean): EmailSettings {
  return {
    alertEmailFrequency: frequencyOf(settings?.alertEmailFrequency),
    updateEmailFrequency: frequencyOf(settings?.updateEmailFrequency),
    updateEmailContent: {
      // Someone whose only content was legislative keeps the other one when the entitlement ends.
      pn_content: (settings?.pnContent ?? true) || !isFederal,
      cq_content: (settings?.cqContent ?? true) && isFederal,
    },
  };
}
