CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_ts" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "parent_session_id" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "parent_token_sealed" text;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_by_end" ON "sign_in_attempts" USING btree ("ends_ts");--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_parent_session_id_session_id_fk" FOREIGN KEY ("parent_session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_by_parent" ON "session" USING btree ("parent_session_id");--> statement-breakpoint
-- Who acts as somebody begins anew: these sessions do not say from which session they were started.
DELETE FROM "session" WHERE "impersonated_by" IS NOT NULL;--> statement-breakpoint
-- Sessions go on: a token is found by its hash from now on. The library's tokens were in clear.
UPDATE "session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex'), "last_used_at" = "updated_at";--> statement-breakpoint
-- What a session stands for is remembered by every web server, and forgotten when any of this changes. A trigger, so
-- that no write can leave it out; PostgreSQL tells at commit, and equal messages of one transaction once.
CREATE FUNCTION "tell_session_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM pg_notify('rotunda_sessions', TG_ARGV[0] || ' ' || (to_jsonb(OLD) ->> TG_ARGV[1]));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM pg_notify('rotunda_sessions', TG_ARGV[0] || ' ' || (to_jsonb(NEW) ->> TG_ARGV[1]));
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Not of "last_used_at": it changes nothing that is remembered. A new session is remembered by nobody.
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE OF "token", "user_id", "expires_at", "created_at", "updated_at",
  "active_organization_id", "impersonated_by", "parent_session_id" ON "session"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('session', 'id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE ON "user"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('user', 'id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER INSERT OR DELETE OR UPDATE ON "member"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('user', 'user_id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER DELETE OR UPDATE ON "organization"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('organisation', 'id');--> statement-breakpoint
CREATE TRIGGER "session_change" AFTER INSERT OR DELETE OR UPDATE ON "organisation_flags"
  FOR EACH ROW EXECUTE FUNCTION "tell_session_change"('organisation', 'organisation_id');--> statement-breakpoint
-- Also for what is written with the triggers of foreign keys switched off, as by a replication.
ALTER TABLE "session" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "user" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "member" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "organization" ENABLE ALWAYS TRIGGER "session_change";--> statement-breakpoint
ALTER TABLE "organisation_flags" ENABLE ALWAYS TRIGGER "session_change";
