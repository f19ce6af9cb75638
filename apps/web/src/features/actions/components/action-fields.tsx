import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { ACTION_TYPE_LABELS, ACTION_TYPES, LIMITS } from '@rotunda/contract/values';
import { LinkPickers } from '../../../shared/records/link-pickers.tsx';
import { MultiPicker } from '../../../shared/ui/multi-picker.tsx';
import { optionsOf, useDirectory } from '../../../shared/directory/use-directory.ts';
import { checkValues, withEnd, withStart, type ActionValues } from '../model/action-values.ts';
import { actionTexts } from '../model/actions-texts.ts';
import { fromFieldTime, toFieldTime } from '../../../shared/format/local-time.ts';

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 12px',
  alignItems: 'start',
  '& > .wide': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export interface ActionFieldsProps {
  values: ActionValues;
  onChange: (values: ActionValues) => void;
  /** What the server refused, by field. */
  faults: Readonly<Record<string, string>>;
  /** The name was left empty once: only then is it called missing. */
  isNameTouched: boolean;
  onNameBlur: () => void;
}

/** Every field of an action. */
export function ActionFields({ values, onChange, faults, isNameTouched, onNameBlur }: ActionFieldsProps) {
  const words = actionTexts.fields;
  const checks = checkValues(values);
  const nameFault = (isNameTouched ? checks.name : undefined) ?? faults['name'];
  return (
    <Fields>
      <TextField
        className="wide"
        fullWidth
        required
        autoFocus
        label={words.name}
        value={values.name}
        onChange={(event) => onChange({ ...values, name: event.target.value })}
        onBlur={onNameBlur}
        error={nameFault !== undefined}
        helperText={nameFault}
        slotProps={{ htmlInput: { maxLength: LIMITS.actionName } }}
      />
      <Times values={values} onChange={onChange} fault={checks.startTime ?? faults['startTime']} />
      <TextField
        select
        fullWidth
        required
        label={words.type}
        value={values.type}
        onChange={(event) => {
          const type = ACTION_TYPES.find((one) => one === event.target.value);
          if (type) onChange({ ...values, type });
        }}
      >
        {ACTION_TYPES.map((type) => (
          <MenuItem key={type} value={type}>
            {ACTION_TYPE_LABELS[type]}
          </MenuItem>
        ))}
      </TextField>
      <Links values={values} onChange={onChange} faults={faults} />
      <TextField
        className="wide"
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        label={words.summary}
        value={values.summary}
        onChange={(event) => onChange({ ...values, summary: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.actionSummary } }}
      />
    </Fields>
  );
}

type PartProps = Pick<ActionFieldsProps, 'values' | 'onChange'>;

function Times({ values, onChange, fault }: PartProps & { fault: string | undefined }) {
  return (
    <>
      <TextField
        fullWidth
        required
        type="datetime-local"
        label={actionTexts.fields.start}
        value={toFieldTime(values.startTime)}
        onChange={(event) => onChange(withStart(values, fromFieldTime(event.target.value)))}
        error={fault !== undefined}
        helperText={fault}
      />
      <TextField
        fullWidth
        required
        type="datetime-local"
        label={actionTexts.fields.end}
        value={toFieldTime(values.endTime)}
        onChange={(event) => onChange(withEnd(values, fromFieldTime(event.target.value)))}
      />
    </>
  );
}

function Links({ values, onChange, faults }: PartProps & Pick<ActionFieldsProps, 'faults'>) {
  const { people, activePeople } = useDirectory();
  // Someone who has left stays on what they attended, and is not offered again.
  const offered = [...new Set([...activePeople, ...optionsOf(people, values.attendees)].map(({ _id }) => _id))];
  return (
    <>
      <MultiPicker
        label={actionTexts.fields.attendees}
        options={optionsOf(people, offered)}
        value={values.attendees}
        onChange={(attendees) => onChange({ ...values, attendees })}
        error={faults['attendees']}
      />
      <LinkPickers values={values} onChange={(changes) => onChange({ ...values, ...changes })} faults={faults} />
    </>
  );
}
