ALTER TABLE "project_activities" ADD COLUMN "impersonator_id" text;--> statement-breakpoint
ALTER TABLE "alert_activities" ADD COLUMN "impersonator_id" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Who ran the installation until now goes on doing so: the first administrator of an organisation of its own. Only
-- where the sample's people are the only ones it is theirs, because their password is public.
UPDATE "user" SET "is_operator" = true WHERE "id" = (
  SELECT u."id" FROM "user" u
  JOIN "member" m ON m."user_id" = u."id"
  JOIN "organization" o ON o."id" = m."organization_id"
  WHERE m."role" = 'admin' AND u."is_active" AND (NOT o."is_sample" OR NOT EXISTS (
    SELECT 1 FROM "member" others JOIN "organization" own ON own."id" = others."organization_id" WHERE NOT own."is_sample"
  ))
  ORDER BY o."is_sample", u."created_at", u."id"
  LIMIT 1
);
