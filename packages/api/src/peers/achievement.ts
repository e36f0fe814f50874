import * as z from 'zod/mini'
import { courseSectionField, gradeField, idField } from '../calls/fields'
import { named } from '../calls/wireCodec'

/** Of a grade goal and of honors, in the section that brought them (SR-28). */
export const achievementField = z.enum(['honors', 'high_honors', 'achieve_grade_goal'])

/** From whom somebody was congratulated, and in which words. */
const congratulationSchema = z.object({ displayName: z.string(), message: z.string() })

/** PEER-11, ENT-10: what a member of a peer group reached in the last 14 days. */
export const peerAchievementSchema = z.object({
  achievementId: named('_id', idField),
  userId: idField,
  gradeId: gradeField,
  sectionType: courseSectionField,
  achievement: achievementField,
  /** As others read it. */
  achievementMsg: z.string(),
  displayName: z.string(),
  /** All of one's own; of another's achievement only what oneself has sent. */
  receiveCongratulationsFrom: z.array(congratulationSchema),
  ownAchievement: z.boolean(),
  /** PEER-10: whether the asker has congratulated. */
  congratSent: z.boolean(),
})
export type PeerAchievement = z.infer<typeof peerAchievementSchema>
