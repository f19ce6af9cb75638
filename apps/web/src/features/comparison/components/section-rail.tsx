import { styled } from '@mui/material/styles';
import type { ComparedSectionSummary, ComparisonAnswer } from '@rotunda/contract';
import { memo } from 'react';
import { formatNumber } from '../../../shared/format/format-number.ts';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { fateOf, isTranslation, sectionName, summaryFigures, toneOf } from '@rotunda/contract/values';

const Root = styled('div')(({ theme }) => {
  const { token } = theme.vars.palette;
  return {
    fontSize: 13,
    lineHeight: '20px',
    '& .summary': { padding: '14px 20px', borderBottom: `1px solid ${token.border}` },
    '& h2': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& .head': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 8px',
      whiteSpace: 'nowrap',
      padding: '12px 20px 4px',
      fontVariantNumeric: 'tabular-nums',
    },
    '& .head .of': { color: token.ink2 },
    '& .sizes': { marginLeft: 'auto', display: 'flex', gap: 6, fontVariantNumeric: 'tabular-nums', fontSize: 12 },
    '& .plus': { color: token.passed },
    '& .minus': { color: token.failed },
    '& .callouts': { marginTop: 8, paddingTop: 8, borderTop: `1px solid ${token.border}` },
    '& .callouts li': { padding: '2px 0' },
    '& button.go': {
      display: 'grid',
      width: '100%',
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'left',
      cursor: 'pointer',
    },
    '& .callouts .kind': { fontSize: 12, lineHeight: '16px', color: token.ink2 },
    '& .callouts .values': { overflowWrap: 'anywhere' },
    '& .sections > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 48px' },
    '& .sections .go': {
      gridTemplateColumns: '52px minmax(0, 1fr) auto',
      gap: '0 8px',
      alignItems: 'baseline',
      padding: '6px 20px 6px 17px',
      borderLeft: '3px solid transparent',
    },
    '& .sections .go:hover': { backgroundColor: token.hover },
    '& .sections [aria-current] .go, & .sections .go[aria-current]': {
      backgroundColor: token.selected,
      borderLeftColor: token.primary,
    },
    '& .number, & .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .number': { color: token.ink2 },
    '& .name': { fontWeight: 500 },
    '& .same .name': { fontWeight: 400, color: token.ink2 },
    '& .became': { gridColumn: 2, fontSize: 12, lineHeight: '16px', color: token.ink2 },
    '& .bar': { gridColumn: 3, display: 'flex', justifyContent: 'flex-end', height: 4 },
    '& .bar i': { height: 4, borderRadius: 1 },
    '& .bar .more': { backgroundColor: token.passed },
    '& .bar .less': { backgroundColor: token.failed },
    '& .key': { display: 'flex', gap: 14, padding: '12px 20px', fontSize: 12, color: token.ink2 },
    '& .key i': { display: 'inline-block', width: 10, height: 10, marginRight: 6, borderRadius: 2 },
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
  const changed = listed.filter((section) => toneOf(section) !== 'same').length;
  const longest = Math.max(1, ...listed.map(({ insertedWords, struckWords }) => insertedWords + struckWords));
  return (
    <Root>
      <Summary comparison={comparison} onGoToChange={onGoToChange} />
      <div className="head">
        <h2>{comparedTexts.sections}</h2>
        {isTranslation(comparison) ? null : (
          <>
            <span className="of">{comparedTexts.sectionsOf(formatNumber(changed), formatNumber(listed.length))}</span>
            <Sizes inserted={figures.insertedWords} struck={figures.struckWords} />
          </>
        )}
      </div>
      <ul className="sections">
        {listed.map((section) => (
          <SectionLine
            key={section.key}
            section={section}
            fate={fateOf(section, comparison)}
            share={60 / longest}
            isCurrent={section.key === current}
            onGo={onGo}
          />
        ))}
      </ul>
      {isTranslation(comparison) ? null : <ColorKey />}
    </Root>
  );
}

function ColorKey() {
  return (
    <div className="key" aria-hidden="true">
      {(['added', 'dropped', 'moved'] as const).map((tone) => (
        <span key={tone}>
          <Swatch className={tone} />
          {tone === 'dropped' ? comparedTexts.removed : comparedTexts[tone]}
        </span>
      ))}
    </div>
  );
}

const Swatch = styled('i')(({ theme }) => ({
  '&.added': { backgroundColor: theme.vars.palette.token.passed },
  '&.dropped': { backgroundColor: theme.vars.palette.token.failed },
  '&.moved': { backgroundColor: theme.vars.palette.token.moveInk },
}));

type SummaryProps = Pick<SectionRailProps, 'comparison' | 'onGoToChange'>;

const Summary = memo(function Summary({ comparison, onGoToChange }: SummaryProps) {
  const { callOuts, changeCount } = comparison;
  const words = summaryFigures(comparison);
  return (
    <div className="summary">
      <h2>{comparedTexts.summary}</h2>
      {isTranslation(comparison) ? <p>{comparedTexts.translation}</p> : null}
      {!isTranslation(comparison) && words.length === 0 && changeCount === 0 ? <p>{comparedTexts.identical}</p> : null}
      <ul>
        {words.map((figure) => (
          <li key={figure}>{figure}</li>
        ))}
      </ul>
      {callOuts.length === 0 ? null : (
        <div className="callouts">
          <h2>{comparedTexts.notable}</h2>
          <ShowMoreList label={comparedTexts.notable}>
            {callOuts.map(({ kind, change, left, right }, index) => (
              <li key={`${kind}-${change}-${left}-${right}-${index}`}>
                <button type="button" className="go" onClick={() => onGoToChange(change)}>
                  <span className="kind">{comparedTexts.callOuts[kind]}</span>
                  <span className="values">
                    {left === null ? null : <del>{left}</del>} {right === null ? null : <ins>{right}</ins>}
                  </span>
                </button>
              </li>
            ))}
          </ShowMoreList>
        </div>
      )}
    </div>
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
    <li className={toneOf(section)}>
      <button
        type="button"
        className="go"
        onClick={() => onGo(section.key)}
        {...(isCurrent ? { 'aria-current': 'true' } : {})}
      >
        <span className="number">{number}</span>
        <span className="name" title={heading}>
          {heading}
        </span>
        <Sizes inserted={insertedWords} struck={struckWords} />
        <span className="became">{fate}</span>
        <span className="bar" aria-hidden="true">
          <i className="more" style={{ width: insertedWords * share }} />
          <i className="less" style={{ width: struckWords * share }} />
        </span>
      </button>
    </li>
  );
});

function Sizes({ inserted, struck }: { inserted: number; struck: number }) {
  return (
    <span className="sizes">
      {inserted > 0 ? <span className="plus">+{formatNumber(inserted)}</span> : null}
      {struck > 0 ? <span className="minus">−{formatNumber(struck)}</span> : null}
      {inserted + struck === 0 ? <span>—</span> : null}
    </span>
  );
}
