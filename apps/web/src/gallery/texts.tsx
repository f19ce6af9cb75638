import { CollapsedHeight } from '../shared/ui/collapsed-height.tsx';
import { ContentsBar } from '../shared/ui/contents-bar.tsx';
import { Highlight } from '../shared/ui/highlight.tsx';
import { PassageText } from '../shared/ui/passage-text.tsx';
import { LinkifiedText } from '../shared/ui/linkified-text.tsx';
import { SafeHtml } from '../shared/ui/safe-html.tsx';
import { SourceText } from '../shared/ui/source-text.tsx';
import { SecondLine } from '../shared/ui/second-line.tsx';
import { SectionList, type SectionSpec } from '../shared/ui/section-list.tsx';
import { ShowMoreList } from '../shared/ui/section.tsx';
import { ShowToggle } from '../shared/ui/show-toggle.tsx';
import { TruncatedText } from '../shared/ui/truncated-text.tsx';
import { VisuallyHidden } from '../shared/ui/visually-hidden.tsx';
import { WebLink } from '../shared/ui/web-link.tsx';
import type { Piece } from './piece.ts';

const LONG = 'An act relating to permits for the reuse of treated water by counties and districts. '.repeat(6);

const SECTIONS: readonly SectionSpec[] = [
  { anchor: 'about', title: 'About', content: LONG, isFixed: true },
  { anchor: 'sponsors', title: 'Sponsors', count: 2, content: 'Rep. Oakmere, Rep. Fernholt' },
];

export const TEXTS: readonly Piece[] = [
  {
    name: 'Section, SectionList and ContentsBar',
    states: {
      'One fixed, one that folds': () => (
        <>
          <ContentsBar entries={SECTIONS} />
          <SectionList sections={SECTIONS} />
        </>
      ),
    },
  },
  {
    name: 'ShowMoreList',
    states: {
      'Three of seven': () => (
        <ShowMoreList label="Sponsors">
          {Array.from({ length: 7 }, (_, at) => (
            <li key={at}>{`Sponsor ${at + 1}`}</li>
          ))}
        </ShowMoreList>
      ),
    },
  },
  {
    name: 'PassageText',
    states: { Struck: () => <PassageText text="The fee is $50." marks={[]} isStruck /> },
  },
  {
    name: 'Highlight',
    states: {
      'Marks, one of them the current one': () => (
        <Highlight
          text="Rental-pricing software and other software"
          marks={[
            [15, 23],
            [34, 42],
          ]}
          current={1}
        />
      ),
    },
  },
  {
    name: 'ShowToggle',
    states: {
      'On a line of its own': () => <ShowToggle isOpen={false} onToggle={() => undefined} more="Show 19 more" />,
    },
  },
  { name: 'TruncatedText', states: { 'Cut off, the rest on demand': () => <TruncatedText text={LONG} limit={120} /> } },
  {
    name: 'CollapsedHeight',
    states: {
      'Higher than its limit': () => (
        <CollapsedHeight limit={60}>
          <p>{LONG}</p>
        </CollapsedHeight>
      ),
      'What fits has no button': () => <CollapsedHeight limit={300}>One line.</CollapsedHeight>,
    },
  },
  {
    name: 'LinkifiedText',
    states: { 'An address in a text': () => <LinkifiedText text="See https://www.example.org/permits for more." /> },
  },
  {
    name: 'SafeHtml',
    states: { 'Markup of a publisher': () => <SafeHtml html="<p>Two <b>pages</b>.<script>alert(1)</script></p>" /> },
  },
  {
    name: 'SourceText',
    states: {
      'Lines of a publisher': () => <SourceText html={'First line &amp; more\nSecond line'} />,
      Markup: () => <SourceText html="<p>Two <b>pages</b>.</p>" />,
    },
  },
  {
    name: 'WebLink',
    states: { 'To another site': () => <WebLink href="https://www.example.org/">www.example.org</WebLink> },
  },
  {
    name: 'SecondLine and VisuallyHidden',
    states: {
      'Under a name': () => (
        <>
          Clean Water 2026
          <SecondLine>clean-water-2026</SecondLine>
          <VisuallyHidden>Read aloud only</VisuallyHidden>
        </>
      ),
    },
  },
];
