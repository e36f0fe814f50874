-- Imports of rosters wrote names, addresses and ids with their values: of these the trail tells only that they changed.
UPDATE "staff_actions" SET "details" = (
  SELECT coalesce(jsonb_object_agg("change"->>'field', "change" - 'field') FILTER (WHERE "is_told"), '{}')
    || CASE WHEN bool_and("is_told") THEN '{}'
       ELSE jsonb_build_object('changed', jsonb_agg("change"->'field' ORDER BY "place") FILTER (WHERE NOT "is_told")) END
  FROM (
    SELECT "change", "place",
      "change"->>'field' IN ('userName', 'role', 'schoolGrade', 'status', 'class') AS "is_told"
    FROM jsonb_array_elements("details"->'changes') WITH ORDINALITY AS "all" ("change", "place")
  ) AS "changes"
)
WHERE "action" = 'account_changed' AND jsonb_typeof("details"->'changes') = 'array'
  AND jsonb_array_length("details"->'changes') > 0;
