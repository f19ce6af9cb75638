import Button from '@mui/material/Button';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FlagList } from '../../features/flags/components/flag-list.tsx';
import { OrganisationForm } from '../../features/organisation/components/organisation-form.tsx';
import { OrganisationFrame } from '../../features/organisation/components/organisation-frame.tsx';
import { UserList } from '../../features/organisation/components/user-list.tsx';
import { AddUserDialog } from '../../features/organisation/dialogs/add-user-dialog.tsx';
import { readOrganisationSearch } from '../../features/organisation/model/organisation-search.ts';
import { organisationTexts } from '../../features/organisation/model/organisation-texts.ts';
import { isAdministrator, useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const route = getRouteApi('/signed-in/admin/organization');

export default function AdminOrganizationPage() {
  usePageTitle(texts.nav.organization);
  const { tab = 'users' } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  // The server refuses them all the same; a missing page and a forbidden one look alike.
  if (!isAdministrator(useSession())) return <NotFoundPage />;
  return (
    <OrganisationFrame
      tab={tab}
      onTabChange={(next) => void navigate({ search: readOrganisationSearch({ tab: next }), replace: true })}
      action={
        tab === 'users' ? (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={() => setIsAdding(true)}>
            {organisationTexts.addUser}
          </Button>
        ) : null
      }
    >
      {tab === 'users' ? <UserList /> : null}
      {tab === 'flags' ? <FlagList /> : null}
      {tab === 'profile' ? <OrganisationForm /> : null}
      {isAdding ? <AddUserDialog onClose={() => setIsAdding(false)} /> : null}
    </OrganisationFrame>
  );
}
