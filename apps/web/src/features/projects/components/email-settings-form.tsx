import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { EmailSettings, Project } from '@rotunda/contract';
import { EMAIL_FREQUENCIES } from '@rotunda/contract/values';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useFlag, useSession } from '../../../shared/api/session.tsx';
import { toast } from '../../../shared/toast/toast.ts';
import { projectTexts } from '../model/project-texts.ts';

/** How often and about what the signed-in member is written to (S1 §5); each choice is saved at once. */
export function EmailSettingsForm({ project }: { project: Project }) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const { user, organisation } = useSession();
  const hasHourly = useFlag('hourlyEmails');
  const mutationKey = ['email settings', project._id];
  const update = useMutation({
    ...queries.projectMembers.updateSettings.mutationOptions({
      onSuccess: async () => {
        toast.success(projectTexts.updated);
        await queryClient.invalidateQueries({ queryKey: queries.projects.key() });
      },
    }),
    mutationKey,
    // One after the other: what is chosen last is stored last.
    scope: { id: mutationKey.join(' ') },
  });
  const set = (changes: Partial<EmailSettings>) => update.mutate({ id: project._id, ...changes });
  const isCollaborator = project.users.length === 0 || project.users.includes(user._id);
  const isDisabled = !isCollaborator;
  // What was chosen shows at once, and stays until the project has come back with it.
  const chosen = useMutationState({
    filters: { mutationKey, status: 'pending' },
    // Only `update` has this key.
    select: ({ state }) => state.variables as Partial<EmailSettings>,
  });
  const { alertEmailFrequency, updateEmailFrequency, updateEmailContent } = project;
  const shown = chosen.reduce<EmailSettings>((settings, choice) => ({ ...settings, ...choice }), {
    alertEmailFrequency,
    updateEmailFrequency,
    updateEmailContent,
  });
  const content = shown.updateEmailContent;
  const isOnlyOne = content.pn_content !== content.cq_content;
  const frequency = (key: 'alertEmailFrequency' | 'updateEmailFrequency', label: string) => (
    <TextField
      select
      label={label}
      value={shown[key]}
      disabled={isDisabled}
      onChange={({ target }) => {
        const chosen = EMAIL_FREQUENCIES.find((one) => one === target.value);
        if (chosen) set({ [key]: chosen });
      }}
    >
      {EMAIL_FREQUENCIES.filter((one) => one !== 'Hourly' || hasHourly || shown[key] === 'Hourly').map((one) => (
        <MenuItem key={one} value={one}>
          {one}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <section aria-label={projectTexts.emails}>
      <h2>{projectTexts.emails}</h2>
      <p className="hint">{isCollaborator ? projectTexts.emailsHint : projectTexts.emailsOff}</p>
      {frequency('alertEmailFrequency', projectTexts.alertFrequency)}
      {frequency('updateEmailFrequency', projectTexts.updateFrequency)}
      <div>
        <FormControlLabel
          label={projectTexts.policyContent}
          control={
            <Checkbox
              checked={content.pn_content}
              disabled={isDisabled || (isOnlyOne && content.pn_content)}
              onChange={(_event, isOn) => set({ updateEmailContent: { ...content, pn_content: isOn } })}
            />
          }
        />
        <FormControlLabel
          label={projectTexts.legislativeContent}
          control={
            <Checkbox
              checked={content.cq_content}
              disabled={isDisabled || (isOnlyOne && content.cq_content) || !organisation.entitlements.USFederal}
              onChange={(_event, isOn) => set({ updateEmailContent: { ...content, cq_content: isOn } })}
            />
          }
        />
        <p className="hint">
          {organisation.entitlements.USFederal ? projectTexts.oneContent : projectTexts.legislativeHint}
        </p>
      </div>
      {update.error ? <p role="alert">{toApiFault(update.error).message}</p> : null}
    </section>
  );
}
