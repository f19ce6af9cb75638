ALTER TABLE "search_alerts" ALTER COLUMN "relevancy" SET DEFAULT -1;--> statement-breakpoint
ALTER TABLE "search_alert_matches" ADD COLUMN "relevancy" real DEFAULT -1 NOT NULL;--> statement-breakpoint
-- It counted saved searches until now; their own relevance was not kept.
UPDATE "search_alerts" SET "relevancy" = -1;
