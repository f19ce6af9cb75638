import { styled } from '@mui/material/styles';
import { useSession } from '../../../shared/api/session.tsx';
import { accountTexts } from '../model/account-texts.ts';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

const Root = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 800,
  margin: '0 auto',
  padding: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& h1': { fontSize: 22, lineHeight: '28px', fontWeight: 600 },
  '& .who': { fontSize: 13, lineHeight: '20px', color: theme.vars.palette.token.ink2, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

/** One's own account: the password, and where one is logged in. */
export function AccountFrame() {
  const { user, organisation } = useSession();
  return (
    <Root>
      <div>
        <h1>{accountTexts.title}</h1>
        <p className="who">{`${user.email} · ${organisation.externalName}`}</p>
      </div>
      <PasswordForm />
      <SessionList />
    </Root>
  );
}
