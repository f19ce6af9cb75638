import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import { styled } from '@mui/material/styles';
import type { ComparedSectionSummary, ComparisonAnswer } from '@rotunda/contract';
import { memo } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { describeSectionStatus, isTranslation, sectionName, summaryFigures, getTone } from '@rotunda/contract/values';

/** Class names instead of components, because the longest bills have hundreds of sections. */
const slots = generateUtilityClasses('RtSectionRail', [
  'line',
  'number',
  'name',
  'became',
  'bar',
  'inserted',
  'struck',
  'sizes',
  'insertedCount',
  'struckCount',
]);

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '20px',
    '& h2': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    [`& .${slots.sizes}`]: {
      marginLeft: 'auto',
      display: 'flex',
      gap: 6,
      fontVariantNumeric: 'tabular-nums',
      fontSize: 12,
    },
    [`& .${slots.insertedCount}`]: { color: token.passed },
    [`& .${slots.struckCount}`]: { color: token.failed },
  };
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  whiteSpace: 'nowrap',
  padding: '12px 20px 4px',
  fontVariantNumeric: 'tabular-nums',
});

const ChangedCount = styled('span')(({ theme }) => ({ color: theme.vars.palette.token.ink2 }));

const PLAIN_BUTTON = {
  display: 'grid',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
} as const;

const Sections = styled('ul')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' },
    [`& .${slots.line}`]: {
      ...PLAIN_BUTTON,
      gridTemplateColumns: '52px minmax(0, 1fr) auto',
      gap: '0 8px',
      alignItems: 'baseline',
      padding: '6px 20px 6px 17px',
      borderLeft: '3px solid transparent',
    },
    [`& .${slots.line}:hover`]: { backgroundColor: token.hover },
    [`& .${slots.line}[aria-current]`]: { backgroundColor: token.selected, borderLeftColor: token.primary },
    [`& .${slots.number}, & .${slots.name}`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [`& .${slots.number}`]: { color: token.ink2 },
    [`& .${slots.name}`]: { fontWeight: 500 },
    [`& [data-tone="same"] .${slots.name}`]: { fontWeight: 400, color: token.ink2 },
    [`& .${slots.became}`]: { gridColumn: 2, fontSize: 12, lineHeight: '16px', color: token.ink2 },
    [`& .${slots.bar}`]: { gridColumn: 3, display: 'flex', justifyContent: 'flex-end', height: 4 },
    [`& .${slots.bar} i`]: { height: 4, borderRadius: 1 },
    [`& .${slots.inserted}`]: { backgroundColor: token.passed },
    [`& .${slots.struck}`]: { backgroundColor: token.failed },
  };
});

export interface SectionRailProps {
  comparison: ComparisonAnswer;
  /** Key of the section being read. */
  current: string | null;
  onGo: (sectionKey: string) => void;
  onGoToChange: (change: number) => void;
}

/** Change counts, key values, and every section with its size. */
export function SectionRail({ comparison, current, onGo, onGoToChange }: SectionRailProps) {
  const { sections, figures } = comparison;
  const listed = sections.filter(({ isFormal }) => !isFormal);
  const changed = listed.filter((section) => getTone(section) !== 'same').length;
  const longest = Math.max(1, ...listed.map(({ insertedWords, struckWords }) => insertedWords + struckWords));
  return (
    <Root>
      <Summary comparison={comparison} onGoToChange={onGoToChange} />
      <Head>
        <h2>{comparedTexts.sections}</h2>
        {isTranslation(comparison) ? null : (
          <>
            <ChangedCount>{comparedTexts.getSections(formatNumber(changed), formatNumber(listed.length))}</ChangedCount>
            <Sizes inserted={figures.insertedWords} struck={figures.struckWords} />
          </>
        )}
      </Head>
      <Sections>
        {listed.map((section) => (
          <SectionLine
            key={section.key}
            section={section}
            fate={describeSectionStatus(section, comparison)}
            share={60 / longest}
            isCurrent={section.key === current}
            onGo={onGo}
          />
        ))}
      </Sections>
      {isTranslation(comparison) ? null : <ColorKey />}
    </Root>
  );
}

function ColorKey() {
  return (
    <Key aria-hidden="true">
      {(['added', 'dropped', 'moved'] as const).map((tone) => (
        <span key={tone}>
          <Swatch data-tone={tone} />
          {tone === 'dropped' ? comparedTexts.removed : comparedTexts[tone]}
        </span>
      ))}
    </Key>
  );
}

