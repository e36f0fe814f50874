-- One table of sessions, one log of what happened in each. What was stored becomes events from which the same picture
-- is folded; a session that had ended keeps its end, whatever its events say.
ALTER TABLE "learning_centers" ADD COLUMN "ips" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint

ALTER TABLE "sessions" RENAME COLUMN "second_try_list" TO "request";--> statement-breakpoint
UPDATE "sessions" SET "request" = '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "request" SET DEFAULT '{}'::jsonb;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "level_change_report";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "demo_status" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "assisted_exercises_status" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "start" jsonb;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "active_ms" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "at_learning_center" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET
  "active_ms" = coalesce(greatest(0, extract(epoch from "ended_at" - "started_at") * 1000), 0)::bigint,
  "demo_status" = (
    SELECT coalesce(jsonb_agg(jsonb_build_object('demoId', d->'demo_id', 'isComplete', d->'is_complete')), '[]'::jsonb)
    FROM jsonb_array_elements("demo_status") d),
  "assisted_exercises_status" = (
    SELECT coalesce(jsonb_agg(jsonb_build_object('exerciseId', e->'AE_id', 'problemId', e->'AEProblem_id',
      'isComplete', e->'AECompleteStatus')), '[]'::jsonb)
    FROM jsonb_array_elements("assisted_exercises_status") e);--> statement-breakpoint

-- Graded sessions were kept twice. Those without a record have one now; the text of their start is that of UTC, because
-- a database does not know its region.
INSERT INTO "sessions" ("user_id", "session_id", "phase", "section_type", "grade_id", "session_status", "started_at",
  "loc_start_time", "starting_level", "ending_level", "starting_score", "demo_status", "assisted_exercises_status", "request")
