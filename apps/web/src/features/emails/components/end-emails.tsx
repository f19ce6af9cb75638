import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SignInCard, SignInError, SignInNotice } from '../../../shared/ui/sign-in-card.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { emailTexts } from '../model/email-texts.ts';

/** Page opened by an e-mail's link, which asks for confirmation before ending such e-mails. */
export function EndEmails({ secret }: { secret: string }) {
  const { client, queries } = useApi();
  const found = useQuery(queries.digests.getSubscription.queryOptions({ input: { secret }, retry: false }));
  const end = useMutation({ mutationFn: () => client.digests.unsubscribe({ secret }) });
  const settings = <AddressLink href="/account/emails">{emailTexts.change}</AddressLink>;
  if (found.isPending) return <SkeletonText lines={4} />;
  if (found.isError) {
    return (
      <SignInCard>
        <h1>{emailTexts.endTitle}</h1>
        <SignInNotice role="alert">{toApiError(found.error).message}</SignInNotice>
        <p>{settings}</p>
      </SignInCard>
    );
  }
  const { kind, organizationName, address, isEnded } = found.data;
  if (isEnded || end.isSuccess) {
    return (
      <SignInCard>
        <h1>{emailTexts.endTitle}</h1>
        <SignInNotice role="status">{emailTexts.ended[kind]}</SignInNotice>
        <p>{settings}</p>
      </SignInCard>
    );
  }
  return (
    <SignInCard>
      <h1>{emailTexts.endQuestion[kind]}</h1>
      <SignInNotice>{emailTexts.endNote(kind, organizationName, address)}</SignInNotice>
      {end.isError ? (
        <SignInError role="alert">
          <Icon name="warning" />
          {toApiError(end.error).message}
        </SignInError>
      ) : null}
      <Row isWrapped>
        <Button variant="contained" disabled={end.isPending} onClick={() => end.mutate()}>
          {end.isPending ? emailTexts.ending : emailTexts.end}
        </Button>
        {settings}
      </Row>
    </SignInCard>
  );
}
