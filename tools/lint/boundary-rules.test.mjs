import { describe, expect, it } from 'vitest';
import { checkClock, checkEnvironment, checkFetch, checkImport, checkSelector } from './boundary-rules.mjs';

const server = (file) => `apps/server/src/${file}`;
const web = (file) => `apps/web/src/${file}`;

describe('checkImport', () => {
  it.each([
    ['packages/query/src/parse.ts', '@rotunda/analysis'],
    ['packages/percolator/src/match.ts', '@rotunda/query'],
    [server('features/alerts/create-alert.ts'), '@rotunda/contract'],
    [server('features/alerts/create-alert.ts'), '../../platform/clock.ts'],
    [server('features/alerts/create-alert.ts'), '../documents/index.ts'],
    [server('features/alerts/jobs/match.job.ts'), '../alerts.repository.ts'],
    [server('features/alerts/alerts.repository.ts'), 'drizzle-orm'],
    [server('features/discover/search-engine/postgres.ts'), '@rotunda/database'],
    [server('platform/database/migrate-database.ts'), 'pg'],
    [server('sources/billstatus/client.ts'), 'undici'],
    [server('sources/billstatus/parse.ts'), '../reading/read-xml.ts'],
    [server('sources/billstatus/index.ts'), '../source.ts'],
    [server('sources/registry.ts'), './billstatus/index.ts'],
    [server('sources/congress-api/map-bill.ts'), '../billstatus/index.ts'],
    [server('sources/openstates-bills/client.ts'), '../openstates/fetch-api-pages.ts'],
    [server('app/build-api.ts'), '../features/alerts/alerts.routes.ts'],
    [server('main/create-program.ts'), '../app/config.ts'],
    [web('app/router.tsx'), '../features/alerts/components/alert-list.tsx'],
    [web('features/alerts/api/get-alert.ts'), '../../../shared/lib/client.ts'],
    [web('features/alerts/api/get-alert.ts'), '@rotunda/contract/values'],
    [web('shared/api/contract-router.ts'), '@rotunda/contract'],
    [web('testing/builders.ts'), '@rotunda/contract'],
    [web('gallery/lists.tsx'), '../shared/ui/data-list.tsx'],
    ['packages/contract/src/values/flags.ts', './limits.ts'],
    ['tools/launch/start.mjs', '../apps/server/src/main/create-program.ts'],
  ])('lets %s import %s', (file, specifier) => {
    expect(checkImport(file, specifier, false)).toBeUndefined();
  });

  it.each([
    ['packages/analysis/src/tokens.ts', '@rotunda/query', 'may not know'],
    ['packages/domain/src/index.ts', '@rotunda/contract', 'may not know'],
    [web('app/router.tsx'), '../gallery/gallery.tsx', 'app may not import gallery'],
    [web('gallery/lists.tsx'), '../features/alerts/components/alert-list.tsx', 'gallery may not import features'],
    ['packages/query/src/parse.ts', 'node:fs', 'runs in browsers'],
    ['packages/query/src/parse.ts', '../../analysis/src/index.ts', 'by its package name'],
    [web('features/alerts/api/get-alert.ts'), '@rotunda/query', 'may not know'],
    [web('features/alerts/api/get-alert.ts'), '@rotunda/contract', 'Schemas stay on the server'],
    ['packages/contract/src/values/flags.ts', '../base.ts', 'imports nothing but itself'],
    ['packages/contract/src/values/flags.ts', 'zod', 'imports nothing but itself'],
    [web('features/alerts/api/get-alert.ts'), '../../projects/api/get-project.ts', 'Compose the two in app'],
    [web('shared/ui/list-row.tsx'), '../../features/alerts/model/alert.ts', 'may not import features'],
    [server('platform/clock.ts'), '../app/config.ts', 'may not import app'],
    [server('features/alerts/create-alert.ts'), '../../sources/source.ts', 'may not import sources'],
    [server('features/alerts/create-alert.ts'), '../../app/config.ts', 'may not import app'],
    [server('features/alerts/create-alert.ts'), '../documents/read/documents.repository.ts', 'through its index.ts'],
    [server('features/alerts/create-alert.ts'), 'drizzle-orm', 'Only repositories hold SQL'],
    [server('app/build-api.ts'), '@rotunda/database', 'Only repositories hold SQL'],
    [server('features/alerts/create-alert.ts'), 'node:http', 'open the network'],
    [server('sources/billstatus/parse.ts'), 'undici', 'open the network'],
    [server('sources/billstatus/parse.ts'), '../legiscan/parse.ts', 'the source "legiscan" through its index.ts'],
  ])('stops %s from importing %s', (file, specifier, message) => {
    expect(checkImport(file, specifier, false)).toContain(message);
  });

  it('allows external types but no type from a higher layer', () => {
    expect(checkImport(server('features/alerts/create-alert.ts'), 'drizzle-orm', true)).toBeUndefined();
    expect(
      checkImport(server('features/sources/ingest/run-ingest.ts'), '../../sources/source.ts', true),
    ).toBeUndefined();
    expect(checkImport(server('platform/clock.ts'), '../app/config.ts', true)).toContain('may not import app');
  });

  it('exempts tests, except that packages may never import an app', () => {
    expect(
      checkImport(server('platform/http-client/client.test.ts'), '../../sources/source.ts', false),
    ).toBeUndefined();
    expect(checkImport('packages/query/src/parse.test.ts', '@rotunda/server', false)).toContain('may not know');
  });
});

describe('Other boundaries', () => {
  it('restrict network, clock and environment access to their modules', () => {
    expect(checkFetch(server('platform/http-client/create-source-http.ts'))).toBeUndefined();
    expect(checkFetch(server('features/alerts/create-alert.ts'))).toContain('open the network');
    expect(checkFetch(web('shared/lib/client.ts'))).toBeUndefined();
    expect(checkFetch(web('features/alerts/api/get-alert.ts'))).toContain('Only shared/api');
    expect(checkClock(server('platform/clock.ts'))).toBeUndefined();
    expect(checkClock(server('features/alerts/create-alert.ts'))).toContain('take a Clock');
    expect(checkClock('packages/query/src/evaluate.ts')).toContain('take a Clock');
    expect(checkClock(web('shared/ui/relative-date.tsx'))).toBeUndefined();
    expect(checkEnvironment(server('app/config.ts'))).toBeUndefined();
    expect(checkEnvironment(server('app/build-api.ts'))).toContain('Only app/config.ts');
    expect(checkEnvironment('tools/launch/start.mjs')).toBeUndefined();
  });
});

describe('checkSelector', () => {
  const file = web('features/alerts/components/alert-rows.tsx');

  it.each(['& .title', '&.selected', '& > .end, & > .date', '&:has(.open:focus-visible)', '& li:not(.last)'])(
    'rejects %s',
    (selector) => {
      expect(checkSelector(file, selector)).toContain('styled component');
    },
  );

  it.each(['& .MuiTab-root', '& li > a', '&[aria-current="true"]', '@media (max-width: 599.98px)', '& .', 'a.b'])(
    'allows %s',
    (selector) => {
      expect(checkSelector(file, selector)).toBeUndefined();
    },
  );

  it('checks only the web app, and not its tests', () => {
    expect(checkSelector(server('features/digests/mails/mail.tsx'), '& .title')).toBeUndefined();
    expect(checkSelector(web('shared/ui/row.test.tsx'), '& .title')).toBeUndefined();
  });
});
