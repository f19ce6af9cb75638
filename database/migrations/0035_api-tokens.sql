CREATE TABLE "api_tokens" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"token_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_ts" bigint NOT NULL,
	"expires_ts" bigint NOT NULL,
	"last_used_ts" bigint,
	CONSTRAINT "api_tokens_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_organisation_id_organization_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_by_user" ON "api_tokens" USING btree ("organisation_id","user_id");--> statement-breakpoint
-- As for sessions (0009), of which a token is one to whoever remembers it. Not of "last_used_ts": nothing of it is remembered.
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE OF "token_hash", "organisation_id", "user_id", "scopes", "expires_ts"
  ON "api_tokens" FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('session', 'token_id');--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ALWAYS TRIGGER "session_change";
