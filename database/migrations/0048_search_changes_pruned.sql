CREATE TABLE "search_changes_pruned" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"last_pruned" "xid8" NOT NULL,
	CONSTRAINT "search_changes_pruned_once" CHECK ("search_changes_pruned"."is_only")
);
