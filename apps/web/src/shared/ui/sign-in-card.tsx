import { styled } from '@mui/material/styles';

/** Frame of the forms for signed-out users. */
export const SignInCard = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 380,
  padding: 24,
  display: 'grid',
  gap: 16,
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  '& form': { display: 'grid', gap: 14 },
  '& h1': { fontSize: 18, lineHeight: '24px', fontWeight: 600 },
  '& a': { fontSize: 13, lineHeight: '20px' },
}));

/** What the user should know, in a `SignInCard`. */
export const SignInNotice = styled('p')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
}));

/** Why the server refused, after a warning sign, in a `SignInCard`. */
export const SignInError = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  color: theme.vars.palette.token.failed,
  fontSize: 13,
  lineHeight: '20px',
  '& svg': { marginTop: 2 },
}));
