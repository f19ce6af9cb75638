import type { FlagName } from '@rotunda/contract';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../shared/api/session.tsx';
import { useHasUnsavedChanges } from '../../shared/navigation/unsaved-changes.ts';
import { FeatureOffPage } from './feature-off-page.tsx';

export interface FlagPageProps {
  flag: FlagName;
  /** Whether the page is a tab, so that the page around it keeps its heading and title. */
  isTab?: boolean;
  children: ReactNode;
}

/**
 * Shows a page only while its feature flag is on; the server enforces this too. A page that is open when the flag is
 * turned off stays until its forms are saved or closed, so that nothing typed is lost.
 */
export function FlagPage({ flag, isTab = false, children }: FlagPageProps) {
  const isOn = Boolean(useSession().flags[flag]);
  const [wasShown, setWasShown] = useState(isOn);
  const hasUnsavedChanges = useHasUnsavedChanges();
  const isShown = isOn || (wasShown && hasUnsavedChanges);
  if (isShown !== wasShown) setWasShown(isShown);
  return isShown ? children : <FeatureOffPage isTab={isTab} />;
}
