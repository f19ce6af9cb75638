import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { FilterOption } from '../../../shared/ui/filter-option.tsx';
import { organizationTexts } from '../model/organization-texts.ts';
import { US_STATES } from '../model/us-states.ts';

const Root = styled('fieldset')({
  minWidth: 0,
  '& legend': { padding: 0, marginBottom: 4, fontSize: 13, lineHeight: '20px', fontWeight: 500 },
});

const Count = styled('span')(({ theme }) => ({ fontWeight: 400, color: theme.vars.palette.token.ink3 }));

const AllOrNone = styled('div')({ display: 'flex', gap: 8, marginBlock: 8 });

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(172px, 1fr))',
  columnGap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' },
}));

export interface StatePickerProps {
  codes: readonly string[];
  onChange: (codes: string[]) => void;
}

/**
 * Picks the states an organization is entitled to, with all of them visible. Unknown codes grant nothing, so any change
 * drops them.
 */
export function StatePicker({ codes, onChange }: StatePickerProps) {
  const chosen = new Set(codes);
  const set = (wanted: (code: string) => boolean) => onChange(US_STATES.map(({ code }) => code).filter(wanted));
  return (
    <Root>
      <legend>
        {organizationTexts.states}{' '}
        <Count>{`${US_STATES.filter(({ code }) => chosen.has(code)).length} of ${US_STATES.length}`}</Count>
      </legend>
      <FormHelperText>{organizationTexts.statesMeaning}</FormHelperText>
      <AllOrNone>
        <Button size="small" onClick={() => set(() => true)}>
          {organizationTexts.all}
        </Button>
        <Button size="small" onClick={() => set(() => false)}>
          {organizationTexts.none}
        </Button>
      </AllOrNone>
      <Choices>
        {US_STATES.map(({ code, name }) => (
          <FilterOption
            key={code}
            label={name}
            isChecked={chosen.has(code)}
            onChange={(isChecked) => set((one) => (one === code ? isChecked : chosen.has(one)))}
          />
        ))}
      </Choices>
    </Root>
  );
}
