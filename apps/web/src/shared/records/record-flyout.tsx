import { texts } from '../texts/texts.ts';
import { ContentsBar } from '../ui/contents-bar.tsx';
import { Flyout, type FlyoutProps } from '../ui/flyout.tsx';
import { LabelValue, type Fact } from '../ui/label-value.tsx';
import { OptionsMenu, type MenuOption } from '../ui/options-menu.tsx';
import { contentsOf, SectionList, type SectionSpec } from '../ui/section-list.tsx';
import { RecordDetail } from './record-detail.tsx';

export interface RecordFlyoutProps extends Omit<FlyoutProps, 'children'> {
  facts: readonly Fact[];
  sections: readonly SectionSpec[];
  /** What can be done with the record, by groups; its most frequent commands are `headActions`. */
  options: readonly (readonly MenuOption[])[];
}

/** The side panel of a record (S3 §2.2): its facts, its sections with their contents menu, its Options. */
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
      <ContentsBar entries={contentsOf(sections)} />
      <RecordDetail>
        <LabelValue facts={facts} />
        <SectionList sections={sections} />
      </RecordDetail>
    </Flyout>
  );
}
