CREATE TABLE "digest_opt_outs" (
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"since_ts" bigint NOT NULL,
	CONSTRAINT "digest_opt_outs_organisation_id_user_id_kind_pk" PRIMARY KEY("organisation_id","user_id","kind"),
	CONSTRAINT "digest_opt_outs_kind" CHECK (kind in ('alerts', 'updates'))
);
--> statement-breakpoint
ALTER TABLE "digest_opt_outs" ADD CONSTRAINT "digest_opt_outs_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_opt_outs" ADD CONSTRAINT "digest_opt_outs_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;