import { getIdentifier } from '@rotunda/contract/values';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useBillVersions, type Bill } from '../../features/legislation/hooks/use-legislation.ts';
import { neighboringVersions, type ChosenBill } from '../../features/comparison/model/comparison-selection.ts';
import { useFlag } from '../../shared/api/session.tsx';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';

const ComparisonDialog = lazyComponent(
  async () => (await import('../../features/comparison/dialogs/comparison-dialog.tsx')).ComparisonDialog,
);

export interface BillComparison {
  /** Null if comparison is disabled for the organization. */
  onCompare: ((what: 'versions' | 'bills') => void) | null;
  /** Opens the comparison screen with an already known bill; null if comparison is disabled. */
  onCompareWith: ((fusionId: string) => void) | null;
  dialog: ReactNode;
}

/** Provides Compare Versions and Compare Bills for a bill's sections (CMP-01), and the dialog they open. */
export function useBillComparison(fusionId: string, bill: Bill | undefined): BillComparison {
  const isOn = useFlag('DOCUMENT_COMPARISON_ENABLED');
  const router = useRouter();
  const versions = useBillVersions(fusionId);
  const [opened, setOpened] = useState<{ first: ChosenBill; second: ChosenBill | null } | null>(null);
  if (!isOn || bill === undefined) return { onCompare: null, onCompareWith: null, dialog: null };
  const open = async (what: 'versions' | 'bills') => {
    const chosen = getComparable(bill);
    // The user may press this before the versions have loaded. Without them the dialog would start with other bills.
    const known = what === 'versions' ? (versions.data ?? (await versions.refetch()).data ?? []) : [];
    const pair = neighboringVersions(known);
    setOpened({
      first: { bill: chosen, versionId: pair?.before ?? null },
      second: pair === null ? null : { bill: chosen, versionId: pair.after },
    });
  };
  return {
    onCompare: (what) => void open(what),
    onCompareWith: (other) =>
      void router.navigate({ to: '/document-comparison', search: { bill1: fusionId, bill2: other } }),
    dialog:
      opened === null ? null : (
        <ComparisonDialog
          {...opened}
          onClose={() => setOpened(null)}
          onStart={(search) => {
            setOpened(null);
            void router.navigate({ to: '/document-comparison', search });
          }}
        />
      ),
  };
}

function getComparable(bill: Bill): ChosenBill['bill'] {
  const { fusionId, documentType, title, sessionName, genericStatus } = bill;
  return { fusionId, documentType, title, genericStatus, billId: getIdentifier(bill), description: sessionName };
}
