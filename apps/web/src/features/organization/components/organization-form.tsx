import { useQuery } from '@tanstack/react-query';
import type { Organization } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { PageField } from '../../../shared/records/page-field.ts';
import { PageForm } from '../../../shared/records/page-form.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { organizationTexts } from '../model/organization-texts.ts';
import { EmailTimeFields } from './email-time-fields.tsx';
import { EntitlementFacts } from './entitlement-facts.tsx';

/**
 * Form for the organization's name, report address and e-mail times, with its entitlements, which it cannot change
 * itself.
 */
export function OrganizationForm() {
  const { queries } = useApi();
  const { organization } = useSession();
  const stored = useQuery(queries.identity.getOrganization.queryOptions({ input: { id: organization._id } }));
  if (stored.isError) return <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!stored.data) return <SkeletonText lines={8} />;
  return (
    <Stack gap={16}>
      <Fields stored={stored.data} />
      <EntitlementFacts entitlements={stored.data.entitlements} />
    </Stack>
  );
}

interface Values {
  externalName: string;
  tableauReportUrl: string;
  timeZone: string;
  weeklyDigestDay: number;
}

/** The contract's maximum length. */
const NAME_LENGTH = 200;

function Fields({ stored }: { stored: Organization }) {
  const { client, queries } = useApi();
  const update = useRecordMutation(client.identity.updateOrganization, [queries.identity, queries.digests]);
  const form = useRecordForm({
    record: stored,
    readValues: ({ externalName, tableauReportUrl, timeZone, weeklyDigestDay }): Values => ({
      externalName,
      timeZone,
      weeklyDigestDay,
      tableauReportUrl: tableauReportUrl ?? '',
    }),
    check: ({ externalName }) => (externalName.trim() === '' ? { externalName: organizationTexts.nameRequired } : {}),
    save: ({ record, values, before }) => {
      const { tableauReportUrl: url, ...rest } = changedValues(values, before);
      return update.mutateAsync({
        id: record._id,
        ...rest,
        ...(url === undefined ? {} : { tableauReportUrl: url.trim() || null }),
      });
    },
    place: '?tab',
    onSaved: () => toast.success(organizationTexts.saved),
  });
  return (
    <SectionCard title={organizationTexts.profile}>
      <PageForm form={form} of={organizationTexts.profileSaved}>
        <PageField
          label={organizationTexts.externalName}
          {...form.text('externalName')}
          slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
        />
        <PageField
          label={organizationTexts.tableau}
          placeholder="https://"
          {...form.text('tableauReportUrl')}
          helperText={form.faults['tableauReportUrl'] ?? organizationTexts.tableauHint}
          slotProps={{ htmlInput: { inputMode: 'url' } }}
        />
        <EmailTimeFields form={form} />
      </PageForm>
    </SectionCard>
  );
}
