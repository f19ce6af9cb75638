import Button from '@mui/material/Button';
import { toApiError } from '../../../shared/api/api-error.ts';
import { formatDate, formatDay } from '../../../shared/format/format-date.ts';
import { AddressLink } from '../../../shared/navigation/address-link.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { SectionCard } from '../../../shared/ui/section-card.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { Row } from '../../../shared/ui/stack.tsx';
import { type Configuration, type Report, useImpactReport } from '../api/use-tariff-impact.ts';
import { impactTexts as words } from '../model/impact-texts.ts';
import { ImpactCategory } from './impact-category.tsx';
import { ImpactMeasures } from './impact-measures.tsx';
import { formatCountries } from './program-list.tsx';

export interface ImpactReportProps {
  id: string;
  /** Absent for a viewer. */
  onEdit?: (configuration: Configuration) => void;
  onDelete?: (configuration: Configuration) => void;
}

/** Shows what the schedule and the stored measures state about a company's codes. Nothing is estimated. */
export function ImpactReport({ id, onEdit, onDelete }: ImpactReportProps) {
  const report = useImpactReport(id);
  const back = <AddressLink href="/global-tariff-tracker/impact">{words.back}</AddressLink>;
  if (report.data === undefined) {
    const isMissing = report.isError && toApiError(report.error).code === 'NOT_FOUND';
    return (
      <>
        {back}
        {report.isPending ? <SkeletonText lines={10} /> : null}
        {isMissing ? <ErrorState message={words.notFound} /> : null}
        {report.isError && !isMissing ? (
          <ErrorState error={report.error} onRetry={() => void report.refetch()} />
        ) : null}
      </>
    );
  }
  const { configuration, categories } = report.data;
  return (
    <>
      {back}
      <Row isWrapped>
        <h2 style={{ flex: 1, fontSize: 18, lineHeight: '28px', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {configuration.company_name}
        </h2>
        {onEdit ? (
          <Button startIcon={<Icon name="edit" />} onClick={() => onEdit(configuration)}>
            {words.edit}
          </Button>
        ) : null}
        {onDelete ? (
          <Button startIcon={<Icon name="trash" />} onClick={() => onDelete(configuration)}>
            {words.delete}
          </Button>
        ) : null}
      </Row>
      <LabelValue
        labelWidth={200}
        facts={[
          { label: words.countries, value: formatCountries(configuration.operating_countries) },
          { label: words.products, value: configuration.products },
          { label: words.updated, value: formatDate(configuration.updatedAt) },
        ]}
      />
      {categories.map((category) => (
        <ImpactCategory key={category.code} category={category} />
      ))}
      <ImpactMeasures report={report.data} />
      <Sources report={report.data} />
    </>
  );
}

function Sources({ report: { sources } }: { report: Report }) {
  const editions = sources.chapters.map(({ edition, loadedTs }) => words.getSchedule(edition, formatDate(loadedTs)));
  return (
    <SectionCard title={words.sources}>
      <LabelValue
        facts={[
          { label: words.schedule, value: [...new Set(editions)].join('; ') || words.noSchedule },
          {
            label: words.measuresHeld,
            value:
              sources.measuresHeld === 0
                ? words.noMeasuresLoaded
                : words.held(sources.measuresHeld, formatDay(sources.newestMeasure)),
          },
          { label: words.limits, value: words.limitsText },
        ]}
      />
    </SectionCard>
  );
}