SELECT g."user_id", g."session_uuid", g."phase", g."section_type", g."grade_id", g."status", g."started_at",
  to_char(g."started_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'), 0, 0, g."starting_score", '[]', '[]', '{}'
FROM "graded_sessions" g
ON CONFLICT ("session_id") DO NOTHING;--> statement-breakpoint
UPDATE "sessions" s SET
  "path" = g."path",
  "request" = g."request",
  "started_at" = g."started_at",
  "session_status" = g."status",
  "ended_at" = CASE WHEN g."status" = 'passed' THEN g."passed_at" END,
  "start" = jsonb_build_object(
    'sessionId', s."session_id", 'phase', s."phase", 'sectionType', s."section_type", 'gradeId', s."grade_id",
    'skillId', '', 'path', g."path", 'startingLevel', 0, 'correctCount', null, 'lastProblemId', null,
    'problemIds', e."problem_ids", 'targets', e."targets")
FROM "graded_sessions" g
JOIN LATERAL (
  SELECT jsonb_agg(x."problem_id" ORDER BY x."position") AS "problem_ids",
    jsonb_agg(jsonb_build_object('problemId', x."problem_id", 'skillId', x."skill_id",
      'specifiedMinutes', x."specified_time", 'state', jsonb_build_object('level', x."skill_state"->'level',
        'isSecondTry', x."skill_state"->'isSecondTry', 'hasDroppedToZero', x."skill_state"->'hasDroppedToZero'))
      ORDER BY x."position") AS "targets"
  FROM "graded_exercises" x WHERE x."session_uuid" = g."session_uuid") e ON true
WHERE g."session_uuid" = s."session_id" AND g."user_id" = s."user_id";--> statement-breakpoint
INSERT INTO "sessions" ("user_id", "session_id", "phase", "section_type", "grade_id", "skill_id", "session_status",
  "started_at", "ended_at", "loc_start_time", "starting_level", "ending_level", "starting_score", "demo_status",
  "assisted_exercises_status", "request")
SELECT a."user_id", a."session_uuid", min(a."phase"), min(a."section_type"), min(a."grade_id"), min(a."skill_id"),
  CASE WHEN bool_or(a."learning_pass") THEN 'passed' ELSE 'left' END, min(a."received_at"), max(a."received_at"),
  to_char(min(a."received_at") AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS'), min(a."level_before"), max(a."level_after"),
  0, '[]', '[]', '{}'
FROM "answers" a
WHERE NOT EXISTS (SELECT FROM "sessions" s WHERE s."session_id" = a."session_uuid")
GROUP BY a."user_id", a."session_uuid"
ON CONFLICT ("session_id") DO NOTHING;--> statement-breakpoint
-- A learning session that is open goes on: its cycle begins with the problem that was answered first.
UPDATE "sessions" s SET "start" = jsonb_build_object(
    'sessionId', s."session_id", 'phase', s."phase", 'sectionType', s."section_type", 'gradeId', s."grade_id",
    'skillId', s."skill_id", 'path', null, 'startingLevel', s."starting_level", 'correctCount', k."number_of_correct_in_a_row",
    'problemIds', (
      SELECT coalesce(jsonb_agg(p."problem_id" ORDER BY p."problem_seq"), '[]'::jsonb) FROM "problems" p
      WHERE p."section_type" = s."section_type" AND p."grade_id" = s."grade_id" AND p."skill_id" = s."skill_id"
        AND p."pool" = 'E' AND NOT p."is_retired"),
    'lastProblemId', (
      SELECT p."problem_id" FROM "problems" p
      WHERE p."section_type" = s."section_type" AND p."grade_id" = s."grade_id" AND p."skill_id" = s."skill_id"
        AND p."pool" = 'E' AND NOT p."is_retired" AND p."problem_seq" < (
          SELECT f."problem_seq" FROM "answers" a JOIN "problems" f ON f."problem_id" = a."problem_id"
          WHERE a."session_uuid" = s."session_id" ORDER BY a."start_ts", a."answer_id" LIMIT 1)
      ORDER BY p."problem_seq" DESC LIMIT 1))
FROM "skills" k
WHERE s."phase" = 'LEARNING_SESSION' AND s."session_status" = 'in_progress' AND k."section_type" = s."section_type"
  AND k."grade_id" = s."grade_id" AND k."skill_id" = s."skill_id";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_skill" FOREIGN KEY ("section_type","grade_id","skill_id") REFERENCES "public"."skills"("section_type","grade_id","skill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_phase" CHECK ("sessions"."phase" in ('LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_section" CHECK ("sessions"."section_type" in ('ae.la', 'ae.voc'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_status" CHECK ("sessions"."session_status" in ('in_progress', 'passed', 'left', 'timed_out'));--> statement-breakpoint
CREATE INDEX "sessions_open" ON "sessions" USING btree ("user_id","section_type","grade_id","phase","started_at") WHERE "sessions"."session_status" = 'in_progress';--> statement-breakpoint

CREATE TABLE "session_exercises" (
	"user_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"problem_id" text NOT NULL,
	"skill_id" text NOT NULL,
	"improve_factor" double precision NOT NULL,
	"presentation" jsonb NOT NULL,
	"problem_version" integer DEFAULT 1 NOT NULL,
	"draft" text,
	"skip_message" text,
	CONSTRAINT "session_exercises_user_id_session_id_position_pk" PRIMARY KEY("user_id","session_id","position"),
	CONSTRAINT "session_exercises_problem" UNIQUE("user_id","session_id","problem_id")
);
--> statement-breakpoint
INSERT INTO "session_exercises" ("user_id", "session_id", "position", "problem_id", "skill_id", "improve_factor",
  "presentation", "draft", "skip_message")
SELECT g."user_id", x."session_uuid", x."position", x."problem_id", x."skill_id", x."improve_factor", x."presentation",
  x."draft", x."skip_message"
FROM "graded_exercises" x JOIN "graded_sessions" g ON g."session_uuid" = x."session_uuid";--> statement-breakpoint
ALTER TABLE "session_exercises" ADD CONSTRAINT "session_exercises_problem_id_problems_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("problem_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_exercises" ADD CONSTRAINT "session_exercises_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

ALTER TABLE "answers" RENAME COLUMN "session_uuid" TO "session_id";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "seq" integer;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "events" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "problem_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_pkey";--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_attempt";--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_user_id_users_user_id_fk";--> statement-breakpoint
-- Up to now the student's clock decided the order: answers keep the one in which they were counted, with room for the
-- other events between them.
UPDATE "answers" a SET
  "seq" = n."seq",
  "events" = jsonb_build_array(jsonb_build_object('type', 'answer_checked', 'at', a."end_ts", 'problemId', a."problem_id",
    'verdict', a."verdict") || coalesce(n."standing", '{}'::jsonb))
FROM (
  SELECT b."answer_id", b."user_id",
    10 * row_number() OVER (PARTITION BY b."user_id", b."session_id", x."position" ORDER BY b."start_ts", b."answer_id")
      + 1000 * coalesce(x."position", 0) AS "seq",
    CASE WHEN r."before" IS NOT NULL THEN jsonb_build_object('standing', jsonb_build_object(
      'level', r."before"->'level', 'isSecondTry', r."before"->'isSecondTry',
      'hasDroppedToZero', r."before"->'hasDroppedToZero')) END AS "standing"
  FROM "answers" b
  LEFT JOIN "session_exercises" x ON x."user_id" = b."user_id" AND x."session_id" = b."session_id"
    AND x."problem_id" = b."problem_id"
  LEFT JOIN "skill_results" r ON r."session_uuid" = b."session_id" AND r."problem_id" = b."problem_id") n
WHERE n."answer_id" = a."answer_id" AND n."user_id" = a."user_id";--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_answer_id_pk" PRIMARY KEY("user_id","answer_id");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_attempt" UNIQUE("user_id","session_id","problem_id","start_ts");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_phase" CHECK ("answers"."phase" in ('LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION'));--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_section" CHECK ("answers"."section_type" in ('ae.la', 'ae.voc'));--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_verdict" CHECK ("answers"."verdict" in ('correct', 'incorrect', 'not_answered', 'over_answered'));--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_first_time_correct" CHECK ("answers"."first_time_correct" in (-1, 0, 1));--> statement-breakpoint

CREATE TABLE "session_events" (
	"user_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"stage" integer DEFAULT 0 NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_events_user_id_session_id_stage_seq_pk" PRIMARY KEY("user_id","session_id","stage","seq")
);
--> statement-breakpoint
-- What happened around the answers of graded sessions, exercise by exercise: shown, hint, the time until it was decided,
-- what came after.
WITH "exercise" AS (
  SELECT x.*, g."user_id", g."started_at", extract(epoch FROM g."started_at") * 1000 AS "opened",
    1000 * x."position" AS "base", x."position" < greatest(g."current_index", max(l."last_end" * 0 + x."position") OVER (PARTITION BY x."session_uuid")) AS "is_behind",
    l."first_start", l."last_end", l."is_done", d."end_ts" AS "decided",
    coalesce(x."shown_at", l."first_start") AS "shown"
  FROM "graded_exercises" x
  JOIN "graded_sessions" g ON g."session_uuid" = x."session_uuid"
  LEFT JOIN LATERAL (
    SELECT min(a."start_ts") AS "first_start", max(a."end_ts") AS "last_end", bool_or(a."verdict" = 'correct') AS "is_done"
    FROM "answers" a WHERE a."user_id" = g."user_id" AND a."session_id" = g."session_uuid" AND a."problem_id" = x."problem_id") l ON true
  LEFT JOIN LATERAL (
    SELECT a."end_ts" FROM "answers" a WHERE a."user_id" = g."user_id" AND a."session_id" = g."session_uuid"
      AND a."problem_id" = x."problem_id" AND a."verdict" IN ('correct', 'incorrect')
    ORDER BY a."start_ts", a."answer_id" LIMIT 1) d ON true),
"told" AS (
  SELECT e.*, t."place", t."event" FROM "exercise" e CROSS JOIN LATERAL (VALUES
    (1, CASE WHEN e."shown" IS NOT NULL THEN jsonb_build_object('type', 'exercise_shown', 'at', e."shown") END),
    (2, CASE WHEN e."hint_checked" THEN jsonb_build_object('type', 'hint_opened', 'at', coalesce(e."shown", e."opened"::bigint), 'step', greatest(1, e."hint_step")) END),
    (3, CASE WHEN e."hint_checked" AND e."hint_step" = 0 THEN jsonb_build_object('type', 'hint_closed', 'at', coalesce(e."shown", e."opened"::bigint)) END),
    (4, CASE WHEN e."decided" IS NOT NULL AND e."decided" > e."shown" THEN jsonb_build_object('type', 'alive', 'at', e."shown", 'until', e."decided") END),
    (900, CASE WHEN NOT e."hint_checked" AND e."hint_step" > 0 THEN jsonb_build_object('type', 'hint_opened', 'at', coalesce(e."last_end", e."shown", e."opened"::bigint), 'step', e."hint_step") END),
    (990, CASE WHEN e."is_skipped" AND e."is_done" IS NOT TRUE THEN jsonb_build_object('type', 'skipped', 'at', coalesce(e."last_end", e."shown", e."opened"::bigint)) END),
    (995, CASE WHEN e."is_done" AND e."is_behind" THEN jsonb_build_object('type', 'advanced', 'at', coalesce(e."last_end", e."opened"::bigint)) END)
  ) t("place", "event"))
INSERT INTO "session_events" ("user_id", "session_id", "seq", "event", "received_at")
SELECT "user_id", "session_uuid", "base" + "place",
  CASE WHEN "event"->>'type' = 'alive' THEN "event" ELSE "event" || jsonb_build_object('problemId', "problem_id") END, "started_at"
FROM "told" WHERE "event" IS NOT NULL;--> statement-breakpoint
-- The same for the learning sessions that are open; the student goes on after every right answer.
WITH "answer" AS (
  SELECT a.*, s."started_at",
    lag(a."problem_id") OVER w IS DISTINCT FROM a."problem_id" OR lag(a."verdict") OVER w = 'correct' AS "is_new"
  FROM "answers" a JOIN "sessions" s ON s."user_id" = a."user_id" AND s."session_id" = a."session_id"
  WHERE s."phase" = 'LEARNING_SESSION' AND s."start" IS NOT NULL
  WINDOW w AS (PARTITION BY a."user_id", a."session_id" ORDER BY a."seq"))
INSERT INTO "session_events" ("user_id", "session_id", "seq", "event", "received_at")
SELECT a."user_id", a."session_id", a."seq" + t."place", t."event" || jsonb_build_object('problemId', a."problem_id"), a."received_at"
FROM "answer" a CROSS JOIN LATERAL (VALUES
  (-2, CASE WHEN a."is_new" THEN jsonb_build_object('type', 'exercise_shown', 'at', a."start_ts") END),
  (-1, CASE WHEN a."hint_checked" THEN jsonb_build_object('type', 'hint_opened', 'at', a."start_ts", 'step', 1) END),
  (1, CASE WHEN a."verdict" = 'correct' THEN jsonb_build_object('type', 'advanced', 'at', a."end_ts") END)
) t("place", "event")
WHERE t."event" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

ALTER TABLE "session_snapshots" RENAME TO "old_snapshots";--> statement-breakpoint
CREATE TABLE "session_snapshots" (
	"user_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"snapshot" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_snapshots_user_id_session_id_pk" PRIMARY KEY("user_id","session_id")
);
--> statement-breakpoint
INSERT INTO "session_snapshots" ("user_id", "session_id", "snapshot", "saved_at")
SELECT o."user_id", o."session_uuid", o."snapshot", o."saved_at" FROM "old_snapshots" o
JOIN "sessions" s ON s."user_id" = o."user_id" AND s."session_id" = o."session_uuid";--> statement-breakpoint
DROP TABLE "old_snapshots";--> statement-breakpoint
ALTER TABLE "session_snapshots" ADD CONSTRAINT "session_snapshots_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

ALTER TABLE "skill_results" RENAME COLUMN "session_uuid" TO "session_id";--> statement-breakpoint
ALTER TABLE "skill_results" DROP COLUMN "start_ts";--> statement-breakpoint
ALTER TABLE "skill_results" DROP CONSTRAINT "skill_results_pkey";--> statement-breakpoint
ALTER TABLE "skill_results" DROP CONSTRAINT "skill_results_problem";--> statement-breakpoint
ALTER TABLE "skill_results" ADD CONSTRAINT "skill_results_user_id_seq_pk" PRIMARY KEY("user_id","seq");--> statement-breakpoint
ALTER TABLE "skill_results" ADD CONSTRAINT "skill_results_problem" UNIQUE("user_id","session_id","problem_id");--> statement-breakpoint
ALTER TABLE "skill_results" DROP CONSTRAINT "skill_results_user_id_users_user_id_fk";--> statement-breakpoint
ALTER TABLE "skill_results" ADD CONSTRAINT "skill_results_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_results" ADD CONSTRAINT "skill_results_phase" CHECK ("skill_results"."phase" in ('LEARNING_SESSION', 'PROFICIENCY_SESSION', 'AFFICIENCY_SESSION'));--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_skill" FOREIGN KEY ("section_type","grade_id","skill_id") REFERENCES "public"."skills"("section_type","grade_id","skill_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_standings" ADD CONSTRAINT "grade_standings_section" CHECK ("grade_standings"."section_type" in ('ae.la', 'ae.voc'));--> statement-breakpoint
DROP TABLE "graded_exercises";--> statement-breakpoint
DROP TABLE "graded_sessions";
