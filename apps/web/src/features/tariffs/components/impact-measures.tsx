import { getIdentifier } from '@rotunda/contract/values';
import { BETWEEN_TERMS } from '../../../shared/format/between-terms.ts';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { TruncatedText } from '../../../shared/ui/truncated-text.tsx';
import type { Report } from '../api/use-tariff-impact.ts';
import { impactTexts as words } from '../model/impact-texts.ts';
import { formatCountries } from './program-list.tsx';

/** Characters of a title shown before `Show More`. */
const TITLE = 200;

/** Lists the documents that cite the codes of the report, newest first. */
export function ImpactMeasures({ report }: { report: Report }) {
  const { measures, measureCount, configuration } = report;
  const operating = new Set(configuration.operating_countries);
  return (
    <SectionCard title={words.measures}>
      {measures.length === 0 ? <p>{words.noMeasures}</p> : null}
      <Stack gap={12}>
        {measures.map((measure) => {
          const named = measure.tariffMeasure.countries?.filter((code) => operating.has(code)) ?? [];
          return (
            <div key={measure.fusionId}>
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
                {[
                  getIdentifier(measure),
                  formatShortDay(measure.publicationDate),
                  measure.tariffMeasure.rates.join(BETWEEN_TERMS),
                  named.length > 0 ? `${words.ofCountry}: ${formatCountries(named)}` : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </SecondLine>
            </div>
          );
        })}
      </Stack>
      {measureCount > measures.length ? (
        <SecondLine>{words.mostMeasures(measures.length, measureCount)}</SecondLine>
      ) : null}
    </SectionCard>
  );
}
