CREATE TABLE "advocacy_campaigns" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"is_active" boolean NOT NULL,
	"report_url" text,
	"email_enabled" boolean NOT NULL,
	"phone_enabled" boolean NOT NULL,
	"x_posts_enabled" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advocacy_key_contacts" (
	"key_contact_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"person_fusion_id" text NOT NULL,
	"contact_name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"phone_number" text,
	"relationship_type" text,
	"relationship_note" text,
	"version" integer DEFAULT 1 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_by" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"updated_ts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advocacy_messages" (
	"organisation_id" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"person_fusion_id" text NOT NULL,
	"sent_on" date NOT NULL,
	"messages_count" integer NOT NULL,
	"calls_count" integer NOT NULL,
	"x_posts_count" integer NOT NULL,
	CONSTRAINT "advocacy_messages_campaign_id_person_fusion_id_sent_on_pk" PRIMARY KEY("campaign_id","person_fusion_id","sent_on")
);
--> statement-breakpoint
CREATE TABLE "advocacy_providers" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"api_key_sealed" text,
	"tool_url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_ts" bigint NOT NULL,
	CONSTRAINT "advocacy_providers_kind" CHECK (kind in ('embedded', 'http')),
	CONSTRAINT "advocacy_providers_address" CHECK (kind = 'embedded' or address is not null)
);
--> statement-breakpoint
CREATE TABLE "advocacy_relationships" (
	"organisation_id" text NOT NULL,
	"person_fusion_id" text NOT NULL,
	"contacts_count" integer NOT NULL,
	"advocates_count" integer NOT NULL,
	CONSTRAINT "advocacy_relationships_organisation_id_person_fusion_id_pk" PRIMARY KEY("organisation_id","person_fusion_id")
);
--> statement-breakpoint
ALTER TABLE "advocacy_campaigns" ADD CONSTRAINT "advocacy_campaigns_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_key_contacts" ADD CONSTRAINT "advocacy_key_contacts_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_messages" ADD CONSTRAINT "advocacy_messages_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_messages" ADD CONSTRAINT "advocacy_messages_campaign_id_advocacy_campaigns_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."advocacy_campaigns"("campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_providers" ADD CONSTRAINT "advocacy_providers_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advocacy_relationships" ADD CONSTRAINT "advocacy_relationships_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "advocacy_campaigns_by_name" ON "advocacy_campaigns" USING btree ("organisation_id","name_key");--> statement-breakpoint
CREATE INDEX "advocacy_key_contacts_by_person" ON "advocacy_key_contacts" USING btree ("organisation_id","person_fusion_id","name_key");--> statement-breakpoint
CREATE INDEX "advocacy_messages_by_person" ON "advocacy_messages" USING btree ("organisation_id","person_fusion_id");--> statement-breakpoint
CREATE INDEX "advocacy_messages_by_day" ON "advocacy_messages" USING btree ("organisation_id","sent_on");