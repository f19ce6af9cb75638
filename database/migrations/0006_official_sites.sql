-- What 0004 left out: people and committees whose only page is their own official site, as sourceUrlOf() chooses it.
UPDATE "documents" d SET "source_url" = (
  SELECT site.value ->> 'url'
  FROM jsonb_array_elements(d."facts" #> '{contact,websites}') WITH ORDINALITY site(value, place)
  WHERE site.value ->> 'websiteType' = 'official' AND site.value ->> 'url' ~* '^https?://'
  ORDER BY site.place LIMIT 1
)
WHERE d."source_url" IS NULL AND d."document_type" IN ('Person', 'Committee')
  AND jsonb_typeof(d."facts" #> '{contact,websites}') = 'array';
