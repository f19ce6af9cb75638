import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.tsx';
import { useSession } from '../api/session.tsx';
import type { PickerOption } from '../ui/multi-picker.tsx';

/** Names of users, tags and projects that records can be linked to. */
export interface Directory {
  people: readonly PickerOption[];
  /** Users who can still sign in. Pickers offer only these. */
  activePeople: readonly PickerOption[];
  tags: readonly PickerOption[];
  projects: readonly PickerOption[];
}

/** Fetches the users, tags and projects of the organization. Each list is empty until it is loaded. */
export function useDirectory(): Directory {
  const { queries } = useApi();
  const { organization } = useSession();
  const users = useQuery(queries.identity.findUsers.queryOptions({ input: { id: organization._id } }));
  const tags = useQuery(queries.tags.find.queryOptions());
  const projects = useQuery(queries.projects.find.queryOptions({ input: {} }));
  const named = (active: boolean) =>
    (users.data?.results ?? [])
      .filter((user) => !active || user.isActive)
      .map(({ _id, firstName, lastName, email }) => ({ _id, name: `${firstName} ${lastName}`.trim() || email }));
  return {
    people: named(false),
    activePeople: named(true),
    tags: tags.data?.results ?? [],
    projects: projects.data?.results ?? [],
  };
}

/** Returns the options of the ids, in their order. Deleted ones are left out. */
export function getOptions(options: readonly PickerOption[], ids: readonly string[]): PickerOption[] {
  const byId = new Map(options.map((option) => [option._id, option]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
