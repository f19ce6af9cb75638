import type { CallNeeds } from '@rotunda/contract';
import { groupBy } from '../../platform/group-by.ts';
import { type ContractCall, listCalls } from '../list-calls.ts';

const INTRODUCTION = `# Permissions

Every call declares in the contract (\`packages/contract\`) what it needs, and the server checks exactly that (\`apps/server/src/app/check-permission.ts\`). This page is written from those declarations by a test; after changing one, run

\`\`\`sh
npm run unit -- apps/server/src/app/permissions-page.test.ts --update
\`\`\`

- **Role**: least role in the organization. Roles include the ones below them: \`viewer\`, \`member\`, \`admin\`. \`public\` needs no sign-in, \`support\` the right to impersonate, \`operator\` the right to run the installation. For \`public\` calls, any token and any supporter will do.
- **Token scope**: the one scope that lets an API token make the call. No scope includes another, and a token can never do more than its owner's role allows. \`none\` refuses every token.
- **Support**: whether a supporter may make the call while acting as a user whose role allows it.

Three routes are not calls of the contract: uploading a file needs what \`attachments.create\` needs, uploading a table to import what \`fileImports.check\` needs, and the live events \`/api/events\` a signed-in viewer, or a token with the scope \`read\`.
`;

const HEADER = ['Call', 'Method', 'Path', 'Role', 'Token scope', 'Support'];

/** Renders `docs/permissions.md`: every call with what it needs, by feature, as the formatter would align it. */
export function renderPermissions(): string {
  const byFeature = groupBy(listCalls(), ({ name }) => name.split('.')[0] ?? '');
  const sections = [...byFeature]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([feature, calls]) => `## ${feature}\n\n${renderTable([HEADER, ...calls.map(listCells)])}`);
  return [INTRODUCTION, ...sections].join('\n');
}

function listCells({ name, procedure, needs }: ContractCall): string[] {
  const { method = '', path = '' } = procedure['~orpc'].route;
  return [`\`${name}\``, method, `\`${path}\``, needs.role, describeScope(needs), describeImpersonation(needs)];
}

function describeScope({ scope }: CallNeeds): string {
  if (scope === undefined) return 'any';
  return scope === 'session' ? 'none' : scope;
}

function describeImpersonation({ impersonation }: CallNeeds): string {
  if (impersonation === undefined) return 'any';
  return impersonation === 'allowed' ? 'yes' : 'no';
}

function renderTable(rows: readonly string[][]): string {
  const widths = HEADER.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const renderRow = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |\n`;
  const [header = [], ...body] = rows;
  const line = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  return [renderRow(header), line, ...body.map(renderRow)].join('');
}
