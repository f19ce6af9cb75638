import { EmailList } from '../../features/emails/components/email-list.tsx';
import { EmailSchedule } from '../../features/emails/components/email-schedule.tsx';
import { PersonalEmails } from '../../features/emails/components/personal-emails.tsx';
import { emailTexts } from '../../features/emails/model/email-texts.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { SkeletonText } from '../../shared/ui/skeleton-text.tsx';
import { Toolbar } from '../../shared/ui/toolbar.tsx';

const EmailPreview = lazyComponent(
  async () => (await import('../../features/emails/components/email-preview.tsx')).EmailPreview,
);

/** Page with a user's e-mail settings: which projects, how often, when, and a preview of the next e-mail. */
export default function AccountEmailsPage() {
  usePageTitle(emailTexts.title);
  return (
    <PageColumn sx={{ maxWidth: 960 }}>
      <Toolbar title={emailTexts.title} />
      <EmailSchedule />
      <EmailList />
      <PersonalEmails />
      <EmailPreview fallback={<SkeletonText lines={8} />} />
    </PageColumn>
  );
}
