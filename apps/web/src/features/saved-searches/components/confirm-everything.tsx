import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { formatTotal } from '../../../shared/format/format-number.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

export interface ConfirmEverythingProps {
  searchModel: SearchModel;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
}

/** Asks before a search without text and filters raises alerts, and says how many a week the last 90 days suggest. */
export function ConfirmEverything({ searchModel, isConfirmed, onChange }: ConfirmEverythingProps) {
  const { queries } = useApi();
  const { data } = useQuery(queries.discover.preview.queryOptions({ input: { searchModel } }));
  const perWeek = data === undefined ? '…' : formatTotal(Math.ceil((data.total * 7) / data.days), data.atTotalLimit);
  return (
    <div>
      <p>{savedSearchTexts.everything}</p>
      <FormControlLabel
        control={<Checkbox checked={isConfirmed} onChange={(_event, isOn) => onChange(isOn)} />}
        label={savedSearchTexts.confirmEverything(perWeek)}
      />
    </div>
  );
}
