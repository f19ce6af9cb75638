-- Names of tables and columns in American English and in the words of the code. A release before this one does not know
-- them, so none may run next to it.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT c.relname AS "table", a.attname AS "column" FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'v') AND a.attname = 'organisation_id'
  LOOP
    EXECUTE format('ALTER TABLE %I RENAME COLUMN organisation_id TO organization_id', found."table");
  END LOOP;
END $$;--> statement-breakpoint
DROP TRIGGER "session_change" ON "organization";--> statement-breakpoint
DROP TRIGGER "session_change" ON "organisation_flags";--> statement-breakpoint
ALTER TABLE "organisation_flags" RENAME TO "organization_flags";--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE ON "organization"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('organization', 'id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER INSERT OR DELETE OR UPDATE ON "organization_flags"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('organization', 'organization_id');--> statement-breakpoint
ALTER TABLE "organization" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "organization_flags" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "told_alerts" RENAME TO "reported_alerts";--> statement-breakpoint
ALTER TABLE "told_news" RENAME TO "reported_news";--> statement-breakpoint
ALTER TABLE "reported_alerts" RENAME COLUMN "told_ts" TO "reported_ts";--> statement-breakpoint
ALTER TABLE "reported_news" RENAME COLUMN "told_ts" TO "reported_ts";--> statement-breakpoint
ALTER TABLE "digest_places" RENAME COLUMN "told_number" TO "last_reported_number";--> statement-breakpoint
ALTER TABLE "digest_places" RENAME COLUMN "told_ts" TO "last_reported_ts";--> statement-breakpoint
ALTER TABLE "digest_starts" RENAME COLUMN "told_number" TO "last_reported_number";--> statement-breakpoint
ALTER TABLE "actions" RENAME COLUMN "keepers" TO "restricted_to_user_ids";--> statement-breakpoint
ALTER TABLE "attachments" RENAME COLUMN "keepers" TO "restricted_to_user_ids";--> statement-breakpoint
ALTER TABLE "search_alert_matches" RENAME COLUMN "carriers" TO "occurrences";--> statement-breakpoint
ALTER TABLE "webhooks" RENAME COLUMN "resume_number" TO "cursor";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" RENAME COLUMN "answer" TO "response_excerpt";--> statement-breakpoint
-- Constraints are renamed with their indexes; a name longer than PostgreSQL's 63 bytes stands cut off in the catalog.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT c.conrelid::regclass AS "table", c.conname AS "name" FROM pg_constraint c
    WHERE c.connamespace = 'public'::regnamespace AND c.conname ~ 'organisation|^told_'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found."table", found."name",
      left(regexp_replace(replace(found."name", 'organisation', 'organization'), '^told_', 'reported_'), 63));
  END LOOP;
  FOR found IN
    SELECT c.relname AS "name" FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'i' AND c.relname ~ 'organisation|^told_'
  LOOP
    EXECUTE format('ALTER INDEX %I RENAME TO %I', found."name",
      left(regexp_replace(replace(found."name", 'organisation', 'organization'), '^told_', 'reported_'), 63));
  END LOOP;
END $$;--> statement-breakpoint
-- Values that hold the names.
UPDATE "job_progress" SET "state" = 'canceled' WHERE "state" = 'cancelled';--> statement-breakpoint
UPDATE "audit_log" SET "detail" = replace("detail"::text, 'rganisation', 'rganization')::jsonb
  WHERE "action" = 'impersonation.call' AND "detail"::text LIKE '%rganisation%';--> statement-breakpoint
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    UPDATE pgboss.job SET data = replace(data::text, '"organisationId"', '"organizationId"')::jsonb
      WHERE data::text LIKE '%"organisationId"%';
  END IF;
END $$;--> statement-breakpoint
-- Kept for the release before 0053, which can no longer run next to this one.
DROP TRIGGER "search_changes_pruned_by_both" ON "search_changes_pruned";--> statement-breakpoint
DROP FUNCTION search_changes_pruned_by_both();--> statement-breakpoint
ALTER TABLE "search_changes_pruned" DROP COLUMN "is_only", DROP COLUMN "last_pruned";
