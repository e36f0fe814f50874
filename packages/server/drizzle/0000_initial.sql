CREATE TABLE "learning_centers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"ip" text NOT NULL,
	"attempted_at" timestamp with time zone NOT NULL,
	"has_failed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_centers" (
	"user_id" text NOT NULL,
	"center_id" integer NOT NULL,
	CONSTRAINT "user_centers_user_id_center_id_pk" PRIMARY KEY("user_id","center_id")
);
--> statement-breakpoint
CREATE TABLE "user_learning_info" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"start_grade" integer NOT NULL,
	"current_grade" integer NOT NULL,
	"stop_grade" integer NOT NULL,
	"weekly_time" integer NOT NULL,
	"goal_scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"init_skill_status_flag" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_learning_info_user_id_section_type_pk" PRIMARY KEY("user_id","section_type")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"school_grade" integer NOT NULL,
	"license" text,
	"pay_method" text,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"trial_period" boolean DEFAULT false NOT NULL,
	"test_account_type" text,
	"is_physical_lc_user" boolean DEFAULT false NOT NULL,
	"created_by" text,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"freeze_starts_at" timestamp with time zone,
	"freeze_ends_at" timestamp with time zone,
	"is_honor" boolean DEFAULT false NOT NULL,
	"is_high_honor" boolean DEFAULT false NOT NULL,
	"toggle_overrides" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_user_name_unique" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "chapters" (
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"chapter_name" text NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "chapters_section_type_grade_id_chapter_id_pk" PRIMARY KEY("section_type","grade_id","chapter_id")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"problem_id" text PRIMARY KEY NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"pool" text NOT NULL,
	"problem_seq" integer NOT NULL,
	"level" integer,
	"problem" jsonb NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"chapter_id" integer NOT NULL,
	"skill_seq" integer NOT NULL,
	"skill_name" text NOT NULL,
	"weight" double precision NOT NULL,
	"specified_time" double precision NOT NULL,
	"number_of_correct_in_a_row" integer NOT NULL,
	"demos" jsonb NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "skills_section_type_grade_id_skill_id_pk" PRIMARY KEY("section_type","grade_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"session_uuid" uuid NOT NULL,
	"phase" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"problem_id" text NOT NULL,
	"group_answer" text NOT NULL,
	"verdict" text NOT NULL,
	"hint_checked" boolean NOT NULL,
	"first_time_correct" integer NOT NULL,
	"learning_pass" boolean NOT NULL,
	"start_ts" bigint NOT NULL,
	"end_ts" bigint NOT NULL,
	"path" text,
	"tag" text,
	"level_before" integer NOT NULL,
	"level_after" integer NOT NULL,
	"client_claim" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_attempt" UNIQUE("session_uuid","problem_id","start_ts")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"phase" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"session_status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"loc_start_time" text NOT NULL,
	"starting_level" integer NOT NULL,
	"ending_level" integer NOT NULL,
	"starting_score" double precision NOT NULL,
	"end_score" double precision,
	"demo_status" jsonb NOT NULL,
	"assisted_exercises_status" jsonb NOT NULL,
	"second_try_list" jsonb NOT NULL,
	"level_change_report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_skills" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"level" integer DEFAULT 0 NOT NULL,
	"second_try" boolean DEFAULT false NOT NULL,
	"has_dropped_to_zero" boolean DEFAULT false NOT NULL,
	"accuracy_rate" double precision,
	"mean_time" double precision,
	"last_problem_id" text,
	"last_visit_at" timestamp with time zone,
	"last_answer_at" timestamp with time zone,
	CONSTRAINT "user_skills_user_id_section_type_grade_id_skill_id_pk" PRIMARY KEY("user_id","section_type","grade_id","skill_id")
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_centers" ADD CONSTRAINT "user_centers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_centers" ADD CONSTRAINT "user_centers_center_id_learning_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."learning_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_learning_info" ADD CONSTRAINT "user_learning_info_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_user" ON "login_attempts" USING btree ("user_name","attempted_at");--> statement-breakpoint
CREATE INDEX "login_attempts_ip" ON "login_attempts" USING btree ("ip","attempted_at");--> statement-breakpoint
CREATE INDEX "login_attempts_time" ON "login_attempts" USING btree ("attempted_at");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_expires" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_centers_center" ON "user_centers" USING btree ("center_id");--> statement-breakpoint
CREATE INDEX "problems_skill" ON "problems" USING btree ("section_type","grade_id","skill_id","pool");--> statement-breakpoint
CREATE INDEX "skills_order" ON "skills" USING btree ("section_type","grade_id","chapter_id","skill_seq");--> statement-breakpoint
CREATE INDEX "answers_user_skill" ON "answers" USING btree ("user_id","section_type","grade_id","skill_id","start_ts");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id","started_at");