import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { Project } from '@rotunda/contract';
import type { ReactNode } from 'react';
import { ApiProvider } from '../../../shared/api/api-context.tsx';
import { createQueryClient } from '../../../shared/api/query-client.ts';
import { SessionProvider } from '../../../shared/api/session.tsx';
import { buildCard, buildProject, buildSavedSearch, buildSession } from '../../../testing/builders.ts';
import { createFakeServer, Refusal, type Answers } from '../../../testing/fake-server.ts';
import { NOW_SECONDS, renderUi } from '../../../testing/render-ui.tsx';

export const PROJECT_ID = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a01';
export const OTHER_ID = '5b0f1f9c-7c1a-4f5e-8a53-0d5c1f7c9a03';
const project = (_id: string, name: string) => buildProject({ _id, name });

/** Answers of a server with two projects. */
export function answering(
  projects: Project[] = [project(PROJECT_ID, 'Algorithmic pricing'), project(OTHER_ID, 'Rents')],
) {
  const answers: Answers = {
    projects: {
      find: () => ({ results: projects, total: projects.length }),
      create: ({ name }) => project(OTHER_ID, name),
    },
    savedSearches: {
      createAlert: ({ title }) => buildSavedSearch({ title }),
      create: ({ title }) => buildSavedSearch({ ...(title ? { title } : {}), projectId: null, projectName: null }),
      update: ({ id }) => buildSavedSearch({ _id: id }),
      delete: () => ({ ok: true }),
    },
    alerts: {
      moveAlertToProject: () => ({ moved: 1, merged: 0, counts: { projects: [], savedSearches: [], unread: 0 } }),
    },
    discover: {
      preview: ({ searchModel }) => {
        if (searchModel.rawTextSearch?.includes('near/ ')) throw new Refusal('QUERY_FAULT');
        return {
          days: 90,
          total: 1312,
          atTotalLimit: false,
          perWeek: [{ startTs: NOW_SECONDS, count: 7 }],
          latest: [buildCard({ title: 'Rent software bill' })],
        };
      },
    },
  };
  return answers;
}

/** Renders a dialog of saved searches with a fake server. */
export function renderDialog(dialog: ReactNode, answers: Answers = answering()) {
  const { api, calls } = createFakeServer(answers);
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const result = renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider value={api}>
        <SessionProvider value={buildSession()}>
          <RouterContextProvider router={router}>{dialog}</RouterContextProvider>
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...result, calls, getInput: (name: string) => calls.findLast((call) => call.name === name)?.input };
}
