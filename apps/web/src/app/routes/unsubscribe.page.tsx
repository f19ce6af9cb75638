import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EndEmails } from '../../features/emails/components/end-emails.tsx';
import { emailTexts } from '../../features/emails/model/email-texts.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { SignedOutLayout } from '../shell/signed-out-layout.tsx';

const route = getRouteApi('/unsubscribe/$secret');

export default function UnsubscribePage() {
  usePageTitle(emailTexts.endTitle);
  const { secret } = route.useParams();
  const { queries } = useApi();
  const settings = useQuery(queries.system.settings.queryOptions());
  return (
    <SignedOutLayout demoUrl={settings.data?.demoUrl ?? null}>
      <EndEmails secret={secret} />
    </SignedOutLayout>
  );
}
