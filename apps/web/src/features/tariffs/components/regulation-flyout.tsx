import { getIdentifier } from '@rotunda/contract/values';
import { BETWEEN_TERMS } from '../../../shared/format/between-terms.ts';
import { toApiError } from '../../../shared/api/api-error.ts';
import { formatDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { documentPath } from '../../../shared/navigation/document-path.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Flyout } from '../../../shared/ui/flyout.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { WebLink } from '../../../shared/ui/web-link.tsx';
import { type TariffRegulation, useTariffRegulation } from '../api/use-tariff-regulations.ts';
import { PROGRAMS } from '../model/program-names.ts';
import { tariffsTexts as words } from '../model/tariffs-texts.ts';
import { CodeLink } from './code-text.tsx';
import { formatCountries } from './program-list.tsx';

export interface RegulationFlyoutProps {
  id: string;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Shows a document that changes tariffs, with the changes in its own words. */
export function RegulationFlyout({ id, ...navigation }: RegulationFlyoutProps) {
  const { data, isPending, error, refetch } = useTariffRegulation(id);
  if (data === undefined) {
    const isMissing = error !== null && toApiError(error).code === 'NOT_FOUND';
    return (
      <Flyout label={words.measure} contentKey={id} {...navigation}>
        {isPending ? <SkeletonText /> : null}
        {isMissing ? <ErrorState message={words.measureNotFound} /> : null}
        {error !== null && !isMissing ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      </Flyout>
    );
  }
  return (
    <Flyout
      label={data.title}
      contentKey={id}
      over={
        <>
          <b>{getIdentifier(data)}</b>
          {formatDay(data.publicationDate)}
        </>
      }
      title={data.title}
      {...navigation}
    >
      <MeasureFacts measure={data} />
    </Flyout>
  );
}

function MeasureFacts({ measure }: { measure: TariffRegulation }) {
  const { codes, rates, effectiveOn, programs = [], countries = [] } = measure.tariffMeasure;
  return (
    <LabelValue
      facts={[
        { label: words.program, value: programs.map((program) => PROGRAMS[program].name).join(', ') },
        { label: words.namedCountries, value: formatCountries(countries) },
        { label: words.rates, value: rates.length > 0 ? rates.join(BETWEEN_TERMS) : words.none },
        { label: words.effective, value: effectiveOn.length > 0 ? effectiveOn.map(formatDay).join('; ') : words.none },
        { label: words.codesCited, value: codes.length > 0 ? <Codes codes={codes} /> : words.none },
        { label: words.published, value: formatDay(measure.publicationDate) },
        {
          label: words.document,
          value: <AddressLink href={documentPath(measure)}>{words.openDocument}</AddressLink>,
        },
        {
          label: words.officialLabel,
          value: measure.sourceUrl && <WebLink href={measure.sourceUrl}>{words.original}</WebLink>,
        },
      ]}
    />
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
      {codes.map((code) => (
        <li key={code} style={{ padding: 0 }}>
          <CodeLink code={code} />
        </li>
      ))}
    </ul>
  );
}
