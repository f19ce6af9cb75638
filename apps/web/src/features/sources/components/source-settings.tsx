import { styled } from '@mui/material/styles';
import type { SourceState } from '@rotunda/contract';
import { Section } from '../../../shared/ui/section.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';
import { ApiKeySetting } from './api-key-setting.tsx';
import { OptionsSetting } from './options-setting.tsx';
import { ScheduleSetting } from './schedule-setting.tsx';

const Root = styled('div')(({ theme }) => ({
  fontSize: 13,
  lineHeight: '20px',
  '& .stack': { display: 'grid', gap: 12 },
  '& .line': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-start' },
  '& .line.middle': { alignItems: 'center' },
  // Aligns the button with the field, below the label (20 + 4 px).
  '& form.line': { flexWrap: 'nowrap', '& > button': { marginTop: 24 } },
  '& .option': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 32px', gap: 8 },
  '& .known > div': { display: 'grid', gridTemplateColumns: '152px minmax(0, 1fr)', gap: 12, paddingTop: 4 },
  '& .known dt': { overflowWrap: 'anywhere' },
  '& .hint': { color: theme.vars.palette.token.ink2 },
  '& .warning': { color: theme.vars.palette.token.considering },
  '& .fault': { color: theme.vars.palette.token.failed },
  '& .mono': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
}));

/** Settings of a source with a live endpoint, for the operator. */
export function SourceSettings({ source }: { source: SourceState }) {
  if (source.live === null) {
    return (
      <Root>
        <p className="hint" style={{ paddingTop: 16 }}>
          {`${sourcesTexts.readsFilesOnly} There is nothing to set.`}
        </p>
      </Root>
    );
  }
  return (
    <Root>
      <Section anchor="source-schedule" title={sourcesTexts.schedule}>
        <div className="stack">
          <ScheduleSetting source={source} />
        </div>
      </Section>
      {source.live.needsApiKey || source.live.hasApiKey ? (
        <Section anchor="source-key" title={sourcesTexts.apiKey}>
          <div className="stack">
            <ApiKeySetting source={source} live={source.live} />
          </div>
        </Section>
      ) : null}
      <Section anchor="source-options" title={sourcesTexts.options}>
        <OptionsSetting source={source} live={source.live} />
      </Section>
    </Root>
  );
}
