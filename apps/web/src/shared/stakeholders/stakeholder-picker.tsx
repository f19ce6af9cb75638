import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { DELAYS_MS } from '@rotunda/contract/values';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { useDebounced } from '../hooks/use-debounced.ts';
import { SecondLine } from '../ui/second-line.tsx';

type PickedType = 'Person' | 'Committee';

/** Offered at once. */
const OFFERED = 20;

export interface PickedStakeholder {
  fusionId: string;
  fullName: string;
}

interface Offered extends PickedStakeholder {
  /** Office and place: two legislatures have a committee of the same name. */
  line: string;
}

export interface StakeholderPickerProps {
  documentType: PickedType;
  label: string;
  /** Among filters, which say by what is chosen what they are, the label is only read aloud. */
  isLabelHidden?: boolean;
  placeholder: string;
  value: PickedStakeholder | null;
  onChange: (value: PickedStakeholder | null) => void;
  error?: string | undefined;
  isDisabled?: boolean;
}

/** One person or committee, found by typing a part of its name. */
export function StakeholderPicker(props: StakeholderPickerProps) {
  const { documentType, label, isLabelHidden = false, placeholder, value, onChange, error, isDisabled = false } = props;
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const offered = useOffered(documentType, typed, isOpen);
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

/** Those whose words are as typed; the first by name before anything is. */
function useOffered(documentType: PickedType, typed: string, isOpen: boolean): Offered[] {
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
    ...{ fusionId, fullName: title },
    line: [byline, localityName].filter(Boolean).join(' · '),
  }));
}
