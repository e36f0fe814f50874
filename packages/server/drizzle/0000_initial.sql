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
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_centers" ADD CONSTRAINT "user_centers_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_centers" ADD CONSTRAINT "user_centers_center_id_learning_centers_id_fk" FOREIGN KEY ("center_id") REFERENCES "public"."learning_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_learning_info" ADD CONSTRAINT "user_learning_info_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_user" ON "login_attempts" USING btree ("user_name","attempted_at");--> statement-breakpoint
CREATE INDEX "login_attempts_ip" ON "login_attempts" USING btree ("ip","attempted_at");--> statement-breakpoint
CREATE INDEX "login_attempts_time" ON "login_attempts" USING btree ("attempted_at");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_expires" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_centers_center" ON "user_centers" USING btree ("center_id");