import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Ref } from 'react';

export interface CredentialFieldProps {
  name: 'email' | 'password';
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is said when it is empty; null while nothing is. */
  missing: string | null;
  autoComplete: string;
  autoFocus?: boolean;
  ref: Ref<HTMLInputElement>;
}

/** A field of the sign-in form. Not the kit's `TextField`, which brings lists and menus to the page that is loaded first. */
export function CredentialField(props: CredentialFieldProps) {
  const { name, label, value, onChange, missing, autoComplete, autoFocus = false, ref } = props;
  const id = `sign-in-${name}`;
  const isMissing = missing !== null;
  return (
    <FormControl fullWidth error={isMissing}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        type={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        inputRef={ref}
        {...(isMissing ? { 'aria-describedby': `${id}-fault` } : {})}
      />
      {isMissing ? <FormHelperText id={`${id}-fault`}>{missing}</FormHelperText> : null}
    </FormControl>
  );
}
