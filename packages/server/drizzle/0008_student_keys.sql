CREATE TABLE "token_owners" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_names" (
	"user_name" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "user_names" ("user_name", "user_id") SELECT "user_name", "user_id" FROM "users";--> statement-breakpoint
INSERT INTO "token_owners" ("token_hash", "user_id", "ends_at") SELECT "token_hash", "user_id", "issued_at" + interval '30 days' FROM "tokens";--> statement-breakpoint
CREATE INDEX "token_owners_end" ON "token_owners" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_user_name_unique";--> statement-breakpoint
DROP INDEX "tokens_user";--> statement-breakpoint
DROP INDEX "tokens_expires";--> statement-breakpoint
ALTER TABLE "tokens" DROP CONSTRAINT "tokens_pkey";--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash");--> statement-breakpoint
ALTER TABLE "test_problems" DROP CONSTRAINT "test_problems_session_uuid_test_sessions_session_uuid_fk";--> statement-breakpoint
ALTER TABLE "test_problems" DROP CONSTRAINT "test_problems_session_uuid_seq_pk";--> statement-breakpoint
ALTER TABLE "test_problems" DROP CONSTRAINT "test_problems_answer";--> statement-breakpoint
DROP INDEX "test_problems_problem";--> statement-breakpoint
ALTER TABLE "test_sessions" DROP CONSTRAINT "test_sessions_pkey";--> statement-breakpoint
DROP INDEX "test_sessions_group";--> statement-breakpoint
ALTER TABLE "test_sessions" RENAME COLUMN "session_uuid" TO "session_id";--> statement-breakpoint
ALTER TABLE "test_sessions" RENAME COLUMN "group_uuid" TO "group_id";--> statement-breakpoint
ALTER TABLE "test_sessions" ADD CONSTRAINT "test_sessions_user_id_session_id_pk" PRIMARY KEY("user_id","session_id");--> statement-breakpoint
CREATE INDEX "test_sessions_group" ON "test_sessions" USING btree ("user_id","group_id");--> statement-breakpoint
ALTER TABLE "test_problems" RENAME COLUMN "session_uuid" TO "session_id";--> statement-breakpoint
ALTER TABLE "test_problems" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "test_problems" p SET "user_id" = s."user_id" FROM "test_sessions" s WHERE s."session_id" = p."session_id";--> statement-breakpoint
ALTER TABLE "test_problems" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "test_problems" ADD CONSTRAINT "test_problems_user_id_session_id_seq_pk" PRIMARY KEY("user_id","session_id","seq");--> statement-breakpoint
ALTER TABLE "test_problems" ADD CONSTRAINT "test_problems_answer" UNIQUE("user_id","answer_id");--> statement-breakpoint
ALTER TABLE "test_problems" ADD CONSTRAINT "test_problems_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."test_sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_problems" ADD CONSTRAINT "test_problems_problem_id_problems_problem_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."problems"("problem_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_chapter" FOREIGN KEY ("section_type","grade_id","chapter_id") REFERENCES "public"."chapters"("section_type","grade_id","chapter_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_learning_info" ADD CONSTRAINT "user_learning_info_section" CHECK ("user_learning_info"."section_type" in ('ae.la', 'ae.voc'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('student', 'test', 'super-student', 'admin', 'lcadmin', 'school_teacher', 'afterschool-teacher', 'tutor'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country" CHECK ("users"."country" in ('US', 'CN'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_license" CHECK ("users"."license" in ('SCHOOL', 'AFTERSCHOOL'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_school_grade" CHECK ("users"."school_grade" between 0 and 12);--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_achievement" CHECK ("achievements"."achievement" in ('achieve_grade_goal'));--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_section" CHECK ("achievements"."section_type" in ('ae.la', 'ae.voc'));--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_section" CHECK ("chapters"."section_type" in ('ae.la', 'ae.voc'));--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_section" CHECK ("problems"."section_type" in ('ae.la', 'ae.voc', 'ae.ls', 'ae.rc'));--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_pool" CHECK ("problems"."pool" in ('AE', 'E', 'P', 'A', 'T'));--> statement-breakpoint
ALTER TABLE "vocabulary_cards" ADD CONSTRAINT "vocabulary_cards_keyword_type" CHECK ("vocabulary_cards"."keyword_type" in ('primary', 'additional'));--> statement-breakpoint
ALTER TABLE "test_problems" ADD CONSTRAINT "test_problems_section" CHECK ("test_problems"."section_type" in ('ae.ls', 'ae.rc', 'ae.voc'));--> statement-breakpoint
ALTER TABLE "test_sessions" ADD CONSTRAINT "test_sessions_type" CHECK ("test_sessions"."test_type" in ('diagnostic', 'english_test', 'mini_test'));--> statement-breakpoint
ALTER TABLE "test_sessions" ADD CONSTRAINT "test_sessions_section" CHECK ("test_sessions"."section_type" in ('ae.la', 'ae.voc'));--> statement-breakpoint
ALTER TABLE "test_sessions" ADD CONSTRAINT "test_sessions_end_reason" CHECK ("test_sessions"."end_reason" in ('completed', 'timed_out', 'left', 'abandoned'));--> statement-breakpoint
ALTER TABLE "test_sessions" ADD CONSTRAINT "test_sessions_region" CHECK ("test_sessions"."region" between 1 and 6);--> statement-breakpoint
CREATE TABLE "test_events" (
	"user_id" text NOT NULL,
	"session_id" uuid NOT NULL,
	"stage" integer NOT NULL,
	"seq" integer NOT NULL,
	"event" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "test_events_user_id_session_id_stage_seq_pk" PRIMARY KEY("user_id","session_id","stage","seq")
);
--> statement-breakpoint
ALTER TABLE "test_events" ADD CONSTRAINT "test_events_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."test_sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "test_events" ("user_id", "session_id", "stage", "seq", "event", "received_at")
SELECT "user_id", "session_id", "stage", row_number() OVER (PARTITION BY "user_id", "session_id", "stage" ORDER BY "seq", "step"),
	jsonb_build_object('type', "type", 'at', floor(extract(epoch FROM "at") * 1000)::bigint)
		|| CASE WHEN "about" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('problemId', "about"::text) END,
	"at"
FROM (
	SELECT p."user_id", p."session_id", p."stage", p."seq", e."step", e."type", e."about", p."at"
	FROM (
		SELECT p.*, s."position"::int - 1 AS "stage", coalesce(p."received_at", t."last_activity_at") AS "at",
			lag(p."is_correct") OVER (PARTITION BY p."user_id", p."session_id", s."position" ORDER BY p."seq") IS NOT NULL AS "follows_answer"
		FROM "test_problems" p
		JOIN "test_sessions" t ON t."user_id" = p."user_id" AND t."session_id" = p."session_id"
		CROSS JOIN LATERAL jsonb_array_elements(t."stages") WITH ORDINALITY AS s("stage", "position")
		WHERE p."seq" >= (s."stage"->>'firstSeq')::int
			AND p."seq" < (s."stage"->>'firstSeq')::int + (s."stage"->>'count')::int
	) p
	CROSS JOIN LATERAL (VALUES
		(1, CASE WHEN p."follows_answer" THEN 'advanced' END, p."seq" - 1),
		(2, CASE WHEN p."is_correct" IS NOT NULL OR p."shown_at" IS NOT NULL THEN 'exercise_shown' END, p."seq"),
		(3, CASE WHEN p."is_correct" IS NOT NULL THEN 'answer_submitted' WHEN p."is_skipped" THEN 'skipped' END, p."seq")
	) e("step", "type", "about")
	WHERE e."type" IS NOT NULL AND (p."is_correct" IS NOT NULL OR p."shown_at" IS NOT NULL OR p."is_skipped")
	UNION ALL
	SELECT t."user_id", t."session_id", s."position"::int - 1, 1000000, 1,
		CASE WHEN t."end_reason" = 'left' AND s."position" = t."stage_index" + 1 THEN 'left' ELSE 'timed_out' END, NULL, t."ended_at"
	FROM "test_sessions" t
	CROSS JOIN LATERAL jsonb_array_elements(t."stages") WITH ORDINALITY AS s("stage", "position")
	WHERE t."ended_at" IS NOT NULL AND t."end_reason" <> 'completed' AND s."stage"->>'startedAt' IS NOT NULL
) events;
