import type { EmailSettings, Project } from '@rotunda/contract';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import type { DataColumn } from '../../../shared/ui/data-list-columns.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { emailTexts } from '../model/email-texts.ts';
import { isRecipient } from '../model/is-recipient.ts';
import { ContentChoice } from './content-choice.tsx';
import { FrequencySelect } from './frequency-select.tsx';

/** Returns the columns of a project's e-mail settings, whose fields save immediately. */
export function emailColumns(
  userId: string,
  onChange: (projectId: string, changes: Partial<EmailSettings>) => void,
): readonly DataColumn<Project>[] {
  return [
    {
      key: 'project',
      header: emailTexts.project,
      width: '1fr',
      phone: 'identity',
      tone: 'strong',
      cell: (project) => (
        <>
          <AddressLink href={`/projects/${project._id}`}>{project.name}</AddressLink>
          {isRecipient(project, userId) ? null : <SecondLine>{emailTexts.notCollaborator}</SecondLine>}
        </>
      ),
    },
    {
      key: 'alerts',
      header: emailTexts.alerts,
      width: 140,
      phone: 'line',
      isLabeledOnPhone: true,
      cell: (project) => (
        <FrequencySelect
          isLabelHidden
          label={emailTexts.of(emailTexts.alerts, project.name)}
          value={project.alertEmailFrequency}
          isDisabled={!isRecipient(project, userId)}
          onChange={(alertEmailFrequency) => onChange(project._id, { alertEmailFrequency })}
        />
      ),
    },
    {
      key: 'updates',
      header: emailTexts.updates,
      width: 140,
      phone: 'line',
      isLabeledOnPhone: true,
      cell: (project) => (
        <FrequencySelect
          isLabelHidden
          label={emailTexts.of(emailTexts.updates, project.name)}
          value={project.updateEmailFrequency}
          isDisabled={!isRecipient(project, userId)}
          onChange={(updateEmailFrequency) => onChange(project._id, { updateEmailFrequency })}
        />
      ),
    },
    {
      key: 'content',
      header: emailTexts.content,
      width: '1fr',
      phone: 'line',
      cell: (project) => (
        <ContentChoice
          isCompact
          of={project.name}
          value={project.updateEmailContent}
          isDisabled={!isRecipient(project, userId)}
          onChange={(updateEmailContent) => onChange(project._id, { updateEmailContent })}
        />
      ),
    },
  ];
}
