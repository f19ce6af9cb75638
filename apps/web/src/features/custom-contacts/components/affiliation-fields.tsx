import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { CONTACT_LIMITS } from '@rotunda/contract/values';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useOrganizationSearch } from '../api/use-organization-search.ts';
import { contactTexts } from '../model/contact-texts.ts';
import type { AffiliationValue } from '../model/contact-values.ts';

const Root = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& legend': { padding: 0, marginBottom: 8, fontSize: 13, fontWeight: 600 },
});

const Affiliation = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  gap: 8,
  alignItems: 'start',
  // Align the button with the fields and not with their labels.
  '& > button': { marginTop: 22 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // The organization has a row for itself.
    '& > div:first-of-type': { gridColumn: '1 / -1' },
  },
}));

const AddButton = styled(Button)({ justifySelf: 'start' });

export interface AffiliationFieldsProps {
  value: readonly AffiliationValue[];
  onChange: (value: AffiliationValue[]) => void;
  error: string | undefined;
}

/** Organizations that a person belongs to: stored ones found by typing, and others as plain names. */
export function AffiliationFields({ value, onChange, error }: AffiliationFieldsProps) {
  const change = (key: string, changes: Partial<AffiliationValue>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const add = () => {
    const line = { key: crypto.randomUUID(), organizationId: null, organizationName: '', title: '' };
    onChange([...value, line]);
  };
  return (
    <Root>
      <legend>{contactTexts.affiliations}</legend>
      {value.map((one, index) => (
        <Affiliation key={one.key}>
          <OrganizationField
            label={contactTexts.affiliation(index + 1)}
            value={one}
            onChange={(changes) => change(one.key, changes)}
          />
          <TextField
            fullWidth
            label={contactTexts.affiliationTitle(index + 1)}
            value={one.title}
            onChange={(event) => change(one.key, { title: event.target.value })}
            slotProps={{ htmlInput: { maxLength: CONTACT_LIMITS.line } }}
          />
          <IconButton
            icon="close"
            label={contactTexts.removeAffiliation(one.organizationName)}
            onClick={() => onChange(value.filter((other) => other.key !== one.key))}
          />
        </Affiliation>
      ))}
      {error === undefined ? null : <FormHelperText error>{error}</FormHelperText>}
      {value.length < CONTACT_LIMITS.affiliations ? (
        <AddButton size="small" startIcon={<Icon name="plus" />} onClick={add}>
          {contactTexts.addAffiliation}
        </AddButton>
      ) : null}
    </Root>
  );
}

interface OrganizationFieldProps {
  label: string;
  value: AffiliationValue;
  onChange: (changes: Pick<AffiliationValue, 'organizationId' | 'organizationName'>) => void;
}

function OrganizationField({ label, value, onChange }: OrganizationFieldProps) {
  const { organizationId, organizationName } = value;
  const found = useOrganizationSearch(organizationId === null ? organizationName : '');
  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={found}
      filterOptions={(options) => options}
      value={organizationName}
      inputValue={organizationName}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.fusionId)}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      onChange={(_event, option) => {
        if (typeof option === 'string') onChange({ organizationId: null, organizationName: option });
        else onChange({ organizationId: option.fusionId, organizationName: option.title });
      }}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input') onChange({ organizationId: null, organizationName: typed });
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          placeholder={contactTexts.affiliationPlaceholder}
          helperText={organizationId === null && organizationName !== '' ? contactTexts.plainName : undefined}
        />
      )}
    />
  );
}
