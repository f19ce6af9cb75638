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
  /** Selected ids. An id without an option, such as that of a user who left, is shown as unknown and can be removed. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Number of selected options shown while the field is inactive; the rest are counted. */
  limit?: number;
  noOptionsText?: string;
  error?: string | undefined;
}

const UNKNOWN = 'Unknown';

/** Picks several options of a known list by typing: people, tags, projects. */
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
