import { useQuery } from '@tanstack/react-query';
import { FLAGS, PREVIEW_FLAGS } from '@rotunda/contract/values';
import { useApi } from '../../shared/api/api-context.tsx';
import { useSession } from '../../shared/api/session.tsx';
import { texts } from '../../shared/texts/texts.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { LabelValue } from '../../shared/ui/label-value.tsx';
import { PageColumn } from '../../shared/ui/page-column.tsx';
import { SecondLine } from '../../shared/ui/second-line.tsx';
import { SectionCard } from '../../shared/ui/section-card.tsx';
import { Toolbar } from '../../shared/ui/toolbar.tsx';
import { WebLink } from '../../shared/ui/web-link.tsx';
import { labsTexts as words } from './labs-texts.ts';

const LABEL_WIDTH = 320;

/** Features in early preview, whether each is on, and whom to contact about them. */
export function LabsPage() {
  const { flags, user } = useSession();
  const { queries } = useApi();
  const labs = useQuery(queries.flags.getLabs.queryOptions());
  const schedulingUrl = labs.data?.schedulingUrl ?? null;
  return (
    <PageColumn>
      <Toolbar title={texts.nav.labs} />
      <p>{words.lead}</p>
      <SectionCard title={words.features}>
        <LabelValue
          labelWidth={LABEL_WIDTH}
          facts={PREVIEW_FLAGS.map((flag) => ({
            label: FLAGS[flag].label,
            value: (
              <>
                {flags[flag] ? words.on : words.off}
                <SecondLine>{words.describe[flag]}</SecondLine>
              </>
            ),
          }))}
        />
      </SectionCard>
      {labs.isError ? <ErrorState error={labs.error} onRetry={() => void labs.refetch()} /> : null}
      {schedulingUrl === null ? null : (
        <p>
          <WebLink href={withEmail(schedulingUrl, user.email)}>{words.schedule}</WebLink>
          <SecondLine>{words.scheduleHint(user.email)}</SecondLine>
        </p>
      )}
    </PageColumn>
  );
}

/** Adds the user's e-mail address to the address and keeps its other parameters. */
function withEmail(address: string, email: string): string {
  const url = new URL(address);
  url.searchParams.set('email', email);
  return url.href;
}
