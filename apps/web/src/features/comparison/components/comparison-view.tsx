import type { ComparisonAnswer } from '@rotunda/contract';
import { useCallback, useState } from 'react';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { useIsBelow } from '../../../shared/hooks/use-is-below.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { NoticeBar } from '../../../shared/ui/notice-bar.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { useComparisonReading } from '../hooks/use-comparison-reading.ts';
import { useExporting } from '../hooks/use-exporting.ts';
import { useIsPrinting } from '../hooks/use-printing.ts';
import type { ComparisonSearch } from '../model/comparison-address.ts';
import { isTranslation, getLanguage } from '@rotunda/contract/values';
import { getAddress, type ComparedBills } from '../model/comparison-selection.ts';
import { ChangeStepper, NotCompared } from './change-stepper.tsx';
import { ComparisonGrid, RailPane, Sides, Steps, Strip, TextChoice } from './comparison-grid.ts';
import { ComparisonHead } from './comparison-head.tsx';
import { ComparisonLines } from './comparison-lines.tsx';
import { OverviewStrip } from './overview-strip.tsx';
import { SectionRail } from './section-rail.tsx';
import { SectionSheet } from './section-sheet.tsx';
import { SideHead } from './side-head.tsx';

export interface ComparisonViewProps {
  comparison: ComparisonAnswer;
  bills: ComparedBills;
  search: ComparisonSearch;
  onSearchChange: (search: ComparisonSearch) => void;
  onChangeSelection: () => void;
}

/** Comparison of two texts: change counts, the list of sections, and the text itself. */
export function ComparisonView(props: ComparisonViewProps) {
  const { comparison, bills, search, onSearchChange, onChangeSelection } = props;
  const { state } = comparison;
  const isPhone = useIsBelow('cards');
  const isPrinting = useIsPrinting();
  const hasTwoLanguages = isTranslation(comparison);
  const [phoneView, setPhoneView] = useState<PhoneView>(hasTwoLanguages ? 'left' : 'inline');
  const reading = useComparisonReading(comparison, search.change, (change) => onSearchChange({ ...search, change }));
  const onCopyLink = useCallback(() => void copyText(location.href, texts.clipboard.link), []);
  // Two languages are never merged into one text, even if the address still names another pair's view.
  const view = hasTwoLanguages ? 'split' : (search.view ?? 'split');
  const hidesUnchanged = !hasTwoLanguages && search.only === 'changes';
  const { current, go, goToChange, getGroup } = reading;
  const getRequest = useCallback((key: string) => ({ bills, state, keys: getGroup(key) }), [bills, state, getGroup]);
  const exporting = useExporting(bills, state, () => {
    const shown = reading.lines.filter(({ kind }) => kind === 'section').map(({ key }) => getGroup(key));
    return [...new Set(shown)].map((keys) => ({ bills, state, keys }));
  });
  const goToSection = (key: string) => {
    setPhoneView((shown) => viewShowing(comparison, key, shown));
    go(key);
  };
  const list = { comparison, current, onGo: goToSection, onGoToChange: goToChange };
  return (
    <>
      <ComparisonHead
        comparison={comparison}
        isPhone={isPhone}
        view={view}
        hidesUnchanged={hidesUnchanged}
        onView={(next) => {
          const { view: _before, ...rest } = search;
          onSearchChange(next === 'inline' ? { ...rest, view: next } : rest);
        }}
        onHidesUnchanged={(hides) => {
          const { only: _before, ...rest } = search;
          onSearchChange(hides ? { ...rest, only: 'changes' } : rest);
        }}
        onSwap={() => onSearchChange(swapped(comparison, search))}
        onChangeSelection={onChangeSelection}
        exporting={exporting}
        {...reading.stepper}
      />
      {comparison.sectionCount > comparison.sections.length ? (
        <NoticeBar tone="warning" icon="warning">
          {comparedTexts.sectionsShown(formatNumber(comparison.sections.length), formatNumber(comparison.sectionCount))}
        </NoticeBar>
      ) : null}
      <ComparisonGrid>
        {isPhone ? null : (
          <RailPane aria-label={comparedTexts.sections}>
            <SectionRail {...list} />
          </RailPane>
        )}
        <SideHeads comparison={comparison} search={search} onSearchChange={onSearchChange} />
        {isPhone ? <PhoneChoice comparison={comparison} value={phoneView} onChange={setPhoneView} /> : null}
        <ComparisonLines
          lines={reading.lines}
          getRequest={getRequest}
          view={isPhone ? phoneView : view}
          leftLanguage={comparison.left.version.language}
          rightLanguage={comparison.right.version.language}
          hidesUnchanged={hidesUnchanged}
          change={search.change ?? null}
          goTo={reading.goTo}
          isPrinting={isPrinting}
          getName={reading.getName}
          onGo={go}
          onOpen={reading.unfold}
          onVisibleRangeChange={reading.onVisibleRangeChange}
          onCopyLink={onCopyLink}
        />
        <Strip>
          <OverviewStrip lines={reading.lines} visibleRange={reading.visibleRange} onGo={reading.goToLine} />
        </Strip>
        {isPhone ? (
          <Steps>
            <SectionSheet {...list} />
            {hasTwoLanguages ? (
              <NotCompared>{comparedTexts.notCompared}</NotCompared>
            ) : (
              <ChangeStepper {...reading.stepper} />
            )}
          </Steps>
        ) : null}
      </ComparisonGrid>
    </>
  );
}

