CREATE TABLE "test_problems" (
	"session_uuid" uuid NOT NULL,
	"seq" integer NOT NULL,
	"problem_id" text NOT NULL,
	"section_type" text NOT NULL,
	"presentation" jsonb NOT NULL,
	"shown_at" bigint,
	"draft" text,
	"is_skipped" boolean DEFAULT false NOT NULL,
	"skip_message" text,
	"answer_id" uuid,
	"group_answer" text,
	"is_correct" boolean,
	"start_ts" bigint,
	"end_ts" bigint,
	"received_at" timestamp with time zone,
	CONSTRAINT "test_problems_session_uuid_seq_pk" PRIMARY KEY("session_uuid","seq"),
	CONSTRAINT "test_problems_answer" UNIQUE("answer_id")
);
--> statement-breakpoint
CREATE TABLE "test_sessions" (
	"session_uuid" uuid PRIMARY KEY NOT NULL,
	"group_uuid" uuid NOT NULL,
	"user_id" text NOT NULL,
	"test_type" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"selected_grade" integer NOT NULL,
	"part" integer NOT NULL,
	"test_length" integer NOT NULL,
	"is_practice" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"ip" text NOT NULL,
	"stages" jsonb NOT NULL,
	"stage_index" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"visit_started_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"accuracy" double precision,
	"speed" double precision,
	"region" integer,
	"next_grade" integer
);
--> statement-breakpoint
ALTER TABLE "test_problems" ADD CONSTRAINT "test_problems_session_uuid_test_sessions_session_uuid_fk" FOREIGN KEY ("session_uuid") REFERENCES "public"."test_sessions"("session_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_sessions" ADD CONSTRAINT "test_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_problems_problem" ON "test_problems" USING btree ("problem_id");--> statement-breakpoint
CREATE INDEX "test_sessions_user" ON "test_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "test_sessions_group" ON "test_sessions" USING btree ("group_uuid");