import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { texts } from '../texts/texts.ts';

export interface PickerOption {
  _id: string;
  name: string;
}

export interface MultiPickerProps {
  label: string;
  options: readonly PickerOption[];
  /** Ids; one without an option (a person who left) is shown as unknown and can be taken away. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Chosen ones shown while the field is not in use; the rest is counted. */
  limit?: number;
  noOptionsText?: string;
  error?: string | undefined;
}

const UNKNOWN = 'Unknown';

/** Several of a known list, found by typing: people, tags, projects. */
export function MultiPicker(props: MultiPickerProps) {
  const { label, options, value, onChange, limit = 4, noOptionsText = texts.search.noResults, error } = props;
  const byId = new Map(options.map((option) => [option._id, option]));
  return (
    <Autocomplete
      multiple
      fullWidth
      disableCloseOnSelect
      options={options}
      value={value.map((id) => byId.get(id) ?? { _id: id, name: UNKNOWN })}
      onChange={(_event, chosen) => onChange(chosen.map((option) => option._id))}
      isOptionEqualToValue={(one, other) => one._id === other._id}
      getOptionKey={(option) => option._id}
      getOptionLabel={(option) => option.name}
      limitTags={limit}
      noOptionsText={noOptionsText}
      renderInput={(params) => <TextField {...params} label={label} error={error !== undefined} helperText={error} />}
    />
  );
}
