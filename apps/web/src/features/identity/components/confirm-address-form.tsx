import { Link } from '@tanstack/react-router';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useSingleMutation } from '../../../shared/records/use-single-mutation.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { linkTexts } from '../model/link-texts.ts';
import { LinkForm, LinkNotice } from './link-form.tsx';

/**
 * Asks before confirming, because programs that scan links in e-mails open them too.
 * @param token the secret of the link; empty if the page was opened without it
 */
export function ConfirmAddressForm({ token }: { token: string }) {
  const { queries } = useApi();
  const confirm = useSingleMutation(queries.identity.confirmAddress.mutationOptions());
  if (token === '') return <LinkNotice title={linkTexts.addressTitle}>{linkTexts.noLink}</LinkNotice>;
  return (
    <LinkForm
      title={linkTexts.addressTitle}
      note={linkTexts.addressNote}
      done={confirm.isSuccess ? linkTexts.confirmed(confirm.data.email) : null}
      doneLink={<Link to="/">{texts.states.toDashboard}</Link>}
      fault={confirm.isError ? toApiError(confirm.error).message : null}
      submit={linkTexts.confirm}
      pending={linkTexts.confirming}
      isPending={confirm.isPending}
      onSubmit={() => confirm.mutate({ token })}
    />
  );
}
