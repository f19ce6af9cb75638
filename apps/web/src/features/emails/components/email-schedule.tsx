import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { DigestSchedule } from '@rotunda/contract';
import { DIGEST_FREQUENCIES } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useFlag } from '../../../shared/api/session.tsx';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { emailTexts, WEEKDAYS } from '../model/email-texts.ts';

const Times = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  '& dt': { color: theme.vars.palette.token.ink2 },
  '& dd': { margin: 0 },
}));

/** When the next e-mail of each frequency is sent, to which address, and in which time zone. */
export function EmailSchedule() {
  const { queries } = useApi();
  const found = useQuery(queries.digests.getSchedule.queryOptions());
  return (
    <SectionCard title={emailTexts.schedule}>
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.isPending ? <SkeletonText lines={5} /> : null}
      {found.data ? <Schedule schedule={found.data} /> : null}
    </SectionCard>
  );
}

function Schedule({ schedule }: { schedule: DigestSchedule }) {
  const { address, isSent, timeZone, weeklyDigestDay, nextTs } = schedule;
  const isHourlyOn = useFlag('hourlyEmails');
  return (
    <>
      {isSent ? null : (
        <Alert severity="warning" role="status" icon={<Icon name="mail" />}>
          {emailTexts.notSent}
        </Alert>
      )}
      <p>{`${emailTexts.address(address)} ${emailTexts.clock(timeZone, WEEKDAYS[weeklyDigestDay - 1] ?? '')}`}</p>
      <Times>
        {DIGEST_FREQUENCIES.filter((one) => one !== 'Hourly' || isHourlyOn).map((frequency) => (
          <div key={frequency} style={{ display: 'contents' }}>
            <dt>{frequency}</dt>
            <dd>{formatDateTime(nextTs[frequency], timeZone)}</dd>
          </div>
        ))}
      </Times>
    </>
  );
}
