CREATE TABLE "digest_places" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"frequency" text NOT NULL,
	"told_number" bigint NOT NULL,
	"told_ts" bigint NOT NULL,
	CONSTRAINT "digest_places_organisation_id_user_id_kind_frequency_pk" PRIMARY KEY("organisation_id","user_id","kind","frequency"),
	CONSTRAINT "digest_places_kind" CHECK (kind in ('alerts', 'updates')),
	CONSTRAINT "digest_places_frequency" CHECK (frequency in ('Hourly', '4-Hourly', 'Daily', 'Weekly'))
);
--> statement-breakpoint
CREATE TABLE "digest_starts" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"told_number" bigint NOT NULL,
	CONSTRAINT "digest_starts_organisation_id_user_id_kind_project_id_pk" PRIMARY KEY("organisation_id","user_id","kind","project_id"),
	CONSTRAINT "digest_starts_kind" CHECK (kind in ('alerts', 'updates'))
);
--> statement-breakpoint
CREATE TABLE "document_news" (
	"news_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "document_news_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"news_on" date,
	"words" text,
	"cq_uid" text,
	"created_ts" bigint NOT NULL,
	CONSTRAINT "document_news_kind" CHECK (kind in ('action', 'status', 'version', 'vote', 'summary', 'dates', 'publication')),
	CONSTRAINT "document_news_publication" CHECK ((kind = 'publication') = (cq_uid is not null)),
	CONSTRAINT "document_news_words" CHECK ((kind = 'publication') = (words is null))
);
--> statement-breakpoint
CREATE TABLE "told_alerts" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"document_id" bigint NOT NULL,
	"document_version" integer NOT NULL,
	"told_ts" bigint NOT NULL,
	CONSTRAINT "told_alerts_organisation_id_user_id_document_id_document_version_pk" PRIMARY KEY("organisation_id","user_id","document_id","document_version")
);
--> statement-breakpoint
CREATE TABLE "told_news" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"news_id" bigint NOT NULL,
	"told_ts" bigint NOT NULL,
	CONSTRAINT "told_news_organisation_id_user_id_news_id_pk" PRIMARY KEY("organisation_id","user_id","news_id")
);
--> statement-breakpoint
ALTER TABLE "digest_places" ADD CONSTRAINT "digest_places_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_places" ADD CONSTRAINT "digest_places_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_starts" ADD CONSTRAINT "digest_starts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_starts" ADD CONSTRAINT "digest_starts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_starts" ADD CONSTRAINT "digest_starts_project_id_projects_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_alerts" ADD CONSTRAINT "told_alerts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_alerts" ADD CONSTRAINT "told_alerts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_news" ADD CONSTRAINT "told_news_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_news" ADD CONSTRAINT "told_news_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_news" ADD CONSTRAINT "told_news_news_id_document_news_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."document_news"("news_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_news_by_document" ON "document_news" USING btree ("document_id","news_id");--> statement-breakpoint
CREATE INDEX "document_news_by_time" ON "document_news" USING btree ("created_ts");--> statement-breakpoint
CREATE INDEX "told_alerts_by_time" ON "told_alerts" USING btree ("told_ts");--> statement-breakpoint
CREATE INDEX "told_news_by_news" ON "told_news" USING btree ("news_id");