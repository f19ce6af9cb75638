-- Executive orders are called as the notes of the Archives call them, EO 14110, on their own page as in those of others.
UPDATE "documents" SET "locality_external_id" = 'EO ' || substr("locality_external_id", 6)
WHERE "document_type" = 'PresidentialAction' AND "locality_external_id" LIKE 'E.O. %';
