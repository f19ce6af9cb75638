ALTER TABLE "saved_searches" ADD COLUMN "passage" jsonb;--> statement-breakpoint
ALTER TABLE "search_alert_matches" ADD COLUMN "carriers" jsonb;