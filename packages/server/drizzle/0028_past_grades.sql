-- A wait is given up before anybody else waits for long, and the whole is tried again.
SET LOCAL lock_timeout = '300ms';--> statement-breakpoint
ALTER TABLE "user_learning_info" ADD COLUMN "past_grades" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The grades that were completed on the way are known; what a setup changed before is not.
UPDATE "user_learning_info" SET "past_grades" = "completed"."grades"
FROM (
  SELECT "plan"."user_id", "plan"."section_type",
    jsonb_agg(jsonb_build_object('grade', "standing"."grade_id", 'until',
      to_char("standing"."completed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      ORDER BY "standing"."completed_at", "standing"."grade_id") AS "grades"
  FROM "user_learning_info" AS "plan"
  JOIN "grade_standings" AS "standing" USING ("user_id", "section_type")
  WHERE "standing"."completed_at" IS NOT NULL
    AND "standing"."grade_id" >= "plan"."start_grade" AND "standing"."grade_id" < "plan"."current_grade"
  GROUP BY 1, 2
) AS "completed"
WHERE "user_learning_info"."user_id" = "completed"."user_id"
  AND "user_learning_info"."section_type" = "completed"."section_type";
--> statement-breakpoint
SET LOCAL lock_timeout = 0;
