import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import type { Session } from '@rotunda/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { toApiError } from '../../shared/api/api-error.ts';
import '../../shared/api/api-link.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { DisplayForAuthUser } from '../../shared/api/display-for-auth-user.ts';
import { useScreenSession } from '../../shared/api/screen-session.ts';
import { SessionProvider } from '../../shared/api/session.tsx';
import { getDamagedParams } from '../../shared/navigation/damaged-params.ts';
import { texts } from '../../shared/texts/texts.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { PageLoader } from '../../shared/ui/page-loader.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { BuildFooter } from './build-footer.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Frame, Main, SkipLink } from './frame.tsx';
import { ImpersonationBanner } from './impersonation-banner.tsx';
import { KeyboardLayer } from './keyboard-layer.tsx';
import { TopBar, TopBarPlaceholder } from './top-bar.tsx';
import { useLiveRefetch } from './use-live-refetch.ts';

const ExportWatch = lazyComponent(
  async () => (await import('../../features/exports/components/export-watch.tsx')).ExportWatch,
);

const DamagedLink = lazyComponent(async () => (await import('./damaged-link.tsx')).DamagedLink);
const SessionEnded = lazyComponent(async () => (await import('./session-ended.tsx')).SessionEnded);

/** Layout around every screen for signed-in users. */
export default function SignedInLayout() {
  const screenSession = useScreenSession();
  const token = useSyncExternalStore(screenSession.subscribe, screenSession.token);
  // A different token means a different user, for example when support starts or stops acting as one. Emptying the
  // cache does not remove what a mounted screen already shows, but a new key remounts the tree.
  return <SignedIn key={token} hasToken={token !== null} />;
}

function SignedIn({ hasToken }: { hasToken: boolean }) {
  const { queries } = useApi();
  const session = useQuery(
    // Without a token the guard is about to redirect to the login page.
    queries.identity.getSession.queryOptions({ staleTime: 5 * 60_000, enabled: hasToken }),
  );
  if (session.data) {
    return (
      <SessionProvider value={session.data}>
        <DisplayForAuthUser value>
          <Shell session={session.data} />
        </DisplayForAuthUser>
      </SessionProvider>
    );
  }
  // A rejected token is already cleared, and the guard is about to redirect to the login page.
  const isRefused = session.isError && toApiError(session.error).code === 'UNAUTHORIZED';
  return (
    <Frame>
      <ConnectionNotice />
      <TopBarPlaceholder />
      <Main>
        {session.isError && !isRefused ? (
          <div style={{ padding: 24, maxWidth: 640 }}>
            <ErrorState error={session.error} onRetry={() => void session.refetch()} />
          </div>
        ) : (
          <PageLoader message={texts.states.loading} />
        )}
      </Main>
      <BuildFooter />
    </Frame>
  );
}

function Shell({ session }: { session: Session }) {
  const screenSession = useScreenSession();
  const isEnded = useSyncExternalStore(screenSession.subscribe, screenSession.isEnded);
  const damaged = getDamagedParams(useMatches({ select: (matches) => matches.at(-1)?.search ?? {} }));
  useLiveRefetch();
  useFocusAfterNavigation();
  return (
    <Frame>
      <SkipLink href="#content">{texts.shell.skip}</SkipLink>
      <ConnectionNotice />
      {session.impersonator ? <ImpersonationBanner session={session} /> : null}
      <TopBar />
      <Main id="content" tabIndex={-1}>
        {damaged.length > 0 ? <DamagedLink names={damaged} /> : <Outlet />}
      </Main>
      <BuildFooter isSample={session.organization.isSample} />
      <KeyboardLayer />
      <ExportWatch />
      {isEnded ? <SessionEnded email={session.user.email} /> : null}
    </Frame>
  );
}

/** Moves the focus to the start of a new page. A changed filter leaves the focus where it is. */
function useFocusAfterNavigation(): void {
  const pathname = useLocation({ select: (location) => location.pathname });
  const router = useRouter();
  useEffect(() => {
    // Not on the first page, where the browser's own starting point is right.
    if (router.history.length > 1) document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, router]);
}
