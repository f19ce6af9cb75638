import { styled } from '@mui/material/styles';
import type { SourceState } from '@rotunda/contract';
import { formatDateTime } from '../../../shared/format/format-date.ts';
import { formatCount, formatNumber } from '../../../shared/format/format-number.ts';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { apiKeyState } from '../model/api-key-state.ts';
import { formatDuration } from '../model/format-duration.ts';
import { ingestCommands } from '../model/ingest-command.ts';
import { sourcesTexts } from '../model/sources-texts.ts';
import { CommandLine } from './command-line.tsx';
import { RunBadge } from './run-badge.tsx';
import { RunPanel } from './run-panel.tsx';
import { getPercentiles, getSchedule } from './source-columns.tsx';

const LABEL_WIDTH = 152;

const Root = styled('div')({
  paddingTop: 16,
  fontSize: 13,
  lineHeight: '20px',
});

const Description = styled('p')({ marginBottom: 12 });

const Hint = styled('p')(({ theme }) => ({
  marginBottom: 8,
  color: theme.vars.palette.token.ink2,
  // Below another command.
  'div + &': { marginTop: 12 },
}));

const Fault = styled('span')(({ theme }) => ({
  color: theme.vars.palette.token.failed,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
}));

/** Whether an address can be linked. Publishers' addresses come from our own list, but only web pages are linked. */
const isWebAddress = (address: string) => /^https?:\/\//.test(address);

/** Describes the source, its last run, its freshness, and how files are ingested. */
export function SourceOverview({ source }: { source: SourceState }) {
  const { live, freshness } = source;
  const commands = ingestCommands(source.id, live !== null);
  return (
    <Root>
      <Description>{source.description}</Description>
      <RunPanel source={source} />
      <Section anchor="source-last-run" title={sourcesTexts.lastRun}>
        <LastRun source={source} />
      </Section>
      <Section anchor="source-about" title={sourcesTexts.about}>
        <LabelValue
          labelWidth={LABEL_WIDTH}
          facts={[
            { label: sourcesTexts.records, value: formatNumber(source.records) },
            { label: 'Quarantined', value: formatNumber(source.quarantined) },
            { label: sourcesTexts.schedule, value: getSchedule(source) },
            {
              label: 'Publisher',
              value: isWebAddress(source.publisherUrl) ? (
                <a href={source.publisherUrl} target="_blank" rel="noopener noreferrer">
                  {source.publisherUrl}
                </a>
              ) : (
                source.publisherUrl
              ),
            },
            { label: 'License', value: source.license },
            { label: 'Live endpoint', value: live?.addresses.join(' ') },
            { label: 'Stated rate limit', value: live?.rateLimit },
            { label: 'API key', value: live?.needsApiKey ? apiKeyState(live) : null },
          ]}
        />
      </Section>
      <Section anchor="source-freshness" title={sourcesTexts.freshness}>
        {freshness.sampleSize === 0 ? (
          <Hint>{sourcesTexts.noFreshness}</Hint>
        ) : (
          <LabelValue
            labelWidth={LABEL_WIDTH}
            facts={[
              { label: sourcesTexts.publishedToFetched, value: getPercentiles(freshness.publishedToFetched) },
              { label: sourcesTexts.fetchedToMatched, value: getPercentiles(freshness.fetchedToMatched) },
              {
                label: 'Measured on',
                value: `the last ${formatCount(freshness.sampleSize, 'change')} (median / 95th percentile)`,
              },
            ]}
          />
        )}
      </Section>
      <Section anchor="source-files" title={sourcesTexts.bringFiles}>
        <Hint>{sourcesTexts.bringFilesHint}</Hint>
        <CommandLine command={commands.fromFiles} />
        {commands.live ? (
          <>
            <Hint>{sourcesTexts.liveHint}</Hint>
            <CommandLine command={commands.live} />
          </>
        ) : null}
      </Section>
    </Root>
  );
}

function LastRun({ source: { lastRun } }: { source: SourceState }) {
  if (lastRun === null) return <RunBadge state={null} />;
  return (
    <LabelValue
      labelWidth={LABEL_WIDTH}
      facts={[
        { label: 'State', value: <RunBadge state={lastRun.state} /> },
        { label: 'Started', value: formatDateTime(lastRun.startedTs) },
        { label: 'Finished', value: lastRun.finishedTs === null ? null : formatDateTime(lastRun.finishedTs) },
        { label: 'Took', value: lastRun.seconds === null ? null : formatDuration(lastRun.seconds) },
        { label: lastRun.mode === 'live' ? 'Endpoint' : 'Files', value: lastRun.input },
        { label: sourcesTexts.read, value: formatNumber(lastRun.read) },
        { label: sourcesTexts.created, value: formatNumber(lastRun.created) },
        { label: sourcesTexts.updated, value: formatNumber(lastRun.updated) },
        { label: sourcesTexts.unchanged, value: formatNumber(lastRun.unchanged) },
        { label: sourcesTexts.older, value: lastRun.older === 0 ? null : formatNumber(lastRun.older) },
        { label: sourcesTexts.quarantined, value: formatNumber(lastRun.quarantined) },
        ...(lastRun.state === 'stopped'
          ? [{ label: 'Reason', value: lastRun.error }]
          : [{ label: 'Error', value: lastRun.error ? <Fault>{lastRun.error}</Fault> : null }]),
      ]}
    />
  );
}
