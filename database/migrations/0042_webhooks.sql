CREATE TABLE "webhook_deliveries" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"delivery_number" bigint,
	"message_id" text NOT NULL,
	"title" text,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_ts" bigint NOT NULL,
	"attempt_ts" bigint,
	"status" integer,
	"duration_ms" integer,
	"answer" text,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("webhook_id","delivery_number"),
	CONSTRAINT "webhook_deliveries_state" CHECK (state in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"webhook_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid,
	"saved_search_id" uuid,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"host" text NOT NULL,
	"url_sealed" text NOT NULL,
	"secret_sealed" text NOT NULL,
	"previous_secret_sealed" text,
	"previous_secret_until_ts" bigint,
	"off_reason" text,
	"resume_number" bigint NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since_ts" bigint,
	"paused_until_ts" bigint,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "webhooks_of_one" CHECK (num_nonnulls(project_id, saved_search_id) = 1),
	CONSTRAINT "webhooks_format" CHECK (format in ('json', 'slack', 'teams')),
	CONSTRAINT "webhooks_off_reason" CHECK (off_reason in ('person', 'gone', 'failing', 'access'))
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("webhook_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_saved_search_id_saved_searches_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("saved_search_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_log" ON "webhook_deliveries" USING btree ("webhook_id","created_ts");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","next_attempt_ts") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_ts");--> statement-breakpoint
CREATE INDEX "webhooks_by_organisation" ON "webhooks" USING btree ("organisation_id");