import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Organisation } from '@rotunda/contract';
import { useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { useUnsavedChanges } from '../../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-rows.tsx';
import { organisationTexts } from '../model/organisation-texts.ts';
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
}

/** As the contract accepts it. */
const NAME_LENGTH = 200;

function Fields({ stored }: { stored: Organisation }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  // Only what was touched: the rest follows the server while the form is open.
  const [changes, setChanges] = useState<Partial<Values>>({});
  const isDirty = Object.keys(changes).length > 0;
  useUnsavedChanges(isDirty, '?tab');
  const update = useMutation(
    queries.identity.updateOrganisation.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(queries.identity.getOrganisation.queryKey({ input: { id: saved._id } }), saved);
        setChanges({});
        toast.success(organisationTexts.saved);
        return queryClient.invalidateQueries({ queryKey: queries.identity.key() });
      },
    }),
  );
  const values: Values = {
    externalName: stored.externalName,
    tableauReportUrl: stored.tableauReportUrl ?? '',
    ...changes,
  };
  const change = (next: Partial<Values>) => {
    update.reset();
    setChanges({ ...changes, ...next });
  };
  const fault = update.error ? toApiFault(update.error) : null;
  const isNameless = values.externalName.trim() === '';
  const { tableauReportUrl, ...rest } = changes;
  const url = tableauReportUrl?.trim();
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate({
          id: stored._id,
          ...rest,
          ...(url === undefined ? {} : { tableauReportUrl: url === '' ? null : url }),
        });
      }}
    >
      <TextField
        className="field"
        label={organisationTexts.externalName}
        value={values.externalName}
        onChange={(event) => change({ externalName: event.target.value })}
        error={isNameless || fault?.fields['externalName'] !== undefined}
        helperText={isNameless ? organisationTexts.nameRequired : fault?.fields['externalName']}
        slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
      />
      <TextField
        className="field"
        label={organisationTexts.tableau}
        placeholder="https://"
        value={values.tableauReportUrl}
        onChange={(event) => change({ tableauReportUrl: event.target.value })}
        error={fault?.fields['tableauReportUrl'] !== undefined}
        helperText={fault?.fields['tableauReportUrl'] ?? organisationTexts.tableauHint}
        slotProps={{ htmlInput: { inputMode: 'url' } }}
      />
      {fault && Object.keys(fault.fields).length === 0 ? (
        <p className="fault" role="alert">
          {fault.message}
        </p>
      ) : null}
      <div className="buttons">
        <Button type="submit" variant="contained" disabled={!isDirty || isNameless || update.isPending}>
          {texts.actions.save}
        </Button>
        {isDirty ? (
          <Button disabled={update.isPending} onClick={() => setChanges({})}>
            {texts.actions.revert}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
