import { styled } from '@mui/material/styles';
import type { SourceState } from '@rotunda/contract';
import { Section } from '../../../shared/ui/section.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';
import { ApiKeySetting } from './api-key-setting.tsx';
import { OptionsSetting } from './options-setting.tsx';
import { ScheduleSetting } from './schedule-setting.tsx';
import { Hint } from './source-settings-parts.ts';

const Root = styled('div')({ fontSize: 13, lineHeight: '20px' });

/** Settings of a source with a live endpoint, for the operator. */
export function SourceSettings({ source }: { source: SourceState }) {
  if (source.live === null) {
    return (
      <Root>
        <Hint style={{ paddingTop: 16 }}>{`${sourcesTexts.readsFilesOnly} There is nothing to set.`}</Hint>
      </Root>
    );
  }
  return (
    <Root>
      <Section anchor="source-schedule" title={sourcesTexts.schedule}>
        <Stack>
          <ScheduleSetting source={source} />
        </Stack>
      </Section>
      {source.live.needsApiKey || source.live.hasApiKey || source.live.isApiKeyUnreadable ? (
        <Section anchor="source-key" title={sourcesTexts.apiKey}>
          <Stack>
            <ApiKeySetting source={source} live={source.live} />
          </Stack>
        </Section>
      ) : null}
      <Section anchor="source-options" title={sourcesTexts.options}>
        <OptionsSetting source={source} live={source.live} />
      </Section>
    </Root>
  );
}
