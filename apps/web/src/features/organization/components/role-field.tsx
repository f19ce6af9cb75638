import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Role } from '@rotunda/contract';
import { ROLES } from '@rotunda/contract/values';
import { organizationTexts, ROLE_WORDS } from '../model/organization-texts.ts';

/** Role picker for a new user. */
export function RoleField({ value, onChange }: { value: Role; onChange: (role: Role) => void }) {
  return (
    <TextField
      select
      fullWidth
      label={organizationTexts.role}
      value={value}
      onChange={({ target }) => onChange(ROLES.find((role) => role === target.value) ?? value)}
    >
      {ROLES.map((role) => (
        <MenuItem key={role} value={role}>
          {ROLE_WORDS[role]}
        </MenuItem>
      ))}
    </TextField>
  );
}
