import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { DialogShell } from '../../../shared/ui/dialog-shell.tsx';
import { comparisonTexts } from '../comparison-texts.ts';
import { ChosenSides } from '../components/chosen-sides.tsx';
import { OtherChoices } from '../components/other-choices.tsx';
import { RelevantChoices } from '../components/relevant-choices.tsx';
import { VersionChoices } from '../components/version-choices.tsx';
import { useComparableVersions } from '../hooks/use-bill-choices.ts';
import {
  getAddress,
  beginSelection,
  chooseBill,
  getVersionId,
  type ChosenBill,
  type ComparedBills,
  type ComparisonTab,
} from '../model/comparison-selection.ts';

const Panel = styled('div')({ minHeight: 220, maxHeight: '42vh', overflow: 'auto', padding: '12px 2px 4px' });

const Note = styled('p')(({ theme }) => ({
  marginTop: 8,
  fontSize: 13,
  lineHeight: '20px',
  color: theme.vars.palette.token.ink2,
}));

const TABS = ['versions', 'relevant', 'other'] as const;

export interface ComparisonDialogProps {
  first: ChosenBill | null;
  second: ChosenBill | null;
  onClose: () => void;
  /** Called with the choice when the comparison is started. */
  onStart: (bills: ComparedBills) => void;
}

/**
 * Dialog to choose two bills or two versions of one (CMP-01). The choice takes effect only when Start Comparing is
 * pressed.
 */
export function ComparisonDialog({ first, second, onClose, onStart }: ComparisonDialogProps) {
  const [selection, setSelection] = useState(() => beginSelection(first, second));
  const ofFirst = useComparableVersions(selection.first?.bill.fusionId);
  const ofSecond = useComparableVersions(selection.second?.bill.fusionId);
  const versionsError = getVersionsError(selection.first, ofFirst.data);
  const isVersionsOff = selection.first === null || versionsError !== null;
  const tab = selection.tab === 'versions' && isVersionsOff ? 'relevant' : selection.tab;
  const panelId = useId();
  const ids = {
    first: selection.first && getVersionId(selection.first, ofFirst.data),
    second: selection.second && getVersionId(selection.second, ofSecond.data),
  };
  const isSame =
    selection.first !== null &&
    selection.first.bill.fusionId === selection.second?.bill.fusionId &&
    ids.first === ids.second;
  const choose = (chosen: ChosenBill) => setSelection(chooseBill(selection, chosen));

  return (
    <DialogShell
      title={comparisonTexts.title}
      isOpen
      width={760}
      onClose={onClose}
      submit={{
        label: comparisonTexts.start,
        isDisabled: selection.first === null || selection.second === null || isSame,
        onSubmit: () => {
          if (selection.first === null || selection.second === null) return;
          onStart(
            getAddress(
              { fusionId: selection.first.bill.fusionId, versionId: ids.first },
              { fusionId: selection.second.bill.fusionId, versionId: ids.second },
            ),
          );
        },
      }}
    >
      <ChosenSides
        selection={selection}
        versions={{ first: ofFirst.data, second: ofSecond.data }}
        onChange={setSelection}
      />
      {isSame ? <Note role="status">{comparisonTexts.sameVersion}</Note> : null}
      <Tabs
        value={tab}
        aria-label={comparisonTexts.tabsLabel}
        onChange={(_event, chosen: ComparisonTab) => setSelection({ ...selection, tab: chosen })}
        sx={{ mt: 1 }}
      >
        {TABS.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`${panelId}-${one}`}
            aria-controls={panelId}
            label={comparisonTexts.tabs[one]}
            disabled={one === 'versions' && isVersionsOff}
          />
        ))}
      </Tabs>
      <Panel role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`} tabIndex={0}>
        {tab !== 'other' && selection.first === null ? <p>{comparisonTexts.primaryFirst}</p> : null}
        {tab === 'versions' && selection.first !== null ? (
          <VersionChoices first={selection.first} second={selection.second} versions={ofFirst} onChoose={choose} />
        ) : null}
        {tab === 'relevant' && selection.first !== null ? (
          <RelevantChoices first={selection.first} second={selection.second} onChoose={choose} />
        ) : null}
        {tab === 'other' ? (
          <OtherChoices
            selection={selection}
            onChoose={choose}
            onActiveSessions={(activeSessions) => setSelection({ ...selection, activeSessions })}
          />
        ) : null}
      </Panel>
      {versionsError === null ? null : <Note>{versionsError}</Note>}
    </DialogShell>
  );
}

/** Returns why the first bill has no versions to compare; null if it has some, or while that is unknown. */
function getVersionsError(first: ChosenBill | null, versions: readonly unknown[] | undefined): string | null {
  if (first === null || versions === undefined || versions.length > 1) return null;
  return versions.length === 0 ? comparisonTexts.noVersions : comparisonTexts.onlyOneVersion;
}
