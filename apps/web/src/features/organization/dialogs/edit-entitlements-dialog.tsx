import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Organization } from '@rotunda/contract';
import { useId, useState } from 'react';
import { toApiError } from '../../../shared/api/api-error.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { StatePicker } from '../components/state-picker.tsx';
import { organizationTexts } from '../model/organization-texts.ts';

/** Wide enough for three columns of states. */
const WIDTH = 680;

export interface EditEntitlementsDialogProps {
  organization: Organization;
  onClose: () => void;
}

/** Lets the operator of the installation change an organization's entitlements. */
export function EditEntitlementsDialog({ organization, onClose }: EditEntitlementsDialogProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const federalId = useId();
  const [changed, setChanged] = useState<Organization['entitlements'] | null>(null);
  const entitlements = changed ?? organization.entitlements;
  const update = useMutation(
    queries.identity.updateEntitlements.mutationOptions({
      onSuccess: () => {
        onClose();
        toast.success(organizationTexts.entitlementsSaved);
        return queryClient.invalidateQueries({ queryKey: queries.identity.key() });
      },
    }),
  );
  return (
    <DialogShell
      title={`${organizationTexts.entitlements}: ${organization.externalName}`}
      isOpen
      onClose={onClose}
      width={WIDTH}
      isDirty={changed !== null}
      error={update.error ? toApiError(update.error).message : null}
      submit={{
        label: texts.actions.save,
        isPending: update.isPending,
        isDisabled: changed === null,
        onSubmit: () => update.mutate({ id: organization._id, ...entitlements }),
      }}
    >
      <div style={{ display: 'grid', gap: 14 }}>
        <div>
          <FormControlLabel
            label={organizationTexts.federal}
            control={
              <Switch
                checked={entitlements.USFederal}
                onChange={(_event, USFederal) => setChanged({ ...entitlements, USFederal })}
                slotProps={{ input: { 'aria-describedby': federalId } }}
              />
            }
          />
          <FormHelperText id={federalId}>{organizationTexts.federalMeaning}</FormHelperText>
        </div>
        <StatePicker
          codes={entitlements.USStateList}
          onChange={(USStateList) => setChanged({ ...entitlements, USStateList })}
        />
      </div>
    </DialogShell>
  );
}
