import type { SearchAlert } from '@rotunda/contract';
import type { IsoDate } from '@rotunda/domain';
import { describeOccurrence } from '../../similar/index.ts';
import { createAlertDigestRepository, type FoundAlert } from '../alert-digest.repository.ts';
import { chooseAlerts, type ChosenAlerts, type ChosenDocument } from './choose-alerts.ts';
import type { AlertDigest, AlertEntry } from './digest-model.ts';
import { createDigestReaderRepository, type Reader } from '../digest-reader.repository.ts';
import type { DigestsDeps } from '../digests.deps.ts';
import { presentDocument } from './document.presenter.ts';
import { projectAlertsAddress } from './product-addresses.ts';

/** Limit for documents per email. */
const MAX_SHOWN = 50;

/** Presents an alert digest; null if none of its documents can be shown. */
export async function presentAlertDigest(
  deps: DigestsDeps,
  reader: Reader,
  found: readonly FoundAlert[],
  today: IsoDate,
): Promise<AlertDigest | null> {
  const { organizationId } = reader.actor;
  const names = await createDigestReaderRepository(deps.database).findProjectNames(organizationId, [
    ...new Set(found.map(({ projectId }) => projectId)),
  ]);
  const chosen = chooseAlerts(found, [...names.keys()], MAX_SHOWN);
  const shown = pickShown(chosen);
  const alertIds = shown.map(({ searchAlertId }) => searchAlertId);
  const alerts = await deps.findAlerts(reader.actor, alertIds);
  const occurrences = await createAlertDigestRepository(deps.database).findOccurrences(organizationId, shown);
  const projects = chosen.projects.flatMap(({ projectId, searches }) => {
    const presented = searches.flatMap(({ savedSearchId, title, shown: documents, more }) => {
      const entries = documents.flatMap((document): AlertEntry[] => {
        const alert = alerts.get(document.searchAlertId);
        if (alert === undefined) return [];
        const own = occurrences.get(document.searchAlertId) ?? [];
        return [
          {
            ...presentAlert(deps, alert, today),
            occurrences: own.map(({ versionName, occurrence }) => `${versionName}: ${describeOccurrence(occurrence)}`),
            alsoFoundBy: nameSearches(document, projectId, names),
          },
        ];
      });
      const href = projectAlertsAddress(deps.baseUrl, projectId, { search: savedSearchId });
      return entries.length + more === 0 ? [] : [{ title, entries, more, href }];
    });
    const href = projectAlertsAddress(deps.baseUrl, projectId);
    return presented.length === 0 ? [] : [{ name: names.get(projectId) ?? '', href, searches: presented }];
  });
  return projects.length === 0 ? null : { total: chosen.total - (shown.length - alerts.size), projects };
}

function pickShown({ projects }: ChosenAlerts): ChosenDocument[] {
  return projects.flatMap(({ searches }) => searches.flatMap(({ shown }) => shown));
}

function presentAlert(deps: DigestsDeps, alert: SearchAlert, today: IsoDate) {
  const { document, keywordHighlighting, projectId, fusionId } = alert;
  const href = projectAlertsAddress(deps.baseUrl, projectId, { open: fusionId, in: projectId });
  return {
    ...presentDocument(document, { href, today, title: keywordHighlighting.find(({ field }) => field === 'title') }),
    excerpt: keywordHighlighting.find(({ field }) => field !== 'title') ?? null,
  };
}

/** Names the other saved searches that found a document, with their project if it is another one. */
export function nameSearches(
  { alsoFoundBy }: Pick<ChosenDocument, 'alsoFoundBy'>,
  projectId: string,
  names: ReadonlyMap<string, string>,
): string[] {
  const named = alsoFoundBy.map((other) =>
    other.projectId === projectId ? other.title : `${other.title} (${names.get(other.projectId) ?? ''})`,
  );
  return [...new Set(named)];
}
