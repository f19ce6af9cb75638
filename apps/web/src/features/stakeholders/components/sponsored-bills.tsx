import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { identifierOf, LIMITS } from '@rotunda/contract/values';
import { CardBadge } from '../../../shared/documents/card-badge.tsx';
import { DocumentLines } from '../../../shared/documents/document-lines.tsx';
import { targetOf, type OpenRelated } from '../../../shared/documents/open-related.ts';
import { ViewDetailsButton } from '../../../shared/documents/view-details-button.tsx';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { truncateText } from '../../../shared/ui/truncated-text.tsx';
import { type SponsoredBill, useSponsoredBills } from '../hooks/use-sponsored-bills.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

/** Characters of a title in a line (S3 §5). */
const LINE_TITLE = 100;

const PageSize = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 8 });

export interface SponsoredBillsProps {
  fullSourceId: string;
  onOpen: OpenRelated;
}

/** Bills whose own page names the person as a sponsor, the newest first (S3 §2.4). */
export function SponsoredBills({ fullSourceId, onOpen }: SponsoredBillsProps) {
  const { page, offset, setOffset, pageSize, choosePageSize } = useSponsoredBills(fullSourceId);
  if (page.isPending) return <SkeletonText lines={5} />;
  if (page.isError) {
    return (
      <ErrorState message={stakeholderTexts.sponsoredFailed} error={page.error} onRetry={() => void page.refetch()} />
    );
  }
  const { results, total } = page.data;
  if (total === 0) return <p>{texts.stakeholders.noSponsoredBills}</p>;
  const among = results.map(targetOf);
  return (
    <DocumentLines>
      <ul aria-label={stakeholderTexts.sponsoredBills} aria-busy={page.isPlaceholderData}>
        {results.map((bill) => (
          <li key={bill.fusionId}>
            <span className="main">
              <span className="name">{identifierOf(bill)}</span>
              <span className="second" title={bill.title}>
                {truncateText(bill.title, LINE_TITLE)}
              </span>
              <span className="second">{sponsorLine(bill)}</span>
            </span>
            <CardBadge card={bill} />
            <ViewDetailsButton name={identifierOf(bill)} onOpen={() => onOpen(targetOf(bill), among)} />
          </li>
        ))}
      </ul>
      {total > LIMITS.sponsoredBillsPage ? (
        <PageSize>
          <span aria-hidden>{texts.stakeholders.sponsoredBillsPerPage}</span>
          <Select
            size="small"
            value={pageSize}
            onChange={(event) => choosePageSize(Number(event.target.value))}
            slotProps={{ input: { 'aria-label': texts.stakeholders.sponsoredBillsPerPage } }}
          >
            {LIMITS.sponsoredBillsPages.map((size) => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </Select>
        </PageSize>
      ) : null}
      {total > pageSize ? (
        <PaginationFooter
          label={stakeholderTexts.pages}
          offset={offset}
          limit={pageSize}
          total={total}
          onOffsetChange={setOffset}
        />
      ) : null}
    </DocumentLines>
  );
}

function sponsorLine({ sponsorType, sponsoredOn, withdrawnOn, introducedOn, localityName }: SponsoredBill): string {
  const since = sponsoredOn ?? introducedOn;
  return [
    stakeholderTexts.sponsorTypes[sponsorType],
    since === null ? null : formatShortDay(since),
    withdrawnOn === null ? null : `${stakeholderTexts.withdrawn} ${formatShortDay(withdrawnOn)}`,
    localityName,
  ]
    .filter(Boolean)
    .join(' · ');
}
