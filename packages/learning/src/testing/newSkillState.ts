import type { SkillState } from '../levels/skillState'

/** Of a skill that was never visited. */
export const NEW_SKILL_STATE: SkillState = {
  level: 0,
  isSecondTry: false,
  hasDroppedToZero: false,
  accuracyRate: null,
  meanTimeSeconds: null,
}
