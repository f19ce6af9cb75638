import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import type { SourceState } from '@rotunda/contract';
import { useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { useUpdateSource } from '../api/use-update-source.ts';
import { SCHEDULE_PRESETS } from '../model/schedule-presets.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { CodeField, FieldForm } from './source-settings-parts.ts';

const MANUAL = 'by-hand';
const CUSTOM = 'custom';
/** The contract's maximum length. */
const MAX_LENGTH = 100;

const valueOf = (schedule: string | null) => {
  if (schedule === null) return MANUAL;
  return SCHEDULE_PRESETS.some((preset) => preset.cron === schedule) ? schedule : CUSTOM;
};

/** Chooses when the source runs automatically: a preset, or a cron expression that the server validates. */
export function ScheduleSetting({ source }: { source: SourceState }) {
  const update = useUpdateSource();
  const [draft, setDraft] = useState<string | null>(null);
  const saved = valueOf(source.schedule);
  const isCustom = draft !== null || saved === CUSTOM;
  const expression = draft ?? source.schedule ?? '';
  const fault = update.error ? toApiError(update.error) : null;
  // Choosing a time also enables the schedule, because users would not expect it to stay off.
  const save = (schedule: string | null) =>
    update.mutate({ id: source.id, schedule, enabled: schedule !== null }, { onSuccess: () => setDraft(null) });
  const choose = (value: string) => {
    update.reset();
    if (value === CUSTOM) setDraft(source.schedule ?? '');
    else {
      setDraft(null);
      save(value === MANUAL ? null : value);
    }
  };
  return (
    <>
      <TextField
        select
        fullWidth
        label={sourcesTexts.whenItRuns}
        value={isCustom ? CUSTOM : saved}
        disabled={update.isPending}
        onChange={(event) => choose(event.target.value)}
        error={fault !== null && !isCustom}
        helperText={fault !== null && !isCustom ? fault.message : null}
      >
        {SCHEDULE_PRESETS.map((preset) => (
          <MenuItem key={preset.label} value={preset.cron ?? MANUAL}>
            {preset.label}
          </MenuItem>
        ))}
        <MenuItem value={CUSTOM}>{sourcesTexts.customSchedule}</MenuItem>
      </TextField>
      {isCustom ? (
        <FieldForm
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            save(expression.trim());
          }}
        >
          <CodeField
            fullWidth
            label={sourcesTexts.cronLabel}
            value={expression}
            onChange={(event) => setDraft(event.target.value)}
            error={fault !== null}
            helperText={fault?.fields['schedule'] ?? fault?.message ?? sourcesTexts.cronHint}
            slotProps={{ htmlInput: { maxLength: MAX_LENGTH, spellCheck: false } }}
          />
          <Button
            type="submit"
            aria-label={sourcesTexts.saveSchedule}
            disabled={update.isPending || draft === null || expression.trim() === ''}
          >
            {texts.actions.save}
          </Button>
        </FieldForm>
      ) : null}
      {source.schedule === null ? null : (
        <FormControlLabel
          label={sourcesTexts.scheduleOn}
          control={
            <Switch
              checked={source.enabled}
              disabled={update.isPending}
              onChange={(_event, enabled) => update.mutate({ id: source.id, enabled })}
            />
          }
        />
      )}
    </>
  );
}
