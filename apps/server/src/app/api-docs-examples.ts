/**
 * Shell example shown in the API docs. The variables are set once and every command works on its own. A test runs all
 * examples.
 */
export interface ApiExample {
  title: string;
  command: string;
}

const AUTHORIZED = '-H "Authorization: Bearer $ROTUNDA_TOKEN"';
const JSON_BODY = "-H 'Content-Type: application/json'";

export const API_EXAMPLES: readonly ApiExample[] = [
  { title: 'See whose token it is', command: `curl ${AUTHORIZED} "$ROTUNDA_URL/api/auth/session"` },
  {
    title: 'Search documents (read)',
    command: `curl ${AUTHORIZED} ${JSON_BODY} -X POST "$ROTUNDA_URL/api/documents/search" \\
  -d '{"searchModel": {"rawTextSearch": "clean AND water"}, "limit": 10}'`,
  },
  { title: 'Read a bill (read)', command: `curl ${AUTHORIZED} "$ROTUNDA_URL/api/documents/legislation/us-119-hr-1"` },
  { title: 'List projects (read)', command: `curl ${AUTHORIZED} "$ROTUNDA_URL/api/projects"` },
  {
    title: 'Create a project (write)',
    command: `curl ${AUTHORIZED} ${JSON_BODY} -X POST "$ROTUNDA_URL/api/projects" \\
  -d '{"name": "Clean water"}'`,
  },
  {
    title: 'List unread alerts (alerts)',
    command: `curl ${AUTHORIZED} ${JSON_BODY} -X POST "$ROTUNDA_URL/api/alerts/getSearchAlerts" \\
  -d '{"read": "false", "sort": "discoveryDate_desc"}'`,
  },
  {
    title: 'Export search results (exports)',
    command: `curl ${AUTHORIZED} ${JSON_BODY} -X POST "$ROTUNDA_URL/api/documents/export" \\
  -d '{"exportType": "csv", "searchArgs": {"searchModel": {"rawTextSearch": "clean AND water"}}}'`,
  },
  { title: 'Read the audit log (admin)', command: `curl ${AUTHORIZED} "$ROTUNDA_URL/api/audit-log"` },
  { title: 'Follow what changes, live (read)', command: `curl -N ${AUTHORIZED} "$ROTUNDA_URL/api/events"` },
];
