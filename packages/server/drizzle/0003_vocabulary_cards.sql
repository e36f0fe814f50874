CREATE TABLE "vocabulary_cards" (
	"grade_id" integer NOT NULL,
	"keyword_type" text NOT NULL,
	"card_seq" integer NOT NULL,
	"skill_id" text NOT NULL,
	"description" jsonb NOT NULL,
	"ipa" text,
	"image_url" text,
	"audio_url" text,
	CONSTRAINT "vocabulary_cards_grade_id_keyword_type_card_seq_pk" PRIMARY KEY("grade_id","keyword_type","card_seq")
);
--> statement-breakpoint
-- Cards come with the pack: it is loaded once more at the next start.
DELETE FROM "content_version";
