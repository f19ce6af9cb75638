import Button from '@mui/material/Button';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { presidentialTexts as words } from '../presidential-texts.ts';
import type { OpenRelated } from './action-link.tsx';
import { ExecutiveSummary, Impact } from './ai-panels.tsx';
import { AnalysisState } from './analysis-state.tsx';
import { CitedCodes, type PassageAddress } from './cited-codes.tsx';
import { DispositionList } from './disposition-list.tsx';
import { PresidentialFacts } from './presidential-facts.tsx';

export interface PresidentialActions {
  onOpenRelated: OpenRelated;
  onRead: () => void;
  getAddress: PassageAddress;
}

/**
 * Returns the facts of a presidential document and the three panels of its card (PRA-01). Each panel loads its own
 * data, so a failure affects only that panel. Only AI-written content is behind the flag.
 */
export function presidentialSections(
  fusionId: string,
  { onOpenRelated, onRead, getAddress }: PresidentialActions,
): SectionSpec[] {
  return [
    {
      anchor: 'details',
      title: words.details,
      content: (
        <AnalysisState fusionId={fusionId}>
          {(_analysis, action) => (
            <>
              <PresidentialFacts action={action} onOpen={onOpenRelated} />
              {action.hasText ? (
                <Button size="small" sx={{ mt: 1.5 }} onClick={onRead}>
                  {words.readTheText}
                </Button>
              ) : null}
            </>
          )}
        </AnalysisState>
      ),
    },
    {
      anchor: 'disposition',
      title: words.dispositions,
      content: (
        <AnalysisState fusionId={fusionId}>
          {(_analysis, { dispositions }) => <DispositionList dispositions={dispositions} onOpen={onOpenRelated} />}
        </AnalysisState>
      ),
    },
    {
      anchor: 'executive-summary',
      title: words.executiveSummary,
      content: <ExecutiveSummary fusionId={fusionId} />,
    },
    {
      anchor: 'relevance',
      title: words.relevance,
      content: <CitedCodes fusionId={fusionId} getAddress={getAddress} />,
    },
    { anchor: 'impact', title: words.impact, content: <Impact fusionId={fusionId} /> },
  ];
}
