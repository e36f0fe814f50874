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
ALTER TABLE "score_days" ADD CONSTRAINT "score_days_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;