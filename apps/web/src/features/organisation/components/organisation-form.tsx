import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Organisation } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { changedValues } from '../../../shared/records/changed-values.ts';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { useRecordMutation } from '../../../shared/records/use-record-mutation.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { organisationTexts } from '../model/organisation-texts.ts';
import { EmailTimeFields } from './email-time-fields.tsx';
import { EntitlementFacts } from './entitlement-facts.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  border: `1px solid ${theme.vars.palette.token.border}`,
  borderRadius: 6,
  backgroundColor: theme.vars.palette.token.surface,
  fontSize: 13,
  lineHeight: '20px',
  '& .field': { maxWidth: 480 },
  '& .fault': { color: theme.vars.palette.token.failed },
  '& .buttons': { display: 'flex', gap: 8 },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

const Stack = styled('div')({ display: 'grid', gap: 16 });

/** The organisation's name and where its report stands; what it is entitled to, which is not its own to say. */
export function OrganisationForm() {
  const { queries } = useApi();
  const { organisation } = useSession();
  const stored = useQuery(queries.identity.getOrganisation.queryOptions({ input: { id: organisation._id } }));
  if (stored.isError) return <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!stored.data) return <SkeletonText lines={8} />;
  return (
    <Stack>
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

/** As the contract accepts it. */
const NAME_LENGTH = 200;

function Fields({ stored }: { stored: Organisation }) {
  const { client, queries } = useApi();
  const update = useRecordMutation(client.identity.updateOrganisation, [queries.identity, queries.digests]);
  const form = useRecordForm({
    record: stored,
    valuesOf: ({ externalName, tableauReportUrl, timeZone, weeklyDigestDay }): Values => ({
      ...{ externalName, timeZone, weeklyDigestDay },
      tableauReportUrl: tableauReportUrl ?? '',
    }),
    check: ({ externalName }) => (externalName.trim() === '' ? { externalName: organisationTexts.nameRequired } : {}),
    save: ({ record, values, before }) => {
      const { tableauReportUrl: url, ...rest } = changedValues(values, before);
      return update.mutateAsync({
        id: record._id,
        ...rest,
        ...(url === undefined ? {} : { tableauReportUrl: url.trim() || null }),
      });
    },
    place: '?tab',
    onSaved: () => toast.success(organisationTexts.saved),
  });
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        className="field"
        label={organisationTexts.externalName}
        {...form.text('externalName')}
        slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
      />
      <TextField
        className="field"
        label={organisationTexts.tableau}
        placeholder="https://"
        {...form.text('tableauReportUrl')}
        helperText={form.faults['tableauReportUrl'] ?? organisationTexts.tableauHint}
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
      <EmailTimeFields form={form} />
      {form.fault === null ? null : (
        <p className="fault" role="alert">
          {form.fault}
        </p>
      )}
      <div className="buttons">
        <Button type="submit" variant="contained" disabled={!form.isDirty || !form.isValid || form.isPending}>
          {texts.actions.save}
        </Button>
        {form.isDirty ? (
          <Button disabled={form.isPending} onClick={form.revert}>
            {texts.actions.revert}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
