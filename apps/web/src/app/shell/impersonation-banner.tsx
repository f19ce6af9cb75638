import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Session } from '@rotunda/contract';
import { toApiError } from '../../shared/api/api-error.ts';
import { useApi } from '../../shared/api/api-context.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { toast } from '../../shared/toast/toast.ts';
import { NoticeBar } from '../../shared/ui/notice-bar.tsx';

/** Says on every page that someone else is acting as this user. Their actions are audited. */
export function ImpersonationBanner({ session }: { session: Session }) {
  const { queries, tokens } = useApi();
  const router = useRouter();
  const stop = useMutation(
    queries.identity.stopImpersonating.mutationOptions({
      onSuccess: ({ token }) => {
        tokens.set(token);
        // The open page may belong to the user's organization and not to the supporter's own.
        void router.navigate({ href: '/' });
      },
      onError: (error) => toast.error(toApiError(error).message),
    }),
  );
  const { impersonator, user } = session;
  if (impersonator === null) return null;
  return (
    <NoticeBar
      tone="warning"
      icon="eye"
      action={
        <Button size="small" disabled={stop.isPending} onClick={() => stop.mutate({})}>
          {texts.shell.stopImpersonating}
        </Button>
      }
    >
      {`${impersonator.name} is acting as ${user.firstName} ${user.lastName} (${user.email})`}
    </NoticeBar>
  );
}
