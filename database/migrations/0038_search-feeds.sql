CREATE TABLE "search_feeds" (
	"feed_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"saved_search_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_ts" bigint NOT NULL,
	"last_read_ts" bigint,
	CONSTRAINT "search_feeds_of_person" UNIQUE("saved_search_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "search_feeds" ADD CONSTRAINT "search_feeds_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_feeds" ADD CONSTRAINT "search_feeds_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_feeds" ADD CONSTRAINT "search_feeds_saved_search_id_saved_searches_saved_search_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("saved_search_id") ON DELETE cascade ON UPDATE no action;