import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { LIMITS } from '@rotunda/contract/values';
import { BillLine } from '../../../shared/documents/bill-line.tsx';
import { DocumentLines } from '../../../shared/documents/document-lines.tsx';
import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { formatShortDay } from '../../../shared/format/format-date.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PaginationFooter } from '../../../shared/ui/pagination-footer.tsx';
import { SkeletonText } from '../../../shared/ui/skeleton-text.tsx';
import { type SponsoredBill, useSponsoredBills } from '../hooks/use-sponsored-bills.ts';
import { stakeholderTexts } from '../stakeholder-texts.ts';

const PageSize = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginTop: 8 });

export interface SponsoredBillsProps {
  fullSourceId: string;
  onOpen: OpenRelated;
}

/** Lists the bills that name the person as a sponsor, newest first (STK-02). */
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
  return (
    <DocumentLines>
      <ul aria-label={stakeholderTexts.sponsoredBills} aria-busy={page.isPlaceholderData}>
        {results.map((bill) => (
          <BillLine key={bill.fusionId} bill={bill} part={sponsorLine(bill)} onOpen={onOpen} among={results} />
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
