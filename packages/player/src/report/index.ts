export * from './AfficiencyReport'
export * from './LearningReport'
export * from './ProficiencyReport'
export type { ReportSound } from './Report'
