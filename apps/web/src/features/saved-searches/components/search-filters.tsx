import { useQuery } from '@tanstack/react-query';
import type { SearchModel } from '@rotunda/contract';
import { useApi } from '../../../shared/api/api-context.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { describeFilters } from '../model/describe-filters.ts';
import { savedSearchTexts } from '../model/saved-search-texts.ts';

const byId = (marks: readonly { _id: string; name: string }[] = []) =>
  new Map(marks.map(({ _id, name }) => [_id, name]));

export interface SearchFiltersProps {
  searchModel: SearchModel;
  /** How the text was understood; empty while unknown. */
  explanation: string;
}

/** What an alert looks for: its text as understood, and every filter. */
export function SearchFilters({ searchModel, explanation }: SearchFiltersProps) {
  const { queries } = useApi();
  const { tagIds, projectIds } = searchModel.entityMetadata;
  const tags = useQuery({ ...queries.tags.find.queryOptions(), enabled: tagIds.length > 0 });
  const projects = useQuery({ ...queries.projects.find.queryOptions({ input: {} }), enabled: projectIds.length > 0 });
  const names = { tags: byId(tags.data?.results), projects: byId(projects.data?.results) };
  const isNamed = (tagIds.length === 0 || tags.isFetched) && (projectIds.length === 0 || projects.isFetched);
  const facts = [
    { label: savedSearchTexts.understoodAs, value: explanation || null },
    ...(searchModel.datasetTypes.length === 0
      ? [{ label: savedSearchTexts.filterNames.documentTypes, value: 'All' }]
      : []),
    ...(isNamed ? describeFilters(searchModel, names) : []),
  ];
  return <LabelValue facts={facts} />;
}
