ALTER TABLE "drafts" DROP CONSTRAINT "drafts_section";--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_pool";--> statement-breakpoint
CREATE INDEX "test_problems_time" ON "test_problems" USING brin ("received_at");--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_section" CHECK ("drafts"."section_type" in ('ae.la', 'ae.voc', 'ae.ls', 'ae.rc'));--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_pool" CHECK ("drafts"."pool" in ('AE', 'E', 'P', 'A', 'T'));