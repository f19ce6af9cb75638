import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@rotunda/contract';
import { ROLES } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { isImpersonated, useSession } from '../../../shared/api/session.tsx';
import { ImpersonationNotice } from '../../../shared/records/impersonation-notice.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { useChangeUser, type UserChanges } from '../api/use-change-user.ts';
import { organisationTexts, ROLE_WORDS } from '../model/organisation-texts.ts';
import { UserOptions } from './user-options.tsx';

const List = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    border: `1px solid ${token.border}`,
    borderRadius: 6,
    backgroundColor: token.surface,
    '& li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 150px 104px 32px',
      columnGap: 16,
      alignItems: 'center',
      minHeight: 48,
      padding: '6px 12px 6px 20px',
      fontSize: 13,
      lineHeight: '20px',
    },
    '& li + li': { borderTop: `1px solid ${token.border}` },
    '& .name': { fontWeight: 500, overflowWrap: 'anywhere' },
    '& .you': { marginLeft: 6, fontWeight: 400, color: token.ink3 },
    '& .email': { color: token.ink2, overflowWrap: 'anywhere' },
    '& .inactive .name': { color: token.ink3 },
    '& .active': { display: 'flex', alignItems: 'center', gap: 8 },
    [theme.breakpoints.down('sm')]: {
      '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto 32px', rowGap: 4, padding: '12px 8px 12px 16px' },
      '& .name': { gridColumn: '1 / 3' },
      '& .email': { gridColumn: '1 / -1' },
      '& .role': { gridColumn: 1, gridRow: 3 },
      '& .active': { gridColumn: '2 / -1', gridRow: 3 },
      '& .options': { gridColumn: 3, gridRow: 1 },
    },
  };
});

/** Everyone of the organisation: role, whether they may sign in, and what else can be done. */
export function UserList() {
  const { queries } = useApi();
  const { organisation } = useSession();
  const users = useQuery(queries.identity.findUsers.queryOptions({ input: { id: organisation._id } }));
  const change = useChangeUser();
  if (users.isError) return <ErrorState error={users.error} onRetry={() => void users.refetch()} />;
  if (!users.data) return <SkeletonText lines={6} />;
  return (
    <>
      <ImpersonationNotice />
      <List aria-label={organisationTexts.users}>
        {users.data.results.map((user) => (
          <UserRow key={user._id} user={user} onChange={(changes) => void change(user._id, changes)} />
        ))}
      </List>
    </>
  );
}

interface UserRowProps {
  user: User;
  onChange: (changes: UserChanges) => void;
}

function UserRow({ user, onChange }: UserRowProps) {
  const session = useSession();
  const { user: me } = session;
  const isClosed = isImpersonated(session);
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const isMe = user._id === me._id;
  return (
    <li className={user.isActive ? '' : 'inactive'}>
      <span className="name">
        {name}
        {isMe ? <span className="you">{`(${organisationTexts.you})`}</span> : null}
      </span>
      <span className="email">{user.email}</span>
      <Select
        className="role"
        value={user.role}
        disabled={isClosed}
        onChange={({ target }) => {
          const role = ROLES.find((one) => one === target.value);
          if (role) onChange({ role });
        }}
        SelectDisplayProps={{ 'aria-label': `Role of ${name}: ${ROLE_WORDS[user.role]}` }}
      >
        {ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {ROLE_WORDS[role]}
          </MenuItem>
        ))}
      </Select>
      <label className="active" title={isMe ? organisationTexts.deactivateSelf : undefined}>
        <Switch
          checked={user.isActive}
          // Nobody signs themselves out for good by a slip of the hand.
          disabled={isMe || isClosed}
          onChange={(_event, isActive) => onChange({ isActive })}
          slotProps={{ input: { 'aria-label': `${name} may sign in` } }}
        />
        {user.isActive ? 'Active' : 'Inactive'}
      </label>
      <span className="options">{isClosed ? null : <UserOptions user={user} name={name} />}</span>
    </li>
  );
}