const Key = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  padding: '12px 20px',
  fontSize: 12,
  color: theme.vars.palette.token.ink2,
}));

const Swatch = styled('i')(({ theme }) => ({
  display: 'inline-block',
  width: 10,
  height: 10,
  marginRight: 6,
  borderRadius: 2,
  '&[data-tone="added"]': { backgroundColor: theme.vars.palette.token.passed },
  '&[data-tone="dropped"]': { backgroundColor: theme.vars.palette.token.failed },
  '&[data-tone="moved"]': { backgroundColor: theme.vars.palette.token.moveInk },
}));

const SummaryFrame = styled('div')(({ theme }) => ({
  padding: '14px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
}));

const CallOuts = styled('div')(({ theme }) => ({
  marginTop: 8,
  paddingTop: 8,
  borderTop: `1px solid ${theme.vars.palette.token.border}`,
  '& li': { padding: '2px 0' },
}));

const CallOut = styled('button')(PLAIN_BUTTON);

const CallOutKind = styled('span')(({ theme }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: theme.vars.palette.token.ink2,
}));

const CallOutValues = styled('span')({ overflowWrap: 'anywhere' });

type SummaryProps = Pick<SectionRailProps, 'comparison' | 'onGoToChange'>;

const Summary = memo(function Summary({ comparison, onGoToChange }: SummaryProps) {
  const { callOuts, changeCount } = comparison;
  const words = summaryFigures(comparison);
  return (
    <SummaryFrame>
      <h2>{comparedTexts.summary}</h2>
      {isTranslation(comparison) ? <p>{comparedTexts.translation}</p> : null}
      {!isTranslation(comparison) && words.length === 0 && changeCount === 0 ? <p>{comparedTexts.identical}</p> : null}
      <ul>
        {words.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      {callOuts.length === 0 ? null : (
        <CallOuts>
          <h2>{comparedTexts.notable}</h2>
          <ShowMoreList label={comparedTexts.notable}>
            {callOuts.map(({ kind, change, left, right }, index) => (
              <li key={`${kind}-${change}-${left}-${right}-${index}`}>
                <CallOut type="button" onClick={() => onGoToChange(change)}>
                  <CallOutKind>{comparedTexts.callOuts[kind]}</CallOutKind>
                  <CallOutValues>
                    {left === null ? null : <del>{left}</del>} {right === null ? null : <ins>{right}</ins>}
                  </CallOutValues>
                </CallOut>
              </li>
            ))}
          </ShowMoreList>
        </CallOuts>
      )}
    </SummaryFrame>
  );
});

interface SectionLineProps {
  section: ComparedSectionSummary;
  /** What became of the section, in words. */
  fate: string;
  /** Width of the bar in pixels per word. */
  share: number;
  isCurrent: boolean;
  onGo: (sectionKey: string) => void;
}

/**
 * Memoized to re-render only when it becomes or stops being the current section, because the longest bills have
 * hundreds.
 */
const SectionLine = memo(function SectionLine({ section, fate, share, isCurrent, onGo }: SectionLineProps) {
  const { number, heading } = sectionName(section);
  const { insertedWords, struckWords } = section;
  return (
    <li data-tone={getTone(section)}>
      <button
        type="button"
        className={slots.line}
        onClick={() => onGo(section.key)}
        {...(isCurrent ? { 'aria-current': 'true' } : {})}
      >
        <span className={slots.number}>{number}</span>
        <span className={slots.name} title={heading}>
          {heading}
        </span>
        <Sizes inserted={insertedWords} struck={struckWords} />
        <span className={slots.became}>{fate}</span>
        <span className={slots.bar} aria-hidden="true">
          <i className={slots.inserted} style={{ width: insertedWords * share }} />
          <i className={slots.struck} style={{ width: struckWords * share }} />
        </span>
      </button>
    </li>
  );
});

function Sizes({ inserted, struck }: { inserted: number; struck: number }) {
  return (
    <span className={slots.sizes}>
      {inserted > 0 ? <span className={slots.insertedCount}>+{formatNumber(inserted)}</span> : null}
      {struck > 0 ? <span className={slots.struckCount}>−{formatNumber(struck)}</span> : null}
      {inserted + struck === 0 ? <span>—</span> : null}
    </span>
  );
}
