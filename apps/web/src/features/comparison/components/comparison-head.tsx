import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ComparisonAnswer } from '@rotunda/contract';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import type { Exporting } from '../hooks/use-exporting.ts';
import { isTranslation } from '@rotunda/contract/values';
import { ChangeStepper, NotCompared, type ChangeStepperProps } from './change-stepper.tsx';
import { ExportMenu } from './export-menu.tsx';

const Root = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 68,
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.surface,
  '& h1': {
    fontSize: 18,
    lineHeight: '26px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
    // The head stays in place, so an expanded title scrolls within it.
    maxHeight: 104,
    overflow: 'auto',
  },
  [theme.breakpoints.down('lg')]: { flexWrap: 'wrap' },
  [theme.breakpoints.down('sm')]: { padding: '8px 16px' },
}));

/** Characters of the title shown before `Show More`: two lines beside the controls. */
const TITLE = 100;

const Names = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  [theme.breakpoints.down('lg')]: { flexBasis: '100%' },
}));

/** Line above the title: the bills, and what is compared. */
const Of = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
  '& b': { color: theme.vars.palette.token.ink, whiteSpace: 'nowrap' },
}));

const Tools = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('lg')]: { flex: '0 1 auto', flexWrap: 'wrap' },
  '@media print': { display: 'none' },
}));

export interface ComparisonHeadProps extends ChangeStepperProps {
  comparison: ComparisonAnswer;
  isPhone: boolean;
  view: 'split' | 'inline';
  hidesUnchanged: boolean;
  onView: (view: 'split' | 'inline') => void;
  onHidesUnchanged: (hides: boolean) => void;
  onSwap: () => void;
  exporting: Exporting;
  onChangeSelection: () => void;
}

/** Head of a comparison: what is compared, and all controls. */
export function ComparisonHead(props: ComparisonHeadProps) {
  const { comparison, isPhone, view, hidesUnchanged } = props;
  const { identifier, title, what } = describeComparison(comparison);
  const hasTwoLanguages = isTranslation(comparison);
  return (
    <Root>
      <Names>
        <Of>
          <b>{identifier}</b>
          <span>{what}</span>
        </Of>
        <h1>
          <TruncatedText key={title} text={title} limit={TITLE} />
        </h1>
      </Names>
      <Tools>
        {isPhone ? null : hasTwoLanguages ? (
          <NotCompared>{comparedTexts.notCompared}</NotCompared>
        ) : (
          <>
            <ChangeStepper {...props} />
            <SegmentedControl
              label={comparedTexts.view}
              value={view}
              onChange={props.onView}
              segments={[
                { value: 'split', label: comparedTexts.sideBySide },
                { value: 'inline', label: comparedTexts.inline },
              ]}
            />
          </>
        )}
        {/* Texts in two languages are not compared, so they have only one view and no changes to step through. */}
        {hasTwoLanguages ? null : (
          <Button
            size="small"
            variant={hidesUnchanged ? 'contained' : 'outlined'}
            aria-pressed={hidesUnchanged}
            onClick={() => props.onHidesUnchanged(!hidesUnchanged)}
          >
            {comparedTexts.onlyChanges}
          </Button>
        )}
        {isPhone ? (
          <IconButton icon="swap" label={comparedTexts.swap} onClick={props.onSwap} />
        ) : (
          <Button size="small" variant="outlined" startIcon={<Icon name="swap" />} onClick={props.onSwap}>
            {comparedTexts.swap}
          </Button>
        )}
        <ExportMenu isPhone={isPhone} {...props.exporting} />
        <Button size="small" variant="contained" onClick={props.onChangeSelection}>
          {comparedTexts.changeSelection}
        </Button>
      </Tools>
    </Root>
  );
}

/** Returns the title of the comparison. */
export function describeComparison({ left, right }: Pick<ComparisonAnswer, 'left' | 'right'>) {
  if (left.fusionId !== right.fusionId) {
    const identifier = `${left.billId} · ${right.billId}`;
    return { identifier, title: `${left.title} · ${right.title}`, what: comparedTexts.comparingBills };
  }
  const what = isTranslation({ left, right }) ? comparedTexts.comparingLanguages : comparedTexts.comparingVersions;
  return { identifier: left.billId, title: left.title, what };
}
