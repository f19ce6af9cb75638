import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { ACTION_TYPE_LABELS, ACTION_TYPES, LIMITS } from '@rotunda/contract/values';
import { LinkPickers } from '../../../shared/records/link-pickers.tsx';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import { getOptions, useDirectory } from '../../../shared/directory/use-directory.ts';
import type { RecordForm } from '../../../shared/records/use-record-form.ts';
import { withEnd, withStart, type ActionValues } from '../model/action-values.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { fromFieldTime, toFieldTime } from '../../../shared/format/local-time.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 12px',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const WideField = styled(TextField)({ gridColumn: '1 / -1' });

export interface ActionFieldsProps {
  form: RecordForm<ActionValues>;
}

/** All fields of an action's form. */
export function ActionFields({ form }: ActionFieldsProps) {
  const words = actionTexts.fields;
  return (
    <Fields>
      <WideField
        fullWidth
        required
        autoFocus
        label={words.name}
        {...form.text('name')}
        slotProps={{ htmlInput: { maxLength: LIMITS.actionName } }}
      />
      <Times form={form} />
      <TextField
        select
        fullWidth
        required
        label={words.type}
        value={form.values.type}
        onChange={(event) => {
          const type = ACTION_TYPES.find((one) => one === event.target.value);
          if (type) form.set({ type });
        }}
      >
        {ACTION_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {ACTION_TYPE_LABELS[type]}
          </MenuItem>
        ))}
      </TextField>
      <Links form={form} />
      <WideField
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        label={words.summary}
        {...form.text('summary')}
        slotProps={{ htmlInput: { maxLength: LIMITS.actionSummary } }}
      />
    </Fields>
  );
}

function Times({ form: { values, set, faults } }: ActionFieldsProps) {
  const fault = faults['startTime'];
  return (
    <>
      <TextField
        fullWidth
        required
        type="datetime-local"
        label={actionTexts.fields.start}
        value={toFieldTime(values.startTime)}
        onChange={(event) => set(withStart(values, fromFieldTime(event.target.value)))}
        error={fault !== undefined}
        helperText={fault}
      />
      <TextField
        fullWidth
        required
        type="datetime-local"
        label={actionTexts.fields.end}
        value={toFieldTime(values.endTime)}
        onChange={(event) => set(withEnd(values, fromFieldTime(event.target.value)))}
      />
    </>
  );
}

function Links({ form: { values, set, faults } }: ActionFieldsProps) {
  const { people, activePeople } = useDirectory();
  // Someone who has left stays on the actions they attended, but is not offered again.
  const offered = [...new Set([...activePeople, ...getOptions(people, values.attendees)].map(({ _id }) => _id))];
  return (
    <>
      <MultiPicker
        label={actionTexts.fields.attendees}
        options={getOptions(people, offered)}
        value={values.attendees}
        onChange={(attendees) => set({ attendees })}
        error={faults['attendees']}
      />
      <LinkPickers values={values} onChange={set} faults={faults} />
    </>
  );
}
