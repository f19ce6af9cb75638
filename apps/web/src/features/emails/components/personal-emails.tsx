import Checkbox from '@mui/material/Checkbox';
import { useQuery } from '@tanstack/react-query';
import type { PersonalEmails as Chosen } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { CheckLine } from '../../../shared/ui/check-line.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { useChangeEmails } from '../api/use-change-emails.ts';
import { emailTexts } from '../model/email-texts.ts';

/** E-mails that belong to no project: whether mentions in comments are reported (COM-01). */
export function PersonalEmails() {
  const { queries } = useApi();
  const found = useQuery(queries.digests.getPersonal.queryOptions());
  return (
    <SectionCard title={emailTexts.personal}>
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <SkeletonText lines={2} /> : null}
      {found.data ? <Mentions chosen={found.data} /> : null}
    </SectionCard>
  );
}

function Mentions({ chosen }: { chosen: Chosen }) {
  const { updatePersonal } = useChangeEmails();
  const change = (mentions: boolean) =>
    updatePersonal.mutate(
      { mentions },
      {
        onSuccess: () => toast.success(emailTexts.saved),
        onError: (error) => toast.error(toApiError(error).message),
      },
    );
  return (
    <CheckLine>
      <Checkbox
        size="small"
        // Shows the new value while it is being saved.
        checked={updatePersonal.isPending ? updatePersonal.variables.mentions : chosen.mentions}
        disabled={updatePersonal.isPending}
        onChange={(_event, isOn) => change(isOn)}
      />
      <span>
        {emailTexts.mentions}
        <SecondLine>{emailTexts.mentionsHint}</SecondLine>
      </span>
    </CheckLine>
  );
}
