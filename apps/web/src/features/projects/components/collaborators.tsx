import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { getName } from '../model/get-name.ts';
import { projectTexts } from '../model/project-texts.ts';

const MAX_SHOWN = 3;

const Root = styled('button')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    padding: 2,
    border: 0,
    borderRadius: 14,
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
    '& span': {
      display: 'grid',
      placeItems: 'center',
      minWidth: 26,
      height: 26,
      marginLeft: -4,
      padding: '0 4px',
      border: `2px solid ${token.surface}`,
      borderRadius: 13,
      backgroundColor: token.sunken,
      color: token.ink2,
      fontSize: 10.5,
      fontWeight: 600,
    },
    '& span:first-of-type': { marginLeft: 0 },
  };
});

/**
 * Shows the initials of a project's collaborators as a button to where they are edited. Renders nothing if the project
 * has none, that is, if everyone has access.
 */
export function Collaborators({ userIds, onOpen }: { userIds: readonly string[]; onOpen: () => void }) {
  const { queries } = useApi();
  const { organization } = useSession();
  const users = useQuery({
    ...queries.identity.findUsers.queryOptions({ input: { id: organization._id } }),
    enabled: userIds.length > 0,
  });
  const people = users.data?.results.filter((user) => userIds.includes(user._id)) ?? [];
  if (people.length === 0) return null;
  const names = people.map(getName).join(', ');
  return (
    <Tooltip title={names}>
      <Root type="button" aria-label={`${projectTexts.collaborators}: ${names}`} onClick={onOpen}>
        {people.slice(0, MAX_SHOWN).map((user) => (
          <span key={user._id}>{`${user.firstName.charAt(0)}${user.lastName.charAt(0)}`}</span>
        ))}
        {people.length > MAX_SHOWN ? <span>{`+${people.length - MAX_SHOWN}`}</span> : null}
      </Root>
    </Tooltip>
  );
}
