-- Answers and events lie in partitions by the id of their session, which from now on begins with the time of its start
-- (packages/server/src/db/terms.ts). What is here stays where it is, as the partition of the random ids that sessions
-- had; the one in sixty below the times until 2109 moves to the partition for all others. Versions before this one
-- write and read as they did.
-- All locks at once or none: a wait is given up before anybody else waits for long, and the whole is tried again.
SET LOCAL lock_timeout = '300ms';--> statement-breakpoint
LOCK TABLE "sessions", "answers", "session_events" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
SET LOCAL lock_timeout = 0;--> statement-breakpoint

ALTER TABLE "answers" RENAME TO "answers_before";--> statement-breakpoint
ALTER TABLE "answers_before" RENAME CONSTRAINT "answers_attempt" TO "answers_before_attempt";--> statement-breakpoint
ALTER INDEX "answers_user_skill" RENAME TO "answers_before_user_skill";--> statement-breakpoint
ALTER INDEX "answers_pass" RENAME TO "answers_before_pass";--> statement-breakpoint
ALTER TABLE "answers_before" DROP CONSTRAINT "answers_user_id_answer_id_pk";--> statement-breakpoint
-- Of many answers it is made beforehand, while the version before is at work (docs/operations.md).
CREATE UNIQUE INDEX IF NOT EXISTS "answers_before_pk" ON "answers_before" ("user_id","answer_id","session_id");--> statement-breakpoint
ALTER TABLE "answers_before" ADD PRIMARY KEY USING INDEX "answers_before_pk";--> statement-breakpoint
CREATE TABLE "answers" (LIKE "answers_before" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("session_id");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_answer_id_session_id_pk" PRIMARY KEY("user_id","answer_id","session_id");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_attempt" UNIQUE("user_id","session_id","problem_id","start_ts");--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_user_skill" ON "answers" USING btree ("user_id","section_type","grade_id","skill_id","start_ts");--> statement-breakpoint
CREATE INDEX "answers_pass" ON "answers" USING btree ("user_id","received_at") WHERE "learning_pass";--> statement-breakpoint
CREATE TABLE "answers_default" PARTITION OF "answers" DEFAULT;--> statement-breakpoint
WITH moved AS (DELETE FROM "answers_before" WHERE "session_id" < '04000000-0000-0000-0000-000000000000' RETURNING *)
  INSERT INTO "answers" SELECT * FROM moved;--> statement-breakpoint
ALTER TABLE "answers" ATTACH PARTITION "answers_before" FOR VALUES FROM ('04000000-0000-0000-0000-000000000000') TO (MAXVALUE);--> statement-breakpoint

ALTER TABLE "session_events" RENAME TO "session_events_before";--> statement-breakpoint
ALTER TABLE "session_events_before" RENAME CONSTRAINT "session_events_user_id_session_id_seq_pk" TO "session_events_before_pk";--> statement-breakpoint
CREATE TABLE "session_events" (LIKE "session_events_before" INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE ("session_id");--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_user_id_session_id_seq_pk" PRIMARY KEY("user_id","session_id","seq");--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "session_events_default" PARTITION OF "session_events" DEFAULT;--> statement-breakpoint
WITH moved AS (DELETE FROM "session_events_before" WHERE "session_id" < '04000000-0000-0000-0000-000000000000' RETURNING *)
  INSERT INTO "session_events" SELECT * FROM moved;--> statement-breakpoint
ALTER TABLE "session_events" ATTACH PARTITION "session_events_before" FOR VALUES FROM ('04000000-0000-0000-0000-000000000000') TO (MAXVALUE);
