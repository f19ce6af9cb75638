CREATE TABLE "similar_fingerprints" (
	"document_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"fingerprint_version" integer NOT NULL,
	"content_hash" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	CONSTRAINT "similar_fingerprints_document_id_kind_pk" PRIMARY KEY("document_id","kind"),
	CONSTRAINT "similar_fingerprints_kind" CHECK (kind in ('text', 'head'))
);
--> statement-breakpoint
CREATE TABLE "similar_results" (
	"document_id" bigint NOT NULL,
	"fn_document_id" text NOT NULL,
	"state" text NOT NULL,
	"results" jsonb NOT NULL,
	"requested_ts" bigint NOT NULL,
	"updated_ts" bigint,
	CONSTRAINT "similar_results_document_id_fn_document_id_pk" PRIMARY KEY("document_id","fn_document_id"),
	CONSTRAINT "similar_results_state" CHECK (state in ('finding', 'ready', 'failed'))
);
