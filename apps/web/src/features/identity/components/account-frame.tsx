import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSession } from '../../../shared/api/session.tsx';
import { PageColumn } from '../../../shared/ui/page-column.tsx';
import { Toolbar } from '../../../shared/ui/toolbar.tsx';
import { accountTexts } from '../model/account-texts.ts';
import { AddressForm } from './address-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

const Who = styled('p')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
  overflowWrap: 'anywhere',
}));

/** The user's own account: address, password, sessions, and what other features add. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { user, organization } = useSession();
  return (
    <PageColumn sx={{ maxWidth: 800, gap: 6 }}>
      <div>
        <Toolbar title={accountTexts.title} />
        <Who>{`${user.email} · ${organization.externalName}`}</Who>
      </div>
      <AddressForm />
      <PasswordForm />
      <SessionList />
      {children}
    </PageColumn>
  );
}
