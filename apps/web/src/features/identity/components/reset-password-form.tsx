import { useQuery } from '@tanstack/react-query';
import { PASSWORD_LIMITS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useSingleMutation } from '../../../shared/records/use-single-mutation.ts';
import { linkTexts } from '../model/link-texts.ts';
import { CredentialField } from './credential-field.tsx';
import { LinkForm, OpenedLink } from './link-form.tsx';

/** @param token the secret of the link; empty if the page was opened without it */
export function ResetPasswordForm({ token }: { token: string }) {
  const { queries } = useApi();
  const opened = useQuery(
    queries.identity.openPasswordReset.queryOptions({ input: { token }, enabled: token !== '', staleTime: Infinity }),
  );
  return (
    <OpenedLink token={token} title={linkTexts.resetTitle} opened={opened}>
      {() => <NewPasswordForm token={token} />}
    </OpenedLink>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const { queries } = useApi();
  const [newPassword, setNewPassword] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const reset = useSingleMutation(queries.identity.resetPassword.mutationOptions());
  const isShort = newPassword.length < PASSWORD_LIMITS.shortest;
  const fault = reset.isError ? toApiError(reset.error) : null;
  const weak = fault?.fields['newPassword'];
  return (
    <LinkForm
      title={linkTexts.resetTitle}
      done={reset.isSuccess ? linkTexts.resetDone : null}
      fault={fault === null || weak !== undefined ? null : fault.message}
      submit={linkTexts.resetSubmit}
      pending={linkTexts.resetPending}
      isPending={reset.isPending}
      onSubmit={() => {
        setWasTried(true);
        if (!isShort) reset.mutate({ token, newPassword });
      }}
    >
      <CredentialField
        name="password"
        autoComplete="new-password"
        autoFocus
        label={linkTexts.password}
        hint={linkTexts.passwordHint}
        missing={wasTried && isShort ? linkTexts.passwordShort : (weak ?? null)}
        value={newPassword}
        onChange={setNewPassword}
      />
    </LinkForm>
  );
}
