import { useQuery } from '@tanstack/react-query';
import type { CustomSummary } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { useSession } from '../../../shared/api/session.tsx';
import { formatDate } from '../../../shared/format/format-date.ts';
import { SecondLine } from '../../../shared/ui/second-line.tsx';
import { summaryTexts } from '../model/summary-texts.ts';

/** Shows who wrote a summary and who last changed it, each with the date, once their names are loaded. */
export function SummaryAuthors({ summary }: { summary: CustomSummary }) {
  const { queries } = useApi();
  const { organization } = useSession();
  const users = useQuery(queries.identity.findUsers.queryOptions({ input: { id: organization._id } }));
  if (users.data === undefined) return null;
  const getName = (userId: string) => {
    const user = users.data.results.find(({ _id }) => _id === userId);
    return user === undefined ? summaryTexts.someone : `${user.firstName} ${user.lastName}`.trim() || user.email;
  };
  const created = summaryTexts.createdBy(getName(summary.createdBy), formatDate(summary.createdAt));
  const edited = summaryTexts.editedBy(getName(summary.updatedBy), formatDate(summary.updatedAt));
  return <SecondLine>{summary.version === 1 ? created : `${created} · ${edited}`}</SecondLine>;
}
