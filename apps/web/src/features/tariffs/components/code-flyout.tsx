import type { TariffChapter, TariffChapterLine } from '@rotunda/contract';
import { toApiError } from '../../../shared/api/api-error.ts';
import { formatDate } from '../../../shared/format/format-date.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { useTariffChapter } from '../api/use-tariff-schedule.ts';
import { getDigits } from '../model/code-address.ts';
import { formatHeading, lineOfCode, pathTo } from '../model/chapter-tree.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';
import { CodeLink, CodeText } from './code-text.tsx';
import { MeasuresOfCode } from './measures-of-code.tsx';
import { getRates } from './rate-words.tsx';

export interface CodeFlyoutProps {
  /** Digits of the code. */
  code: string;
  onClose: () => void;
}

/** Shows everything the schedule states about a code, and the measures that cite it. */
export function CodeFlyout({ code, onClose }: CodeFlyoutProps) {
  const answer = useTariffChapter(Number(code.slice(0, 2)));
  const line = answer.data === undefined ? undefined : lineOfCode(answer.data.lines, code);
  const frame = { onClose, contentKey: code };
  if (answer.isPending) {
    return (
      <Flyout label={words.codeLoading} {...frame}>
        <SkeletonText />
      </Flyout>
    );
  }
  if (answer.data === undefined || line?.htsno == null) {
    const isMissing = !answer.isError || toApiError(answer.error).code === 'NOT_FOUND';
    return (
      <Flyout label={words.codeLoading} {...frame}>
        <ErrorState
          {...(isMissing
            ? { message: words.codeNotFound }
            : { error: answer.error, onRetry: () => void answer.refetch() })}
        />
      </Flyout>
    );
  }
  return (
    <Flyout label={line.htsno} over={<b>{line.htsno}</b>} title={formatHeading(line.description)} {...frame}>
      {getDigits(line.htsno) === code ? null : <p>{words.nearest(code)}</p>}
      <CodeFacts line={line} chapter={answer.data.chapter} path={pathTo(answer.data.lines, line)} />
      <MeasuresOfCode code={line.htsno} />
    </Flyout>
  );
}

interface CodeFactsProps {
  line: TariffChapterLine;
  chapter: TariffChapter;
  path: readonly TariffChapterLine[];
}

function CodeFacts({ line, chapter, path }: CodeFactsProps) {
  const { general, special, other } = getRates(line);
  const hasRate = general !== null || special !== null || other !== null;
  return (
    <LabelValue
      facts={[
        { label: words.classification, value: <Path chapter={chapter} above={path.slice(0, -1)} /> },
        {
          label: words.generalRate,
          value: (
            <>
              {hasRate ? general && <CodeText text={general} /> : words.noRate}
              {line.inherited ? <SecondLine>{words.inherited(line.inherited.htsno)}</SecondLine> : null}
            </>
          ),
        },
        { label: words.specialRate, value: special && <CodeText text={special} /> },
        { label: words.otherRate, value: other && <CodeText text={other} /> },
        { label: words.units, value: line.units.join(', ') },
        { label: words.quota, value: line.quotaQuantity },
        { label: words.additionalDuties, value: line.additionalDuties && <CodeText text={line.additionalDuties} /> },
        { label: words.footnotes, value: line.footnotes.length > 0 && <Footnotes line={line} /> },
        { label: words.edition, value: chapter.edition },
        { label: words.loaded, value: formatDate(chapter.loadedTs) },
        {
          label: words.officialLabel,
          value: <WebLink href={`https://hts.usitc.gov/search?query=${line.htsno ?? ''}`}>{words.official}</WebLink>,
        },
      ]}
    />
  );
}

function Path({ chapter, above }: { chapter: TariffChapter; above: readonly TariffChapterLine[] }) {
  return (
    <ol>
      <li>{[words.chapter(chapter.chapter), chapter.title].join(' · ')}</li>
      {above.map((line) => (
        <li key={line.position}>
          {line.htsno === null ? null : <CodeLink code={line.htsno} />} {formatHeading(line.description)}
        </li>
      ))}
    </ol>
  );
}

function Footnotes({ line }: { line: TariffChapterLine }) {
  return (
    <ul>
      {line.footnotes.map(({ value, columns }, index) => (
        <li key={index}>
          <CodeText text={value} /> {columns.length > 0 ? `(${columns.join(', ')})` : null}
        </li>
      ))}
    </ul>
  );
}
