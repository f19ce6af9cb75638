import Button from '@mui/material/Button';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { OrganizationFrame } from '../../features/organization/components/organization-frame.tsx';
import { UserList } from '../../features/organization/components/user-list.tsx';
import { readOrganizationSearch, type OrganizationTab } from '../../features/organization/model/organization-search.ts';
import { invitationTexts } from '../../features/organization/model/invitation-texts.ts';
import { organizationTexts } from '../../features/organization/model/organization-texts.ts';
import { tagsTexts } from '../../features/tags/model/tags-texts.ts';
import { isAdministrator, isImpersonated, useSession } from '../../shared/api/session.tsx';
import { usePageTitle } from '../../shared/navigation/use-page-title.ts';
import { texts } from '../../shared/texts/texts.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';

const OrganizationForm = lazyComponent(
  async () => (await import('../../features/organization/components/organization-form.tsx')).OrganizationForm,
);
const MemberApiTokenList = lazyComponent(
  async () => (await import('../../features/api-tokens/components/member-api-token-list.tsx')).MemberApiTokenList,
);
const FlagList = lazyComponent(async () => (await import('../../features/flags/components/flag-list.tsx')).FlagList);
const TagList = lazyComponent(async () => (await import('../../features/tags/components/tag-list.tsx')).TagList);

const AddUserDialog = lazyComponent(
  async () => (await import('../../features/organization/dialogs/add-user-dialog.tsx')).AddUserDialog,
);
const InviteDialog = lazyComponent(
  async () => (await import('../../features/organization/dialogs/invite-dialog.tsx')).InviteDialog,
);
const NameTagDialog = lazyComponent(
  async () => (await import('../../features/tags/dialogs/name-tag-dialog.tsx')).NameTagDialog,
);

const route = getRouteApi('/signed-in/admin/organization');

export default function AdminOrganizationPage() {
  const { tab = 'users' } = route.useSearch();
  const navigate = route.useNavigate();
  const session = useSession();
  const isOpen = isAdministrator(session);
  usePageTitle(isOpen ? texts.nav.organization : texts.states.notFoundTitle);
  const [isAdding, setIsAdding] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const stopAdding = () => setIsAdding(false);
  /** What the add button of each tab creates; some tabs have none. */
  const adding: Partial<Record<OrganizationTab, { label: string; dialog: ReactNode }>> = {
    users: { label: organizationTexts.addUser, dialog: <AddUserDialog onClose={stopAdding} /> },
    tags: { label: tagsTexts.add, dialog: <NameTagDialog tag={null} onClose={stopAdding} /> },
  };
  // The server enforces this too. A forbidden page looks like a missing one.
  if (!isOpen) return <NotFoundPage />;
  const isClosed = tab === 'users' && isImpersonated(session);
  return (
    <OrganizationFrame
      tab={tab}
      onTabChange={(next) => void navigate({ search: readOrganizationSearch({ tab: next }), replace: true })}
      action={
        adding[tab] ? (
          <>
            {tab === 'users' ? (
              <Button startIcon={<Icon name="mail" />} disabled={isClosed} onClick={() => setIsInviting(true)}>
                {invitationTexts.invite}
              </Button>
            ) : null}
            <Button
              variant="contained"
              startIcon={<Icon name="plus" />}
              disabled={isClosed}
              onClick={() => setIsAdding(true)}
            >
              {adding[tab].label}
            </Button>
          </>
        ) : null
      }
    >
      {tab === 'users' ? <UserList /> : null}
      {tab === 'tags' ? <TagList /> : null}
      {tab === 'apiTokens' ? <MemberApiTokenList /> : null}
      {tab === 'flags' ? <FlagList /> : null}
      {tab === 'profile' ? <OrganizationForm /> : null}
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
      {isAdding ? adding[tab]?.dialog : null}
    </OrganizationFrame>
  );
}
