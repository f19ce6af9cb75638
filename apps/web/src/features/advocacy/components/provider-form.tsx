import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import type { AdvocacyProvider } from '@rotunda/contract';
import { ADVOCACY_LIMITS, ADVOCACY_PROVIDER_KINDS } from '@rotunda/contract/values';
import { useApi } from '../../../shared/api/api-context.tsx';
import { PageField } from '../../../shared/records/page-field.ts';
import { PageForm } from '../../../shared/records/page-form.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { useChangeAdvocacy } from '../api/use-change-advocacy.ts';
import { entryTexts } from '../model/entry-texts.ts';
import { checkProvider, readProvider, providerValues } from '../model/provider-values.ts';

/** Form for the source of advocacy data: entered here or read from an external platform. */
export function ProviderForm() {
  const { queries } = useApi();
  const stored = useQuery(queries.advocacy.getProvider.queryOptions());
  if (stored.isError) return <ErrorState error={stored.error} onRetry={() => void stored.refetch()} />;
  return stored.data === undefined ? <SkeletonText lines={6} /> : <Fields stored={stored.data} />;
}

const KINDS = ADVOCACY_PROVIDER_KINDS.map((value) => ({ value, label: entryTexts.providerKinds[value] }));

function Fields({ stored }: { stored: AdvocacyProvider }) {
  const { client } = useApi();
  const { saveProvider } = useChangeAdvocacy();
  const form = useRecordForm({
    record: stored,
    readValues: providerValues,
    check: checkProvider,
    save: ({ record, values }) => saveProvider.mutateAsync(readProvider(values, record.version)),
    conflict: { message: entryTexts.providerConflict, load: () => client.advocacy.getProvider() },
    isClearedOnSave: true,
    place: '?tab',
    onSaved: () => toast.success(entryTexts.saved),
  });
  const { values } = form;
  const line = (name: 'name' | 'address' | 'toolUrl', label: string, hint: string | null, limit: number) => (
    <PageField
      label={label}
      {...form.text(name)}
      helperText={form.faults[name] ?? hint}
      slotProps={{ htmlInput: { maxLength: limit, ...(name === 'name' ? {} : { inputMode: 'url' }) } }}
    />
  );
  return (
    <SectionCard title={entryTexts.tabs.provider}>
      <PageForm form={form} of={entryTexts.provider}>
        <Row>
          <SegmentedControl
            label={entryTexts.providerKind}
            segments={KINDS}
            value={values.kind}
            onChange={(kind) => form.set({ kind })}
          />
        </Row>
        {line('name', entryTexts.providerName, null, ADVOCACY_LIMITS.name)}
        {values.kind === 'http' ? (
          <>
            {line('address', entryTexts.address, entryTexts.addressHint, ADVOCACY_LIMITS.address)}
            <PageField
              type="password"
              label={entryTexts.apiKey}
              disabled={values.isKeyRemoved}
              {...form.text('apiKey')}
              helperText={form.faults['apiKey'] ?? getKeyHint(stored)}
              slotProps={{ htmlInput: { maxLength: ADVOCACY_LIMITS.apiKey, autoComplete: 'off' } }}
            />
            {stored.hasApiKey ? (
              <FormControlLabel
                label={entryTexts.removeKey}
                control={
                  <Checkbox
                    checked={values.isKeyRemoved}
                    onChange={(_event, isKeyRemoved) => form.set({ isKeyRemoved })}
                  />
                }
              />
            ) : null}
          </>
        ) : null}
        {line('toolUrl', entryTexts.toolUrl, entryTexts.toolUrlHint, ADVOCACY_LIMITS.address)}
      </PageForm>
    </SectionCard>
  );
}

function getKeyHint({ hasApiKey, isApiKeyUnreadable }: AdvocacyProvider): string {
  if (isApiKeyUnreadable) return entryTexts.apiKeyUnreadable;
  return hasApiKey ? entryTexts.apiKeyKept : entryTexts.apiKeyNone;
}
