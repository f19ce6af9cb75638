CREATE TABLE "search_changes" (
	"change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint,
	"changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_ts" bigint DEFAULT extract(epoch from now()) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_by_transaction" ON "search_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "search_changes_by_time" ON "search_changes" USING btree ("changed_ts");--> statement-breakpoint
-- Whoever keeps the index in memory reads again what is named here. Triggers, so that no write can leave it out.
CREATE FUNCTION "note_search_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("document_id") SELECT "document_id" FROM "changed";
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "note_search_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "search_changes" ("document_id") VALUES (NULL);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "search_added" AFTER INSERT ON "doc_search"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changes"();--> statement-breakpoint
CREATE TRIGGER "search_changed" AFTER UPDATE ON "doc_search"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changes"();--> statement-breakpoint
CREATE TRIGGER "search_removed" AFTER DELETE ON "doc_search"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_search_changes"();--> statement-breakpoint
CREATE TRIGGER "search_emptied" AFTER TRUNCATE ON "doc_search"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_search_emptied"();
