/** Where a student stands in a skill: level (SR-12) and measures (SR-13). */
export interface SkillState {
  level: number
  /** 'Make-up Level 1' while at level 1. */
  isSecondTry: boolean
  /** Whether the skill ever dropped from level 1 to 0. */
  hasDroppedToZero: boolean
  /** Weighted accuracy rate A, 0 to 1; null when never measured. */
  accuracyRate: number | null
  /** Weighted mean time T in seconds; null when never measured. */
  meanTimeSeconds: number | null
}
