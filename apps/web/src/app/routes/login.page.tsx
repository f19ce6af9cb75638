import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { LoginForm } from '../../features/identity/components/login-form.tsx';
import { useApi } from '../../shared/api/api-context.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { SignedOutLayout } from '../shell/signed-out-layout.tsx';

const route = getRouteApi('/login');

export default function LoginPage() {
  usePageTitle(texts.shell.login);
  const { redirect, out } = route.useSearch();
  const { queries, tokens } = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const settings = useQuery(queries.system.settings.queryOptions());
  return (
    <SignedOutLayout demoUrl={settings.data?.demoUrl ?? null}>
      <LoginForm
        notice={out ? texts.signIn.signedOut : null}
        needsFirstUser={settings.data?.needsFirstUser ?? false}
        sampleUsers={settings.data?.sampleUsers ?? []}
        supportEmail={settings.data?.supportEmail ?? null}
        onSignedIn={({ token, session }) => {
          tokens.set(token);
          queryClient.setQueryData(queries.identity.getSession.queryKey(), session);
          void router.navigate({ href: redirect ?? '/', replace: true });
        }}
      />
    </SignedOutLayout>
  );
}
