ALTER TABLE "skills" ADD COLUMN "standards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "source_id" text;--> statement-breakpoint
CREATE INDEX "drafts_source" ON "drafts" USING btree ("source_id");