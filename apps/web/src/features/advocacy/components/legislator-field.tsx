import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { useLegislatorSearch } from '../api/use-legislator-search.ts';
import { entryTexts } from '../model/entry-texts.ts';
import type { ChosenLegislator } from '../model/entry-values.ts';

export interface LegislatorFieldProps {
  value: ChosenLegislator | null;
  onChange: (value: ChosenLegislator | null) => void;
  error: string | undefined;
  isDisabled?: boolean;
}

interface Offered extends ChosenLegislator {
  line: string;
}

/** Somebody found by typing a name. */
export function LegislatorField({ value, onChange, error, isDisabled = false }: LegislatorFieldProps) {
  const [typed, setTyped] = useState('');
  const found = useLegislatorSearch(typed === value?.fullName ? '' : typed);
  const offered = found.map(({ fusionId, title, byline, localityName }): Offered => ({
    ...{ fusionId, fullName: title },
    line: [byline, localityName].filter(Boolean).join(' · '),
  }));
  const chosen = value === null ? null : { ...value, line: '' };
  return (
    <Autocomplete
      options={offered}
      filterOptions={(options) => options}
      value={chosen}
      disabled={isDisabled}
      isOptionEqualToValue={(option, other) => option.fusionId === other.fusionId}
      getOptionKey={({ fusionId }) => fusionId}
      getOptionLabel={({ fullName }) => fullName}
      onChange={(_event, option) =>
        onChange(option === null ? null : { fusionId: option.fusionId, fullName: option.fullName })
      }
      onInputChange={(_event, text) => setTyped(text)}
      renderOption={({ key, ...props }, { fullName, line }) => (
        <li key={key} {...props}>
          <span>
            {fullName}
            <SecondLine>{line}</SecondLine>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={entryTexts.legislator}
          placeholder={entryTexts.legislatorPlaceholder}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}
