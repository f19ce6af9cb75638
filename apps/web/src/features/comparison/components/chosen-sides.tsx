import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Icon } from '../../../shared/ui/icon.tsx';
import { comparisonTexts } from '../comparison-texts.ts';
import type { ComparableVersion } from '../hooks/use-bill-choices.ts';
import { swapSides, type ComparisonSelection, type ComparisonSide } from '../model/comparison-selection.ts';
import { ChosenSide } from './chosen-side.tsx';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'stretch',
  '& > button': { alignSelf: 'center' },
  gap: 12,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > button': { justifySelf: 'center' } },
}));

export interface ChosenSidesProps {
  selection: ComparisonSelection;
  versions: Record<ComparisonSide, readonly ComparableVersion[] | undefined>;
  onChange: (selection: ComparisonSelection) => void;
}

/** Both sides of the comparison being set up, and the button that swaps them. */
export function ChosenSides({ selection, versions, onChange }: ChosenSidesProps) {
  const { first, second } = selection;
  const hint = first === null ? comparisonTexts.primaryFirst : comparisonTexts.chooseSecond;
  return (
    <Sides>
      <ChosenSide
        name={comparisonTexts.first}
        hint={comparisonTexts.chooseFirst}
        chosen={first}
        versions={versions.first}
        onVersion={(versionId) => onChange({ ...selection, first: first && { ...first, versionId } })}
        onRemove={() => onChange({ ...selection, first: null, tab: 'other' })}
      />
      <Button
        startIcon={<Icon name="swap" />}
        disabled={first === null || second === null}
        onClick={() => onChange(swapSides(selection))}
      >
        {comparisonTexts.swap}
      </Button>
      <ChosenSide
        name={comparisonTexts.second}
        hint={hint}
        chosen={second}
        versions={versions.second}
        onVersion={(versionId) => onChange({ ...selection, second: second && { ...second, versionId } })}
        onRemove={() => onChange({ ...selection, second: null })}
      />
    </Sides>
  );
}
