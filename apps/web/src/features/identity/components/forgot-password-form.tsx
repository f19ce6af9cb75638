import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useSingleMutation } from '../../../shared/records/use-single-mutation.ts';
import { linkTexts } from '../model/link-texts.ts';
import { CredentialField } from './credential-field.tsx';
import { LinkForm, LinkNotice } from './link-form.tsx';

/** Requests a link to choose a new password. The answer is the same whether or not the account exists. */
export function ForgotPasswordForm() {
  const { queries } = useApi();
  const settings = useQuery(queries.system.settings.queryOptions());
  const [email, setEmail] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const ask = useSingleMutation(queries.identity.requestPasswordReset.mutationOptions());
  const isMissing = email.trim() === '';
  const fault = ask.isError ? toApiError(ask.error) : null;
  if (settings.data?.sendsMail === false) {
    return <LinkNotice title={linkTexts.forgotTitle}>{linkTexts.noMail}</LinkNotice>;
  }
  return (
    <LinkForm
      title={linkTexts.forgotTitle}
      note={linkTexts.forgotNote}
      done={ask.isSuccess ? `${linkTexts.forgotDone} ${linkTexts.forgotSpam}` : null}
      fault={fault === null || fault.fields['email'] !== undefined ? null : fault.message}
      submit={linkTexts.forgotSubmit}
      pending={linkTexts.forgotPending}
      isPending={ask.isPending}
      onSubmit={() => {
        setWasTried(true);
        if (!isMissing) ask.mutate({ email: email.trim() });
      }}
    >
      <CredentialField
        name="email"
        autoComplete="username"
        autoFocus
        label={linkTexts.email}
        missing={wasTried && isMissing ? linkTexts.emailRequired : (fault?.fields['email'] ?? null)}
        value={email}
        onChange={setEmail}
      />
    </LinkForm>
  );
}
