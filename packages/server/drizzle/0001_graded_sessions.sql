CREATE TABLE "achievements" (
	"user_id" text NOT NULL,
	"achievement" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"achieved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "achievements_user_id_achievement_section_type_grade_id_pk" PRIMARY KEY("user_id","achievement","section_type","grade_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_weeks" (
	"user_id" text NOT NULL,
	"week_start" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"points_per_minute" double precision NOT NULL,
	"items" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assignment_weeks_user_id_week_start_pk" PRIMARY KEY("user_id","week_start")
);
--> statement-breakpoint
CREATE TABLE "token_deposits" (
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"tokens" integer NOT NULL,
	"deposited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "token_deposits_user_id_reason_pk" PRIMARY KEY("user_id","reason")
);
--> statement-breakpoint
CREATE TABLE "graded_exercises" (
	"session_uuid" uuid NOT NULL,
	"position" integer NOT NULL,
	"problem_id" text NOT NULL,
	"skill_id" text NOT NULL,
	"skill_state" jsonb NOT NULL,
	"specified_time" double precision NOT NULL,
	"improve_factor" double precision NOT NULL,
	"presentation" jsonb NOT NULL,
	"shown_at" bigint,
	"hint_checked" boolean DEFAULT false NOT NULL,
	"hint_step" integer DEFAULT 0 NOT NULL,
	"draft" text,
	"is_skipped" boolean DEFAULT false NOT NULL,
	"skip_message" text,
	CONSTRAINT "graded_exercises_session_uuid_position_pk" PRIMARY KEY("session_uuid","position"),
	CONSTRAINT "graded_exercises_problem" UNIQUE("session_uuid","problem_id")
);
--> statement-breakpoint
CREATE TABLE "graded_sessions" (
	"session_uuid" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"phase" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"path" text,
	"status" text NOT NULL,
	"current_index" integer DEFAULT 0 NOT NULL,
	"starting_score" double precision NOT NULL,
	"request" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"passed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "grade_standings" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"projected_score" double precision NOT NULL,
	"highest_score" double precision NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "grade_standings_user_id_section_type_grade_id_pk" PRIMARY KEY("user_id","section_type","grade_id")
);
--> statement-breakpoint
CREATE TABLE "session_snapshots" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"session_uuid" uuid NOT NULL,
	"snapshot" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_snapshots_user_id_section_type_grade_id_skill_id_pk" PRIMARY KEY("user_id","section_type","grade_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "skill_results" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"phase" text NOT NULL,
	"session_uuid" uuid NOT NULL,
	"problem_id" text NOT NULL,
	"first_time_correct" integer NOT NULL,
	"seconds" double precision,
	"overtime" integer NOT NULL,
	"start_ts" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"is_large_gain" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skill_results_problem" UNIQUE("session_uuid","problem_id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "skill_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "overtime" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_weeks" ADD CONSTRAINT "assignment_weeks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_deposits" ADD CONSTRAINT "token_deposits_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graded_exercises" ADD CONSTRAINT "graded_exercises_session_uuid_graded_sessions_session_uuid_fk" FOREIGN KEY ("session_uuid") REFERENCES "public"."graded_sessions"("session_uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graded_sessions" ADD CONSTRAINT "graded_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_standings" ADD CONSTRAINT "grade_standings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_snapshots" ADD CONSTRAINT "session_snapshots_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_results" ADD CONSTRAINT "skill_results_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "graded_sessions_user" ON "graded_sessions" USING btree ("user_id","section_type","grade_id","phase","started_at");--> statement-breakpoint
CREATE INDEX "skill_results_skill" ON "skill_results" USING btree ("user_id","section_type","grade_id","skill_id","seq");--> statement-breakpoint
CREATE INDEX "skill_results_time" ON "skill_results" USING btree ("user_id","decided_at");