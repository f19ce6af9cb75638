import { useFlag } from '../../../shared/api/session.tsx';
import { ShowMoreList } from '../../../shared/ui/section.tsx';
import { splitSummary } from '../model/split-summary.ts';
import { presidentialTexts as words } from '../presidential-texts.ts';
import { AnalysisState } from './analysis-state.tsx';

/** Shows the AI-written summary, or the specification's text until there is one (PRA-01). */
export function ExecutiveSummary({ fusionId }: { fusionId: string }) {
  const isOn = useFlag('presidentialActionsAi');
  if (!isOn) return <p>{words.aiOff}</p>;
  return (
    <AnalysisState fusionId={fusionId}>
      {(analysis) => (analysis?.summary ? <Summary summary={analysis.summary} /> : <p>{words.empty}</p>)}
    </AnalysisState>
  );
}

function Summary({ summary }: { summary: string }) {
  const { brief, expanded } = splitSummary(summary);
  return (
    <div style={{ whiteSpace: 'pre-line' }}>
      <p>{brief}</p>
      {expanded === '' ? null : (
        <ShowMoreList limit={0} moreText={() => 'Show More'}>
          <li>{expanded}</li>
        </ShowMoreList>
      )}
      <p>{words.aiAuthor}</p>
    </div>
  );
}

/** Shows the empty state: impacts are analyzed at an organization's request, which is not possible yet. */
export function Impact({ fusionId }: { fusionId: string }) {
  const isOn = useFlag('presidentialActionsAi');
  if (!isOn) return <p>{words.aiOff}</p>;
  return <AnalysisState fusionId={fusionId}>{() => <p>{words.empty}</p>}</AnalysisState>;
}
