import { ApiTokenList } from '../../features/api-tokens/components/api-token-list.tsx';
import { AccountFrame } from '../../features/identity/components/account-frame.tsx';
import { useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';

export default function AccountPage() {
  // The server refuses it to support acting as the person all the same.
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
