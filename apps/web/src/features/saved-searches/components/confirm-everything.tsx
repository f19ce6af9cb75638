import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { SearchModel } from '@rotunda/contract';
import { useWeeklyEstimate } from '../api/use-weekly-estimate.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

export interface ConfirmEverythingProps {
  searchModel: SearchModel;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
}

/**
 * Asks before a search without text and filters raises alerts. It can be confirmed as soon as the number of documents a
 * week is known.
 */
export function ConfirmEverything({ searchModel, isConfirmed, onChange }: ConfirmEverythingProps) {
  const perWeek = useWeeklyEstimate(searchModel);
  return (
    <div>
      <p>{savedSearchTexts.everything}</p>
      <FormControlLabel
        disabled={perWeek === null}
        control={<Checkbox checked={isConfirmed} onChange={(_event, isOn) => onChange(isOn)} />}
        label={savedSearchTexts.confirmEverything(perWeek ?? '…')}
      />
    </div>
  );
}
