import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { DELAYS_MS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { useDebounced } from '../hooks/use-debounced.ts';
import { SecondLine } from '../ui/second-line.tsx';

type PickedType = 'Person' | 'Committee';

/** Maximum number of options shown. */
const OFFERED = 20;

export interface PickedStakeholder {
  fusionId: string;
  fullName: string;
}

interface StakeholderOption extends PickedStakeholder {
  /** Office and place, because two legislatures can have committees of the same name. */
  line: string;
}

export interface StakeholderPickerProps {
  documentType: PickedType;
  label: string;
  /**
   * Makes the label available only to screen readers, for use among filters that show their chosen value instead of a
   * label.
   */
  isLabelHidden?: boolean;
  placeholder: string;
  value: PickedStakeholder | null;
  onChange: (value: PickedStakeholder | null) => void;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** Picks one person or committee by typing part of the name. */
export function StakeholderPicker(props: StakeholderPickerProps) {
  const { documentType, label, isLabelHidden = false, placeholder, value, onChange, error, isDisabled = false } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const offered = useStakeholderOptions(documentType, typed, isOpen);
  return (
    <Autocomplete
      options={offered}
      filterOptions={(options) => options}
      value={value === null ? null : { ...value, line: '' }}
      disabled={isDisabled}
      isOptionEqualToValue={(option, other) => option.fusionId === other.fusionId}
      getOptionKey={({ fusionId }) => fusionId}
      getOptionLabel={({ fullName }) => fullName}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      onChange={(_event, option) =>
        onChange(option === null ? null : { fusionId: option.fusionId, fullName: option.fullName })
      }
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderOption={({ key, ...row }, { fullName, line }) => (
        <li key={key} {...row}>
          <span>
            {fullName}
            <SecondLine>{line}</SecondLine>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...(isLabelHidden ? {} : { label })}
          placeholder={placeholder}
          error={error !== undefined}
          helperText={error}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, ...(isLabelHidden ? { 'aria-label': label } : {}) },
          }}
        />
      )}
    />
  );
}

/** Fetches the options that match the typed text, or the first by name if it is empty. */
function useStakeholderOptions(documentType: PickedType, typed: string, isOpen: boolean): StakeholderOption[] {
  const { queries } = useApi();
  const rawTextSearch = useDebounced(typed.trim(), DELAYS_MS.searchBox);
  const searchModel = { datasetTypes: [documentType], rawTextSearch };
  const sort = rawTextSearch === '' ? ('name' as const) : ('relevance' as const);
  const { data } = useQuery({
    ...queries.stakeholders.search.queryOptions({
      input: isOpen ? { searchModel, sort, limit: OFFERED } : skipToken,
    }),
    placeholderData: keepPreviousData,
  });
  return (data?.results ?? []).map(({ fusionId, title, byline, localityName }) => ({
    fusionId,
    fullName: title,
    line: [byline, localityName].filter(Boolean).join(' · '),
  }));
}
