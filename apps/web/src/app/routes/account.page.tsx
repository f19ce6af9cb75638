import { ApiTokenList } from '../../features/api-tokens/components/api-token-list.tsx';
import { AccountFrame } from '../../features/identity/components/account-frame.tsx';
import { useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export default function AccountPage() {
  // The server also refuses this page's requests from support acting as the user.
  return useSession().impersonator === null ? <Account /> : <NotFoundPage />;
}

function Account() {
  usePageTitle(texts.nav.account);
  return (
    <AccountFrame>
      <ApiTokenList />
    </AccountFrame>
  );
}
