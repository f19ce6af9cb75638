CREATE TABLE "outgoing_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text,
	"user_id" text,
	"kind" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_ts" bigint NOT NULL,
	"created_ts" bigint NOT NULL,
	"sent_ts" bigint,
	"last_error" text,
	CONSTRAINT "outgoing_mails_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outgoing_mails_state" CHECK (state in ('waiting', 'sending', 'sent', 'failed', 'kept'))
);
--> statement-breakpoint
ALTER TABLE "search_alert_matches" ADD COLUMN "delivery_number" bigint;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "time_zone" text DEFAULT 'America/New_York' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "weekly_digest_day" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("next_attempt_ts") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_organisation" ON "outgoing_mails" USING btree ("organisation_id","created_ts");--> statement-breakpoint
CREATE INDEX "search_alert_matches_delivered" ON "search_alert_matches" USING btree ("organisation_id","delivery_number");--> statement-breakpoint
CREATE INDEX "search_alert_matches_newest_delivered" ON "search_alert_matches" USING btree ("delivery_number");--> statement-breakpoint
CREATE INDEX "search_alert_matches_unnumbered" ON "search_alert_matches" USING btree ("matched_ts") WHERE delivery_number is null;--> statement-breakpoint
UPDATE "search_alert_matches" SET "delivery_number" = 0;
