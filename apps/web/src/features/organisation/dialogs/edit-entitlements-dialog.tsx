import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Organisation } from '@rotunda/contract';
import { useId, useState } from 'react';
import { toApiFault } from '../../../shared/api/api-fault.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { texts } from '../../../shared/texts/texts.ts';
import { toast } from '../../../shared/toast/toast.ts';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { StatePicker } from '../components/state-picker.tsx';
import { organisationTexts } from '../model/organisation-texts.ts';

/** Wide enough for three columns of states. */
const WIDTH = 680;

export interface EditEntitlementsDialogProps {
  organisation: Organisation;
  onClose: () => void;
}

/** Lets the operator of the installation change an organization's entitlements. */
export function EditEntitlementsDialog({ organisation, onClose }: EditEntitlementsDialogProps) {
  const { queries } = useApi();
  const queryClient = useQueryClient();
  const federalId = useId();
  const [changed, setChanged] = useState<Organisation['entitlements'] | null>(null);
  const entitlements = changed ?? organisation.entitlements;
  const update = useMutation(
    queries.identity.updateEntitlements.mutationOptions({
      onSuccess: () => {
        onClose();
        toast.success(organisationTexts.entitlementsSaved);
        return queryClient.invalidateQueries({ queryKey: queries.identity.key() });
      },
    }),
  );
  return (
    <DialogShell
      title={`${organisationTexts.entitlements}: ${organisation.externalName}`}
      isOpen
      onClose={onClose}
      width={WIDTH}
      isDirty={changed !== null}
      error={update.error ? toApiFault(update.error).message : null}
      submit={{
        label: texts.actions.save,
        isPending: update.isPending,
        isDisabled: changed === null,
        onSubmit: () => update.mutate({ id: organisation._id, ...entitlements }),
      }}
    >
      <div style={{ display: 'grid', gap: 14 }}>
        <div>
          <FormControlLabel
            label={organisationTexts.federal}
            control={
              <Switch
                checked={entitlements.USFederal}
                onChange={(_event, USFederal) => setChanged({ ...entitlements, USFederal })}
                slotProps={{ input: { 'aria-describedby': federalId } }}
              />
            }
          />
          <FormHelperText id={federalId}>{organisationTexts.federalMeaning}</FormHelperText>
        </div>
        <StatePicker
          codes={entitlements.USStateList}
          onChange={(USStateList) => setChanged({ ...entitlements, USStateList })}
        />
      </div>
    </DialogShell>
  );
}
