import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@rotunda/contract';
import { ROLES } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { type DataColumn, optionsColumn } from '../../../shared/ui/data-list-columns.ts';
import { DataList } from '../../../shared/ui/data-list.tsx';
import { Row, Stack } from '../../../shared/ui/stack.tsx';
import { useChangeUser } from '../api/use-change-user.ts';
import { organizationTexts, ROLE_WORDS } from '../model/organization-texts.ts';
import { InvitationList } from './invitation-list.tsx';
import { UserOptions } from './user-options.tsx';

/** Lists the users of the organization with their role, access and further options. */
export function UserList() {
  const { queries } = useApi();
  const { organization } = useSession();
  const users = useQuery(queries.identity.findUsers.queryOptions({ input: { id: organization._id } }));
  return (
    <Stack>
      <ImpersonationNotice />
      <DataList
        label={organizationTexts.users}
        columns={COLUMNS}
        items={users.data?.results ?? []}
        getKey={({ _id }) => _id}
        query={users}
        empty={null}
      />
      <InvitationList />
    </Stack>
  );
}

const COLUMNS: readonly DataColumn<User>[] = [
  {
    key: 'name',
    header: organizationTexts.name,
    width: '2fr',
    phone: 'identity',
    tone: 'strong',
    cell: (user) => <UserName user={user} />,
  },
  {
    key: 'email',
    header: organizationTexts.email,
    width: '3fr',
    phone: 'line',
    tone: 'quiet',
    cell: ({ email }) => email,
  },
  {
    key: 'role',
    header: organizationTexts.role,
    width: 150,
    phone: 'flow',
    cell: (user) => <RoleOfUser user={user} />,
  },
  {
    key: 'access',
    header: organizationTexts.active,
    width: 104,
    phone: 'flow',
    cell: (user) => <AccessOfUser user={user} />,
  },
  optionsColumn((user) => <OptionsOfUser user={user} />),
];

const getName = (user: User) => `${user.firstName} ${user.lastName}`.trim() || user.email;

function UserName({ user }: { user: User }) {
  const isMe = user._id === useSession().user._id;
  return (
    <Box component="span" {...(user.isActive ? {} : { sx: { color: 'token.ink3' } })}>
      {getName(user)}
      {isMe ? (
        <Box component="span" sx={{ ml: 1.5, fontWeight: 400, color: 'token.ink3' }}>
          {`(${organizationTexts.you})`}
        </Box>
      ) : null}
    </Box>
  );
}

function RoleOfUser({ user }: { user: User }) {
  const isClosed = isImpersonated(useSession());
  const change = useChangeUser();
  return (
    <Select
      value={user.role}
      disabled={isClosed}
      onChange={({ target }) => {
        const role = ROLES.find((one) => one === target.value);
        if (role) void change(user._id, { role });
      }}
      SelectDisplayProps={{ 'aria-label': `Role of ${getName(user)}: ${ROLE_WORDS[user.role]}` }}
    >
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {ROLE_WORDS[role]}
        </MenuItem>
      ))}
    </Select>
  );
}

function AccessOfUser({ user }: { user: User }) {
  const session = useSession();
  const change = useChangeUser();
  const isMe = user._id === session.user._id;
  return (
    <label title={isMe ? organizationTexts.deactivateSelf : undefined}>
      <Row>
        <Switch
          checked={user.isActive}
          // Prevents users from locking themselves out by accident.
          disabled={isMe || isImpersonated(session)}
          onChange={(_event, isActive) => void change(user._id, { isActive })}
          slotProps={{ input: { 'aria-label': `${getName(user)} can sign in` } }}
        />
        {user.isActive ? 'Active' : 'Inactive'}
      </Row>
    </label>
  );
}

function OptionsOfUser({ user }: { user: User }) {
  return isImpersonated(useSession()) ? null : <UserOptions user={user} name={getName(user)} />;
}
