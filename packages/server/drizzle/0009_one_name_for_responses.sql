ALTER TABLE "answers" RENAME COLUMN "group_answer" TO "response_json";--> statement-breakpoint
ALTER TABLE "test_problems" RENAME COLUMN "group_answer" TO "response_json";--> statement-breakpoint
-- The events of tests have a table of their own: these all belong to rows of "sessions", and none has another stage than 0.
ALTER TABLE "session_events" DROP CONSTRAINT "session_events_user_id_users_user_id_fk";--> statement-breakpoint
ALTER TABLE "session_events" DROP CONSTRAINT "session_events_user_id_session_id_stage_seq_pk";--> statement-breakpoint
ALTER TABLE "session_events" DROP COLUMN "stage";--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_user_id_session_id_seq_pk" PRIMARY KEY("user_id","session_id","seq");--> statement-breakpoint
ALTER TABLE "session_events" ADD CONSTRAINT "session_events_session" FOREIGN KEY ("user_id","session_id") REFERENCES "public"."sessions"("user_id","session_id") ON DELETE cascade ON UPDATE no action;