/**
 * Returns the address of another pair in the same view. The current change is dropped, because it belongs to the
 * previous pair.
 */
function otherPair(pair: ComparedBills, { view, only }: ComparisonSearch): ComparisonSearch {
  return { ...pair, ...(view === undefined ? {} : { view }), ...(only === undefined ? {} : { only }) };
}

const getSide = ({ fusionId, version }: ComparisonAnswer['left'], versionId = version.id) => ({ fusionId, versionId });

function swapped({ left, right }: ComparisonAnswer, search: ComparisonSearch): ComparisonSearch {
  return otherPair(getAddress(getSide(right), getSide(left)), search);
}

const isOfOneBill = ({ left, right }: ComparisonAnswer) => left.fusionId === right.fusionId;

function SideHeads(props: Pick<ComparisonViewProps, 'comparison' | 'search' | 'onSearchChange'>) {
  const { comparison, search, onSearchChange } = props;
  const { left, right } = comparison;
  const compare = (pair: ComparedBills) => onSearchChange(otherPair(pair, search));
  const isOne = isOfOneBill(comparison);
  return (
    <Sides>
      <SideHead
        number={1}
        side={left}
        isOfOneBill={isOne}
        onVersion={(versionId) => compare(getAddress(getSide(left, versionId), getSide(right)))}
      />
      <SideHead
        number={2}
        side={right}
        isOfOneBill={isOne}
        onVersion={(versionId) => compare(getAddress(getSide(left), getSide(right, versionId)))}
      />
    </Sides>
  );
}

type PhoneView = 'left' | 'inline' | 'right';

/** Returns the phone view that shows the section: the chosen one, or another if that text does not have the section. */
function viewShowing(comparison: ComparisonAnswer, key: string, chosen: PhoneView): PhoneView {
  const section = comparison.sections.find((one) => one.key === key);
  if (section === undefined || chosen === 'inline' || section[chosen] !== null) return chosen;
  if (!isTranslation(comparison)) return 'inline';
  return chosen === 'left' ? 'right' : 'left';
}

interface PhoneChoiceProps {
  comparison: ComparisonAnswer;
  value: PhoneView;
  onChange: (view: PhoneView) => void;
}

/** Switches on phones between one text alone and both merged. */
function PhoneChoice({ comparison, value, onChange }: PhoneChoiceProps) {
  const name = isOfOneBill(comparison) ? comparedTexts.version : comparedTexts.bill;
  const { left, right } = comparison;
  const segments: readonly { value: PhoneView; label: string }[] = isTranslation(comparison)
    ? [
        { value: 'left', label: getLanguage(left) },
        { value: 'right', label: getLanguage(right) },
      ]
    : [
        { value: 'left', label: name(1) },
        { value: 'inline', label: comparedTexts.changes },
        { value: 'right', label: name(2) },
      ];
  return (
    <TextChoice>
      <SegmentedControl label={comparedTexts.view} value={value} onChange={onChange} segments={segments} />
    </TextChoice>
  );
}
