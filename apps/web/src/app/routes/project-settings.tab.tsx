import { ProjectEmails } from '../../features/emails/components/project-emails.tsx';
import {
  ProjectSettings as Settings,
  type ProjectSettingsProps,
} from '../../features/projects/components/project-settings.tsx';
import { late } from '../../shared/late/late.tsx';

// Below what is seen first.
const WebhookSection = late(
  async () => (await import('../../features/webhooks/components/webhook-section.tsx')).WebhookSection,
);

/** Name and members of one project, what the person and other programs are told of it, and its end. */
export function ProjectSettings(props: Omit<ProjectSettingsProps, 'children'>) {
  return (
    <Settings {...props}>
      <ProjectEmails project={props.project} />
      {props.isEditor ? <WebhookSection projectId={props.project._id} /> : null}
    </Settings>
  );
}
