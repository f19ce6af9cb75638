CREATE INDEX "documents_person_relations" ON "documents" USING gin ((jsonb_path_query_array(facts, '$.roles[*].parentPersonFusionId') || jsonb_path_query_array(facts, '$.roles[*].organizationFusionId'))) WHERE document_type = 'Person';--> statement-breakpoint
CREATE INDEX "documents_committee_members" ON "documents" USING gin ((jsonb_path_query_array(facts, '$.members[*].personFusionId'))) WHERE document_type = 'Committee';--> statement-breakpoint
CREATE INDEX "documents_hearing_committees" ON "documents" USING gin ((jsonb_path_query_array(facts, '$.committees[*].fusionId'))) WHERE document_type = 'CQSchedules';--> statement-breakpoint
-- Committees are named by their publishers' keys too: a parent, or where a staffer works.
INSERT INTO "entity_aliases" ("alias", "fusion_id")
SELECT DISTINCT ON ("facts" ->> 'fullSourceId') "facts" ->> 'fullSourceId', "fusion_id"
FROM "source_facts" WHERE "kind" = 'committee' AND "facts" ->> 'fullSourceId' IS NOT NULL
ORDER BY "facts" ->> 'fullSourceId', "fusion_id"
ON CONFLICT ("alias") DO NOTHING;
