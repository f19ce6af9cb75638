import { useQuery } from '@tanstack/react-query';
import { PASSWORD_LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useSingleMutation } from '../../../shared/records/use-single-mutation.ts';
import { linkTexts } from '../model/link-texts.ts';
import { CredentialField } from './credential-field.tsx';
import { LinkForm, OpenedLink } from './link-form.tsx';

const NOTHING = { firstName: '', lastName: '', password: '' };

/** @param token the secret of the link; empty if the page was opened without it */
export function InvitationForm({ token }: { token: string }) {
  const { queries } = useApi();
  const opened = useQuery(
    queries.identity.openInvitation.queryOptions({ input: { token }, enabled: token !== '', staleTime: Infinity }),
  );
  return (
    <OpenedLink token={token} title={linkTexts.invitationFailedTitle} opened={opened}>
      {({ email, organization }) => <AcceptForm token={token} email={email} organization={organization} />}
    </OpenedLink>
  );
}

function AcceptForm({ token, email, organization }: { token: string; email: string; organization: string }) {
  const { queries } = useApi();
  const [values, setValues] = useState(NOTHING);
  const [wasTried, setWasTried] = useState(false);
  const accept = useSingleMutation(queries.identity.acceptInvitation.mutationOptions());
  const isNameMissing = values.firstName.trim() === '';
  const isShort = values.password.length < PASSWORD_LIMITS.shortest;
  const fault = accept.isError ? toApiError(accept.error) : null;
  const isAtField = fault !== null && Object.keys(fault.fields).length > 0;
  const field = <Name extends keyof typeof NOTHING>(name: Name) => ({
    name,
    value: values[name],
    onChange: (text: string) => setValues({ ...values, [name]: text }),
    missing: fault?.fields[name] ?? null,
  });
  return (
    <LinkForm
      title={linkTexts.invitationTitle(organization)}
      note={linkTexts.invitationNote(email)}
      done={accept.isSuccess ? linkTexts.accepted(email) : null}
      fault={fault === null || isAtField ? null : fault.message}
      submit={linkTexts.accept}
      pending={linkTexts.accepting}
      isPending={accept.isPending}
      onSubmit={() => {
        setWasTried(true);
        if (!isNameMissing && !isShort) accept.mutate({ token, ...values });
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <CredentialField
        {...field('firstName')}
        autoComplete="given-name"
        autoFocus
        label={linkTexts.firstName}
        {...(wasTried && isNameMissing ? { missing: linkTexts.firstNameRequired } : {})}
      />
      <CredentialField {...field('lastName')} autoComplete="family-name" label={linkTexts.lastName} />
      <CredentialField
        {...field('password')}
        autoComplete="new-password"
        label={linkTexts.chosenPassword}
        hint={linkTexts.passwordHint}
        {...(wasTried && isShort ? { missing: linkTexts.passwordShort } : {})}
      />
    </LinkForm>
  );
}
