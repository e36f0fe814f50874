CREATE TABLE "student_notes" (
	"user_id" text NOT NULL,
	"note_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_notes_user_id_note_id_pk" PRIMARY KEY("user_id","note_id")
);
--> statement-breakpoint
CREATE TABLE "item_progress" (
	"id" integer PRIMARY KEY NOT NULL,
	"counted_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_statistics" (
	"problem_id" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"statistics" jsonb NOT NULL,
	"flags" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "student_abilities" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"value" double precision NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "student_abilities_user_id_section_type_pk" PRIMARY KEY("user_id","section_type")
);
--> statement-breakpoint
CREATE TABLE "digest_wishes" (
	"user_id" text NOT NULL,
	"audience" text NOT NULL,
	"address" text NOT NULL,
	"wished_by" text NOT NULL,
	"wished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "digest_wishes_user_id_audience_pk" PRIMARY KEY("user_id","audience"),
	CONSTRAINT "digest_wishes_audience" CHECK ("digest_wishes"."audience" in ('staff', 'family'))
);
--> statement-breakpoint
CREATE TABLE "score_days" (
	"user_id" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"day" date NOT NULL,
	"projected_score" double precision NOT NULL,
	CONSTRAINT "score_days_user_id_section_type_grade_id_day_pk" PRIMARY KEY("user_id","section_type","grade_id","day"),
	CONSTRAINT "score_days_section" CHECK ("score_days"."section_type" in ('ae.la', 'ae.voc'))
);
--> statement-breakpoint
CREATE TABLE "draft_notes" (
	"draft_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_notes_draft_id_note_id_pk" PRIMARY KEY("draft_id","note_id"),
	CONSTRAINT "draft_notes_kind" CHECK ("draft_notes"."kind" in ('comment', 'sent', 'asked_changes', 'approved', 'withdrawn', 'published', 'rolled_back'))
);
--> statement-breakpoint
CREATE TABLE "draft_revisions" (
	"draft_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draft_revisions_draft_id_revision_pk" PRIMARY KEY("draft_id","revision")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"draft_id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer NOT NULL,
	"problem_id" text NOT NULL,
	"section_type" text NOT NULL,
	"grade_id" integer NOT NULL,
	"skill_id" text NOT NULL,
	"pool" text NOT NULL,
	"problem_type" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"is_removal" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_section" CHECK ("drafts"."section_type" in ('ae.la', 'ae.voc')),
	CONSTRAINT "drafts_state_known" CHECK ("drafts"."state" in ('draft', 'in_review', 'changes_asked', 'approved', 'published', 'withdrawn')),
	CONSTRAINT "drafts_pool" CHECK ("drafts"."pool" in ('AE', 'E', 'P', 'A')),
	CONSTRAINT "drafts_language" CHECK ("drafts"."language" in ('yaml', 'json'))
);
--> statement-breakpoint
CREATE TABLE "release_items" (
	"number" integer NOT NULL,
	"problem_id" text NOT NULL,
	"draft_id" uuid,
	"revision" integer,
	"row_before" text,
	"row_after" text,
	CONSTRAINT "release_items_number_problem_id_pk" PRIMARY KEY("number","problem_id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"release_id" uuid PRIMARY KEY NOT NULL,
	"number" integer,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"back_to" integer,
	"chosen" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"pack_version" text,
	"failure" text,
	CONSTRAINT "releases_state" CHECK ("releases"."state" in ('scheduled', 'published', 'failed', 'cancelled')),
	CONSTRAINT "releases_published" CHECK (("releases"."number" is null) = ("releases"."published_at" is null))
);
--> statement-breakpoint
ALTER TABLE "student_notes" ADD CONSTRAINT "student_notes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_abilities" ADD CONSTRAINT "student_abilities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_wishes" ADD CONSTRAINT "digest_wishes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_days" ADD CONSTRAINT "score_days_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_notes" ADD CONSTRAINT "draft_notes_draft" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("draft_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_revisions" ADD CONSTRAINT "draft_revisions_draft" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("draft_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_wishes_address" ON "digest_wishes" USING btree ("address");--> statement-breakpoint
CREATE INDEX "drafts_state" ON "drafts" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "release_items_problem" ON "release_items" USING btree ("problem_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_number" ON "releases" USING btree ("number");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("due_at") WHERE "releases"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "users_listed" ON "users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE INDEX "answers_time" ON "answers" USING brin ("received_at");