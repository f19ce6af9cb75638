import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Session } from '@rotunda/contract';
import { FIRST_USER_COMMAND } from '@rotunda/contract/values';
import { useRef, useState, type FormEvent } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { FIRST_SHAPES, IconFrame } from '../../../shared/ui/icon-frame.tsx';
import { CredentialField } from './credential-field.tsx';
import { SignInCard } from '../../../shared/ui/sign-in-card.tsx';

const NOTHING = { email: '', password: '' };

export interface LoginFormProps {
  /** Text above the form that says the user has been logged out. */
  notice: string | null;
  /** Nobody can sign in yet, so the form explains how to create the first user. */
  needsFirstUser: boolean;
  /** Accounts of the sample workspace; picking one fills in its e-mail. */
  sampleUsers: readonly { email: string; role: string; organisation: string }[];
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
  const signIn = useMutation(queries.identity.signIn.mutationOptions({ onSuccess: onSignedIn }));
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
      {notice && !signIn.isError ? (
        <p className="notice" role="status">
          {notice}
        </p>
      ) : null}
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
          <p className="fault" role="alert">
            <IconFrame>{FIRST_SHAPES.warning}</IconFrame>
            {toApiFault(signIn.error).message}
          </p>
        ) : null}
        <Button type="submit" variant="contained" size="large" disabled={signIn.isPending}>
          {signIn.isPending ? texts.signIn.pending : texts.signIn.submit}
        </Button>
      </form>
      <Link to="/forgot-password">{texts.signIn.forgot}</Link>
      {supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : null}
      {needsFirstUser ? (
        <section className="first-user">
          <h2>{texts.signIn.firstUserHeading}</h2>
          <p>{texts.signIn.firstUser}</p>
          <code>{FIRST_USER_COMMAND}</code>
        </section>
      ) : null}
      {sampleUsers.length > 0 ? (
        <section className="samples">
          <h2>{texts.signIn.sampleHeading}</h2>
          <ul>
            {sampleUsers.map((user) => (
              <li key={user.email}>
                <button
                  type="button"
                  onClick={() => {
                    setValues({ ...values, email: user.email });
                    passwordField.current?.focus();
                  }}
                >
                  {user.email}
                  <span className="role">{`${user.role}, ${user.organisation}`}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </SignInCard>
  );
}
