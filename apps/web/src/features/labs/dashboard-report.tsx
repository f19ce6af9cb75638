import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { texts } from '../../shared/texts/texts.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Toolbar } from '../../shared/ui/toolbar.tsx';
import { WebLink } from '../../shared/ui/web-link.tsx';
import { ResultColumn, WorkArea } from '../../shared/ui/work-area.tsx';
import { frameableUrl, isLoadedDirectly } from './frameable-url.ts';
import { labsTexts as words } from './labs-texts.ts';

/** Allows the report's own scripts, sign-in and downloads, but not control of the window around it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

const Report = styled('iframe')({ flex: 1, width: '100%', minHeight: 0, border: 0 });

/** The dashboard report that an administrator has set, in a frame if possible, and as a link to a new tab. */
export function DashboardReport({ address }: { address: string }) {
  const frame = frameableUrl(address, location.origin);
  return (
    <WorkArea>
      <ResultColumn>
        <Toolbar
          place="column"
          title={texts.nav.dashboardReport}
          lead={frame === null ? '' : words.reportHint}
          actions={<WebLink href={address}>{words.openReport}</WebLink>}
        />
        {frame === null ? <Blocked /> : <FramedReport address={frame} />}
      </ResultColumn>
    </WorkArea>
  );
}

function FramedReport({ address }: { address: string }) {
  const [isBlocked, setIsBlocked] = useState(false);
  const isReady = isLoadedDirectly();
  useEffect(() => {
    // The allowed frames come with the page from the server, so a user who navigated here from another page does not
    // have them yet.
    if (!isReady) location.reload();
  }, [isReady]);
  useEffect(() => {
    const handle = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setIsBlocked(true);
    };
    document.addEventListener('securitypolicyviolation', handle);
    return () => document.removeEventListener('securitypolicyviolation', handle);
  }, []);
  if (isBlocked) return <Blocked />;
  return isReady ? (
    <Report src={address} title={texts.nav.dashboardReport} sandbox={SANDBOX} referrerPolicy="no-referrer" />
  ) : null;
}

function Blocked() {
  return (
    <div style={{ padding: '16px 20px' }}>
      <ErrorState message={words.reportBlocked} />
    </div>
  );
}
