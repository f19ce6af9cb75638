import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';

const TYPES = { email: 'email', password: 'password', firstName: 'text', lastName: 'text' } as const;

export interface CredentialFieldProps {
  name: keyof typeof TYPES;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Message if the value is missing or was rejected; null otherwise. */
  missing: string | null;
  hint?: string;
  autoComplete: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field of the sign-in form. It does not use the kit's `TextField`, which would add lists and menus to the first page
 * that loads.
 */
export function CredentialField(props: CredentialFieldProps) {
  const { name, label, value, onChange, missing, hint, autoComplete, autoFocus = false, ref } = props;
  const id = `sign-in-${name}`;
  const isMissing = missing !== null;
  const said = missing ?? hint;
  return (
    <FormControl fullWidth error={isMissing}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={TYPES[name]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        {...(ref === undefined ? {} : { inputRef: ref })}
        {...(said === undefined ? {} : { 'aria-describedby': `${id}-said` })}
      />
      {said === undefined ? null : <FormHelperText id={`${id}-said`}>{said}</FormHelperText>}
    </FormControl>
  );
}
