import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import type { ApiScope, Role } from '@rotunda/contract';
import {
  API_SCOPE_TEXTS,
  API_SCOPES,
  API_TOKEN_DAYS,
  API_TOKEN_LIMITS,
  API_TOKEN_TEXTS,
} from '@rotunda/contract/values';
import { useState } from 'react';
import { useSession } from '../../../shared/api/session.tsx';
import { RecordFormDialog } from '../../../shared/records/record-form-dialog.tsx';
import { ShownOnce } from '../../../shared/records/shown-once.tsx';
import { useRecordForm } from '../../../shared/records/use-record-form.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { CheckLine } from '../../../shared/ui/check-line.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { useChangeApiTokens } from '../api/use-change-api-tokens.ts';
import { apiTokenTexts as words } from '../model/api-token-texts.ts';

const Fields = styled('div')({
  display: 'grid',
  gap: 14,
  '& > fieldset': { border: 0, margin: 0, padding: 0, display: 'grid', gap: 8 },
  '& legend': { padding: 0, marginBottom: 8, fontWeight: 500 },
});

const RANK: Readonly<Record<Role, number>> = { viewer: 0, member: 1, admin: 2 };
const EMPTY: { name: string; days: number; scopes: readonly ApiScope[] } = { name: '', days: 90, scopes: ['read'] };

/** Creates a token and shows it once. */
export function CreateApiTokenDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession();
  const { create } = useChangeApiTokens();
  const [token, setToken] = useState<string | null>(null);
  const form = useRecordForm({
    record: EMPTY,
    readValues: (values) => values,
    check: ({ name, scopes }) => ({
      ...(name.trim() === '' ? { name: API_TOKEN_TEXTS.nameRequired } : {}),
      ...(scopes.length === 0 ? { scopes: API_TOKEN_TEXTS.scopesRequired } : {}),
    }),
    save: ({ values }) => create.mutateAsync({ ...values, scopes: [...values.scopes] }),
    onSaved: (made) => setToken(made.token),
  });
  if (token !== null) return <NewTokenDialog token={token} onClose={onClose} />;
  const { scopes } = form.values;
  const offered = API_SCOPES.filter((scope) => RANK[API_SCOPE_TEXTS[scope].neededRole] <= RANK[user.role]);
  return (
    <RecordFormDialog
      form={form}
      title={words.create}
      label={words.create}
      pendingLabel={words.creating}
      onClose={onClose}
    >
      <Fields>
        <TextField
          fullWidth
          autoFocus
          autoComplete="off"
          label={words.name}
          {...form.text('name')}
          slotProps={{ htmlInput: { maxLength: API_TOKEN_LIMITS.name } }}
        />
        <fieldset>
          <legend>{words.scopes}</legend>
          {offered.map((scope) => (
            <CheckLine key={scope}>
              <Checkbox
                checked={scopes.includes(scope)}
                onChange={(_event, isOn) =>
                  form.set({ scopes: API_SCOPES.filter((one) => (one === scope ? isOn : scopes.includes(one))) })
                }
              />
              <span>
                {API_SCOPE_TEXTS[scope].label}
                <SecondLine>{API_SCOPE_TEXTS[scope].description}</SecondLine>
              </span>
            </CheckLine>
          ))}
          {form.faults['scopes'] ? <FormHelperText error>{form.faults['scopes']}</FormHelperText> : null}
        </fieldset>
        <TextField
          select
          fullWidth
          label={words.lifetime}
          value={form.values.days}
          onChange={(event) => form.set({ days: Number(event.target.value) })}
        >
          {API_TOKEN_DAYS.map((days) => (
            <MenuItem key={days} value={days}>
              {words.days(days)}
            </MenuItem>
          ))}
        </TextField>
      </Fields>
    </RecordFormDialog>
  );
}

function NewTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <DialogShell title={words.made} isOpen onClose={onClose} cancelLabel={words.done}>
      <ShownOnce label={words.token} value={token} note={words.shownOnce} />
    </DialogShell>
  );
}
