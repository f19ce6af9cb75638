import { texts } from '../texts/texts.ts';
import { ContentsBar } from '../ui/contents-bar.tsx';
import { Flyout, type FlyoutProps } from '../ui/flyout.tsx';
import { LabelValue, type Fact } from '../ui/label-value.tsx';
import { OptionsMenu, type MenuOption } from '../ui/options-menu.tsx';
import { getContents, SectionList, type SectionSpec } from '../ui/section-list.tsx';
import { RecordDetail } from './record-detail.tsx';

export interface RecordFlyoutProps extends Omit<FlyoutProps, 'children'> {
  facts: readonly Fact[];
  sections: readonly SectionSpec[];
  /** Grouped actions on the record. The most frequent ones are in `headActions`. */
  options: readonly (readonly MenuOption[])[];
}

/** Side panel of a record (FLY-01) with its facts, its sections, their contents menu, and its Options. */
export function RecordFlyout({ facts, sections, options, headActions, ...flyout }: RecordFlyoutProps) {
  return (
    <Flyout
      {...flyout}
      headActions={
        <>
          {headActions}
          <OptionsMenu label={texts.actions.options} groups={options} />
        </>
      }
    >
      <ContentsBar entries={getContents(sections)} />
      <RecordDetail>
        <LabelValue facts={facts} />
        <SectionList sections={sections} />
      </RecordDetail>
    </Flyout>
  );
}
