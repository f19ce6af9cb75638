DROP TABLE "search_changes_pruned";--> statement-breakpoint
CREATE TABLE "search_changes_pruned" (
	"changed_by" "xid8" PRIMARY KEY NOT NULL,
	"pruned_ts" bigint DEFAULT extract(epoch from now()) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_changes_pruned_by_time" ON "search_changes_pruned" USING btree ("pruned_ts");
