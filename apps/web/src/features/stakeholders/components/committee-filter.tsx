import { skipToken, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/api-context.tsx';
import { StakeholderPicker } from '../../../shared/stakeholders/stakeholder-picker.tsx';
import { stakeholderTexts as words } from '../stakeholder-texts.ts';

export interface CommitteeFilterProps {
  value: string | undefined;
  onChange: (committeeId: string | undefined) => void;
}

/** Filters people by the committee they are members of. */
export function CommitteeFilter({ value: fusionId, onChange }: CommitteeFilterProps) {
  const { queries } = useApi();
  const input = fusionId === undefined ? skipToken : { fusionId };
  const chosen = useQuery(queries.committees.get.queryOptions({ input }));
  return (
    <StakeholderPicker
      documentType="Committee"
      isLabelHidden
      label={words.committee}
      placeholder={words.anyCommittee}
      value={fusionId === undefined ? null : { fusionId, fullName: chosen.data?.title ?? words.chosenCommittee }}
      onChange={(committee) => onChange(committee?.fusionId)}
    />
  );
}
