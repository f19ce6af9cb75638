import { DELAYS_MS } from '@rotunda/contract/values';
import { useEffect, useState } from 'react';

/**
 * Requires two clicks: the first shows a warning for three seconds, and only a second one within that time acts (S1
 * §4).
 */
export function useTwoClicks(act: () => void): { isArmed: boolean; click: () => void } {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setIsArmed(false), DELAYS_MS.deleteConfirm);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return {
    isArmed,
    click: () => {
      setIsArmed(!isArmed);
      if (isArmed) act();
    },
  };
}
