import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shared/api/api-context.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { lazyComponent } from '../../../shared/lazy/lazy-component.tsx';
import { sourcesTexts } from '../model/sources-texts.ts';

const RemoveSampleDialog = lazyComponent(
  async () => (await import('../dialogs/remove-sample-dialog.tsx')).RemoveSampleDialog,
);

const Root = styled('section')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.token.border}`,
  backgroundColor: theme.vars.palette.token.consideringBg,
  color: theme.vars.palette.token.considering,
  fontSize: 13,
  lineHeight: '20px',
  [theme.breakpoints.down('sm')]: { padding: '8px 16px' },
}));

const Text = styled('p')({ flex: '1 1 280px' });

/** Shown above the sources if the installation has the sample workspace: explains it and offers to remove it. */
export function SampleNotice({ onAccountRemoved }: { onAccountRemoved: () => void }) {
  const { queries } = useApi();
  const settings = useQuery(queries.system.settings.queryOptions());
  const [isAsking, setIsAsking] = useState(false);
  if (!settings.data || settings.data.sampleUsers.length === 0) return null;
  return (
    <Root aria-label={sourcesTexts.sampleTitle}>
      <Icon name="warning" />
      <Text>
        <b>{sourcesTexts.sampleTitle}.</b> {sourcesTexts.sampleHint}
      </Text>
      <Button size="small" color="error" onClick={() => setIsAsking(true)}>
        {sourcesTexts.removeSample}
      </Button>
      {isAsking ? <RemoveSampleDialog onClose={() => setIsAsking(false)} onAccountRemoved={onAccountRemoved} /> : null}
    </Root>
  );
}
