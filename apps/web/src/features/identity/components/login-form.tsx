import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import type { Session } from '@rotunda/contract';
import { FIRST_USER_COMMAND } from '@rotunda/contract/values';
import { useRef, useState, type FormEvent } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSingleMutation } from '../../../shared/records/use-single-mutation.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { FIRST_SHAPES, IconFrame } from '../../../shared/ui/icon-frame.tsx';
import { CredentialField } from './credential-field.tsx';
import { SignInCard, SignInError, SignInNotice } from '../../../shared/ui/sign-in-card.tsx';

const NOTHING = { email: '', password: '' };

const FirstUser = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  paddingTop: 14,
  fontSize: 13,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  '& h2': { fontSize: 13, lineHeight: '20px', fontWeight: 600, marginBottom: 4 },
  '& code': {
    display: 'block',
    marginTop: 6,
    padding: '6px 8px',
    backgroundColor: theme.vars.palette.token.surfaceSub,
  },
}));

const SampleUsers = styled('section')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  paddingTop: 14,
  '& h2': { fontSize: 13, lineHeight: '20px', fontWeight: 600, marginBottom: 4 },
}));

const SampleUser = styled('button')(({ theme }) => ({
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  padding: '6px 8px',
  margin: '0 -8px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  font: 'inherit',
  fontSize: 13,
  color: theme.vars.palette.token.accent,
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.token.hover },
}));

const SampleRole = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink3 }));

export interface LoginFormProps {
  /** Text above the form that says the user has been logged out. */
  notice: string | null;
  /** Nobody can sign in yet, so the form explains how to create the first user. */
  needsFirstUser: boolean;
  /** Accounts of the sample workspace; picking one fills in its e-mail. */
  sampleUsers: readonly { email: string; role: string; organization: string }[];
  supportEmail: string | null;
  onSignedIn: (answer: { token: string; session: Session }) => void;
}

/** Sign-in form with e-mail and password. Errors are explained below the form. */
export function LoginForm({ notice, needsFirstUser, sampleUsers, supportEmail, onSignedIn }: LoginFormProps) {
  const { queries } = useApi();
  const [values, setValues] = useState(NOTHING);
  const [wasTried, setWasTried] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const isEmailMissing = values.email.trim() === '';
  const isPasswordMissing = values.password.trim() === '';
  const signIn = useSingleMutation(queries.identity.signIn.mutationOptions({ onSuccess: onSignedIn }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (isEmailMissing) emailField.current?.focus();
    else if (isPasswordMissing) passwordField.current?.focus();
    else signIn.mutate(values);
  };
  return (
    <SignInCard>
      <h1>{texts.signIn.heading}</h1>
      {notice && !signIn.isError ? <SignInNotice role="status">{notice}</SignInNotice> : null}
      <form noValidate onSubmit={submit}>
        <CredentialField
          ref={emailField}
          name="email"
          autoComplete="username"
          autoFocus
          label={texts.signIn.email}
          missing={wasTried && isEmailMissing ? texts.signIn.emailRequired : null}
          value={values.email}
          onChange={(email) => setValues({ ...values, email })}
        />
        <CredentialField
          ref={passwordField}
          name="password"
          autoComplete="current-password"
          label={texts.signIn.password}
          missing={wasTried && isPasswordMissing ? texts.signIn.passwordRequired : null}
          value={values.password}
          onChange={(password) => setValues({ ...values, password })}
        />
        {signIn.isError ? (
          <SignInError role="alert">
            <IconFrame>{FIRST_SHAPES.warning}</IconFrame>
            {toApiError(signIn.error).message}
          </SignInError>
        ) : null}
        <Button type="submit" variant="contained" size="large" disabled={signIn.isPending}>
          {signIn.isPending ? texts.signIn.pending : texts.signIn.submit}
        </Button>
      </form>
      <Link to="/forgot-password">{texts.signIn.forgot}</Link>
      {supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : null}
      {needsFirstUser ? (
        <FirstUser>
          <h2>{texts.signIn.firstUserHeading}</h2>
          <p>{texts.signIn.firstUser}</p>
          <code>{FIRST_USER_COMMAND}</code>
        </FirstUser>
      ) : null}
      {sampleUsers.length > 0 ? (
        <SampleUsers>
          <h2>{texts.signIn.sampleHeading}</h2>
          <ul>
            {sampleUsers.map((user) => (
              <li key={user.email}>
                <SampleUser
                  type="button"
                  onClick={() => {
                    setValues({ ...values, email: user.email });
                    passwordField.current?.focus();
                  }}
                >
                  {user.email}
                  <SampleRole>{`${user.role}, ${user.organization}`}</SampleRole>
                </SampleUser>
              </li>
            ))}
          </ul>
        </SampleUsers>
      ) : null}
    </SignInCard>
  );
}
