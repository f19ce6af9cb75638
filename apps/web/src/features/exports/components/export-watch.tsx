import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useChangeExports, useOwnExports } from '../api/use-own-exports.ts';
import { isActive } from '../model/is-active.ts';
import { startedExports } from '../model/started-exports.ts';
import { reportExportEnd } from '../model/report-export-end.ts';

/** Reports on any page how exports ended whose dialog was closed. */
export function ExportWatch() {
  const started = useSyncExternalStore(startedExports.subscribe, startedExports.get);
  const own = useOwnExports({ enabled: started.length > 0 });
  const { download } = useChangeExports();
  const results = own.data?.results;
  const reportEnds = useEffectEvent(() => {
    for (const id of started) {
      if (results === undefined || startedExports.isShown(id)) continue;
      const job = results.find(({ _id }) => _id === id);
      if (job !== undefined && isActive(job)) continue;
      startedExports.forget(id);
      if (job !== undefined) reportExportEnd(job, () => void download(job));
    }
  });
  useEffect(() => reportEnds(), [started, results]);
  return null;
}
