import type { getApi } from './call-api.ts';
import { expect } from './test.ts';

type Api = Awaited<ReturnType<typeof getApi>>;

/**
 * Creates a project for the journey with its saved searches, title to text, so that its counts are unaffected by
 * others.
 */
export async function makeProject(api: Api, name: string, searches: Record<string, string> = {}): Promise<string> {
  const made = await api.post('/projects', { name });
  expect(made.ok()).toBe(true);
  const { _id: projectId }: { _id: string } = await made.json();
  for (const [title, rawTextSearch] of Object.entries(searches)) {
    const saved = await api.post('/alerts', { title, projectId, searchModel: { rawTextSearch } });
    expect(saved.ok()).toBe(true);
  }
  return projectId;
}
