import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { getName } from '../model/get-name.ts';
import { projectTexts } from '../model/project-texts.ts';
import { TAG_DISPLAY_LIMIT } from '../model/tag-updates.ts';

export interface CollaboratorPickerProps {
  userIds: readonly string[];
  isDisabled: boolean;
  fault: string | undefined;
  onChange: (userIds: string[]) => void;
}

/** Picks the organization's users who work on a project. Only active users can be added. */
export function CollaboratorPicker({ userIds, isDisabled, fault, onChange }: CollaboratorPickerProps) {
  const { queries } = useApi();
  const { organization } = useSession();
  const users = useQuery(queries.identity.findUsers.queryOptions({ input: { id: organization._id } }));
  const known = users.data?.results ?? [];
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      limitTags={TAG_DISPLAY_LIMIT}
      disabled={isDisabled}
      loading={users.isPending}
      // A user deactivated since then stays listed until removed.
      options={known.filter((user) => user.isActive || userIds.includes(user._id))}
      value={known.filter((user) => userIds.includes(user._id))}
      getOptionLabel={getName}
      getOptionKey={(user) => user._id}
      isOptionEqualToValue={(option, value) => option._id === value._id}
      onChange={(_event, chosen) => onChange(chosen.map((user) => user._id))}
      renderInput={(input) => (
        <TextField
          {...input}
          label={projectTexts.collaborators}
          error={fault !== undefined}
          helperText={fault ?? projectTexts.collaboratorsHint}
        />
      )}
    />
  );
}
