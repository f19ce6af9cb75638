import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { InvitationForm } from '../../features/identity/components/invitation-form.tsx';
import { linkTexts } from '../../features/identity/model/link-texts.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { SignedOutLayout } from '../shell/signed-out-layout.tsx';

export default function InvitationPage() {
  usePageTitle(linkTexts.invitationFailedTitle);
  const { queries } = useApi();
  const settings = useQuery(queries.system.settings.queryOptions());
  // The token is in the fragment (`#`), which never reaches a server or a log.
  const token = useLocation({ select: ({ hash }) => hash });
  return (
    <SignedOutLayout demoUrl={settings.data?.demoUrl ?? null}>
      <InvitationForm token={token} />
    </SignedOutLayout>
  );
}
