import { type DigestKind, EMAIL_FREQUENCIES, type EmailSettings, PRIORITIES, type Project } from '@rotunda/contract';
import type { EmailChoices, StoredProject } from './projects.repository.ts';

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
    ...presentEmailSettings(project),
  };
}

/**
 * Presents the e-mail settings. Without a row the defaults apply: both contents, and daily, or never if the user has
 * ended such e-mails for all projects. Legislative content is off when the organization is not entitled to it.
 */
export function presentEmailSettings({ settings, isFederal, optOuts }: EmailChoices): EmailSettings {
  const getFrequency = (stored: string | undefined, kind: DigestKind) =>
    EMAIL_FREQUENCIES.find((one) => one === stored) ?? (optOuts.includes(kind) ? 'Never' : 'Daily');
  return {
    alertEmailFrequency: getFrequency(settings?.alertEmailFrequency, 'alerts'),
    updateEmailFrequency: getFrequency(settings?.updateEmailFrequency, 'updates'),
    updateEmailContent: {
      // A user whose only content was legislative gets the other content when the entitlement ends.
      pn_content: (settings?.pnContent ?? true) || !isFederal,
      cq_content: (settings?.cqContent ?? true) && isFederal,
    },
  };
}
