import { getIdentifier } from '@rotunda/contract/values';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import { useTariffRegulations } from '../api/use-tariff-regulations.ts';
import { getDigits } from '../model/code-address.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';

/** Characters of a title shown before `Show More`. */
const TITLE = 200;
const MAX_MEASURES = 5;
/** Documents cite codes of eight digits, because the last two are only for statistics. */
const CITED_DIGITS = 8;

/** Lists the newest documents that cite a code. */
export function MeasuresOfCode({ code }: { code: string }) {
  const cited = getDigits(code).slice(0, CITED_DIGITS);
  const found = useTariffRegulations({ query: cited, limit: MAX_MEASURES });
  const { results = [], total } = found.data ?? {};
  return (
    <Section
      anchor="measures"
      title={words.measures}
      count={total}
      action={
        total !== undefined && total > MAX_MEASURES ? (
          <AddressLink href={`/global-tariff-tracker?query=${cited}`}>{words.allMeasures}</AddressLink>
        ) : null
      }
    >
      {found.isPending ? <SkeletonText /> : null}
      {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
      {total === 0 ? <p>{words.noMeasures}</p> : null}
      <ul>
        {results.map((measure) => (
          <li key={measure.fusionId}>
            <TruncatedText
              text={measure.title}
              limit={TITLE}
              wrap={(shown) => (
                <AddressLink href={`/global-tariff-tracker?open=${encodeURIComponent(measure.fusionId)}`}>
                  {shown}
                </AddressLink>
              )}
            />
            <SecondLine>
              {[getIdentifier(measure), formatShortDay(measure.publicationDate)].filter(Boolean).join(' · ')}
            </SecondLine>
          </li>
        ))}
      </ul>
    </Section>
  );
}
