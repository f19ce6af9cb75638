import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import type { Session } from '@rotunda/contract';
import { FIRST_USER_COMMAND } from '@rotunda/contract/values';
import { Controller, useForm, type Control } from 'react-hook-form';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

const Card = styled('div')(({ theme }) => ({
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
  '& .fault': {
    display: 'flex',
    gap: 6,
    color: theme.vars.palette.token.failed,
    fontSize: 13,
    lineHeight: '20px',
    '& svg': { marginTop: 2 },
  },
  '& .notice': { fontSize: 13, lineHeight: '20px', color: theme.vars.palette.token.ink2 },
  '& .first-user': {
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
  },
  '& .samples': { borderTop: `1px solid ${theme.vars.palette.token.border}`, paddingTop: 14 },
  '& .samples h2': { fontSize: 13, lineHeight: '20px', fontWeight: 600, marginBottom: 4 },
  '& .samples button': {
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
  },
  '& .samples .role': { color: theme.vars.palette.token.ink3 },
}));

interface Credentials {
  email: string;
  password: string;
}

export interface LoginFormProps {
  /** Said over the form: that the person has been logged out. */
  notice: string | null;
  /** Nobody can sign in yet: the form says how to make the first user. */
  needsFirstUser: boolean;
  /** Accounts of the sample workspace; picking one fills in its e-mail. */
  sampleUsers: readonly { email: string; role: string; organisation: string }[];
  supportEmail: string | null;
  onSignedIn: (answer: { token: string; session: Session }) => void;
}

/** E-mail and password; what is wrong is said in words under the form. */
export function LoginForm({ notice, needsFirstUser, sampleUsers, supportEmail, onSignedIn }: LoginFormProps) {
  const { queries } = useApi();
  const { control, handleSubmit, setValue, setFocus } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });
  const signIn = useMutation(queries.identity.signIn.mutationOptions({ onSuccess: onSignedIn }));
  return (
    <Card>
      <h1>{texts.signIn.heading}</h1>
      {notice && !signIn.isError ? (
        <p className="notice" role="status">
          {notice}
        </p>
      ) : null}
      <form noValidate onSubmit={(event) => void handleSubmit((values) => signIn.mutate(values))(event)}>
        <CredentialField
          control={control}
          name="email"
          label={texts.signIn.email}
          missing={texts.signIn.emailRequired}
        />
        <CredentialField
          control={control}
          name="password"
          label={texts.signIn.password}
          missing={texts.signIn.passwordRequired}
        />
        {signIn.isError ? (
          <p className="fault" role="alert">
            <Icon name="warning" />
            {toApiFault(signIn.error).message}
          </p>
        ) : null}
        <Button type="submit" variant="contained" size="large" disabled={signIn.isPending}>
          {signIn.isPending ? texts.signIn.pending : texts.signIn.submit}
        </Button>
      </form>
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
                    setValue('email', user.email);
                    setFocus('password');
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
    </Card>
  );
}

interface CredentialFieldProps {
  control: Control<Credentials>;
  name: keyof Credentials;
  label: string;
  /** What is said when it is empty. */
  missing: string;
}

function CredentialField({ control, name, label, missing }: CredentialFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: (value) => value.trim() !== '' || missing }}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          fullWidth
          label={label}
          type={name}
          autoFocus={name === 'email'}
          autoComplete={name === 'email' ? 'username' : 'current-password'}
          error={fieldState.invalid}
          helperText={fieldState.error?.message}
        />
      )}
    />
  );
}
