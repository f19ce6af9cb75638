import { ProjectEmails } from '../../features/emails/components/project-emails.tsx';
import {
  ProjectSettings as Settings,
  type ProjectSettingsProps,
} from '../../features/projects/components/project-settings.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';

// Loaded late because it is below the fold.
const WebhookSection = lazyComponent(
  async () => (await import('../../features/webhooks/components/webhook-section.tsx')).WebhookSection,
);

/**
 * Settings of one project: its name and members, its notifications to the user and to other programs, and how to leave
 * or delete it.
 */
export function ProjectSettings(props: Omit<ProjectSettingsProps, 'children'>) {
  return (
    <Settings {...props}>
      <ProjectEmails project={props.project} />
      {props.isEditor ? <WebhookSection projectId={props.project._id} /> : null}
    </Settings>
  );
}
