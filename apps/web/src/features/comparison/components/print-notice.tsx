import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { formatCount } from '../../../shared/format/format-number.ts';
import { useApi } from '../../../shared/api/api-context.tsx';
import { comparedTexts } from '../comparison-texts.ts';
import { sectionRowsQuery, type SectionRequest } from '../hooks/use-comparison.ts';

const Notice = styled('p')({ margin: '12px 28px', fontWeight: 600 });

/**
 * Printed notice with the number of missing sections. The browser's own print command cannot wait until they are
 * loaded.
 */
export function PrintNotice({ requests }: { requests: readonly SectionRequest[] }) {
  const { queries } = useApi();
  const cache = useQueryClient();
  const missing = requests.filter(
    (request) => cache.getQueryData(sectionRowsQuery(queries, request).queryKey) === undefined,
  ).length;
  if (missing === 0) return null;
  const verb = missing === 1 ? 'is' : 'are';
  return <Notice>{comparedTexts.printedInPart(`${formatCount(missing, 'section')} ${verb}`)}</Notice>;
}
