import { useQuery } from '@tanstack/react-query';

import { ForgotPasswordForm } from '../../features/identity/components/forgot-password-form.tsx';
import { linkTexts } from '../../features/identity/model/link-texts.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { SignedOutLayout } from '../shell/signed-out-layout.tsx';

export default function ForgotPasswordPage() {
  usePageTitle(linkTexts.forgotTitle);
  const { queries } = useApi();
  const settings = useQuery(queries.system.settings.queryOptions());

  return (
    <SignedOutLayout demoUrl={settings.data?.demoUrl ?? null}>
      <ForgotPasswordForm />
    </SignedOutLayout>
  );
}
