-- The release before reads and writes "search_changes_pruned" with one row, "is_only" and "last_pruned". Both releases
-- may run at once during an upgrade, so each row also has its columns. A later release drops them with the trigger.
ALTER TABLE "search_changes_pruned" ADD COLUMN "is_only" boolean;--> statement-breakpoint
ALTER TABLE "search_changes_pruned" ADD COLUMN "last_pruned" "xid8";--> statement-breakpoint
UPDATE "search_changes_pruned" SET "last_pruned" = "changed_by";--> statement-breakpoint
CREATE UNIQUE INDEX "search_changes_pruned_is_only" ON "search_changes_pruned" USING btree ("is_only");--> statement-breakpoint
CREATE FUNCTION search_changes_pruned_by_both() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_by := coalesce(NEW.changed_by, NEW.last_pruned);
  NEW.last_pruned := NEW.changed_by;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER search_changes_pruned_by_both BEFORE INSERT ON "search_changes_pruned"
  FOR EACH ROW EXECUTE FUNCTION search_changes_pruned_by_both();
