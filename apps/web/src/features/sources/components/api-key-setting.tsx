import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { SourceState } from '@rotunda/contract';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useUnsavedChanges } from '../../../shared/navigation/unsaved-changes.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { Row } from '../../../shared/ui/stack.tsx';
import { Badge } from '../../../shared/ui/status-badge.tsx';
import { useUpdateSource } from '../api/use-update-source.ts';
import { apiKeyState } from '../model/api-key-state.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { FieldForm } from './source-settings-parts.ts';

const MAX_LENGTH = 500;

export interface ApiKeySettingProps {
  source: SourceState;
  live: NonNullable<SourceState['live']>;
}

/** Lets the operator set, replace and remove the API key, which can never be read. */
export function ApiKeySetting({ source, live }: ApiKeySettingProps) {
  const update = useUpdateSource();
  const [apiKey, setApiKey] = useState('');
  useUnsavedChanges(apiKey !== '', '?source&tab');
  const hint = live.isApiKeyUnreadable ? sourcesTexts.apiKeyUnreadableHint : sourcesTexts.apiKeyHint;
  const save = (next: string | null) =>
    // Text typed while saving is kept.
    update.mutate(
      { id: source.id, apiKey: next },
      { onSuccess: () => setApiKey((now) => (now === apiKey ? '' : now)) },
    );
  return (
    <>
      <Row isWrapped>
        <Badge tone={live.hasApiKey ? 'passed' : 'considering'} icon={live.hasApiKey ? 'check' : 'warning'}>
          {apiKeyState(live)}
        </Badge>
        {live.hasApiKey || live.isApiKeyUnreadable ? (
          <Button size="small" color="error" disabled={update.isPending} onClick={() => save(null)}>
            {sourcesTexts.apiKeyRemove}
          </Button>
        ) : null}
      </Row>
      <FieldForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (apiKey.trim() !== '') save(apiKey.trim());
        }}
      >
        <TextField
          fullWidth
          type="password"
          label={live.hasApiKey ? 'New API key' : sourcesTexts.apiKey}
          value={apiKey}
          // Otherwise browsers would suggest the user's own password.
          autoComplete="new-password"
          onChange={(event) => setApiKey(event.target.value)}
          error={update.isError}
          helperText={update.error ? toApiError(update.error).message : hint}
          slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
        />
        <Button type="submit" aria-label={sourcesTexts.saveApiKey} disabled={update.isPending || apiKey.trim() === ''}>
          {texts.actions.save}
        </Button>
      </FieldForm>
    </>
  );
}
