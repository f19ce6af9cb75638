import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { type CommitteeChoice, useCommitteeChoices } from '../hooks/use-committee-choices.ts';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';

export interface CommitteeFilterProps {
  value: string | undefined;
  onChange: (committeeId: string | undefined) => void;
}

/** Whose members are meant: one committee, found by typing a part of its name. */
export function CommitteeFilter({ value, onChange }: CommitteeFilterProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { choices, chosenName } = useCommitteeChoices(typed, isOpen, value);
  const chosen: CommitteeChoice | null =
    value === undefined ? null : { fusionId: value, name: chosenName ?? words.chosenCommittee, place: '' };
  return (
    <Autocomplete
      options={choices}
      filterOptions={(options) => options}
      value={chosen}
      isOptionEqualToValue={(option, other) => option.fusionId === other.fusionId}
      getOptionKey={({ fusionId }) => fusionId}
      getOptionLabel={({ name }) => name}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_event, option) => onChange(option?.fusionId)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderOption={({ key, ...props }, { name, place }) => (
        <li key={key} {...props}>
          <span>
            {name}
            <SecondLine>{place}</SecondLine>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={words.anyCommittee}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': words.committee },
          }}
        />
      )}
    />
  );
}
