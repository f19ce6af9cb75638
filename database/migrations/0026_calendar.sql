CREATE TABLE "event_feeds" (
	"feed_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"secret_hash" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"last_read_ts" bigint,
	CONSTRAINT "event_feeds_secret" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "event_feeds" ADD CONSTRAINT "event_feeds_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_feeds_by_user" ON "event_feeds" USING btree ("organisation_id","user_id");--> statement-breakpoint
CREATE INDEX "cq_agendas_by_date" ON "cq_agendas" USING btree ("agenda_ts");--> statement-breakpoint
CREATE INDEX "documents_meetings_by_day" ON "documents" USING btree ("last_action_on") WHERE document_type = 'CQSchedules';--> statement-breakpoint
CREATE INDEX "documents_by_comment_end" ON "documents" USING btree ("comment_end_date") WHERE comment_end_date is not null;--> statement-breakpoint
CREATE INDEX "documents_by_session_end" ON "documents" USING btree ("session_end_on","iso_code","session") WHERE session_end_on is not null;--> statement-breakpoint
CREATE INDEX "documents_by_session_start" ON "documents" USING btree ((facts ->> 'sessionStartOn'),"iso_code","session") WHERE facts ? 'sessionStartOn';