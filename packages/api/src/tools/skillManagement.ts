import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import {
  chapterField,
  courseSectionField,
  gradeField,
  idField,
  standardsField,
  timestampField,
} from '../calls/fields'

const placeShape = { sectionType: courseSectionField, grade: gradeField, chapter: chapterField }

const managedChapterSchema = z.object({
  ...placeShape,
  chapterName: z.string(),
  skills: z.int(),
  /** How many of them are disabled. */
  disabled: z.int(),
})
export type ManagedChapter = z.infer<typeof managedChapterSchema>

/** Who enabled or disabled skills of the chapter, and when. */
const skillChangeSchema = z.object({
  staffName: z.string(),
  isEnabled: z.boolean(),
  skillIds: z.array(idField),
  changedAt: timestampField,
})
export type SkillChange = z.infer<typeof skillChangeSchema>

/** The ids of the disabled skills of the chapter, in its order (ENT-28). */
const disabledSkills = z.array(idField)

export const skillManagementCalls = {
  listManagedChapters: post({
    path: 'disableskill',
    function: 'listManagedChapters',
    access: 'token',
    toggle: 'skill_management',
    params: z.object({}),
    result: reply({ chapters: z.array(managedChapterSchema) }),
    summary: 'Every chapter of the content with how many of its skills are disabled.',
    source: ['TOOL-04', 'SR-04'],
  }),
  getDisabledSkillsByChapter: post({
    path: 'disableskill',
    function: 'getDisabledSkillsByChapter',
    access: 'token',
    toggle: 'skill_management',
    params: z.object(placeShape),
    result: reply({
      disabledSkills,
      /** All skills of the chapter, the disabled ones, too, in its order. */
      skills: z.array(z.object({ skillId: idField, skillName: z.string(), standards: standardsField })),
      /** The latest first. */
      changes: z.array(skillChangeSchema),
    }),
    summary: 'The skills of a chapter, those that are disabled, and who changed that.',
    source: ['API-41', 'ENT-28', 'TOOL-04', 'SR-04', 'SR-08'],
  }),
  enableOrDisableSkill: post({
    path: 'disableskill',
    function: 'enableOrDisableSkill',
    access: 'token',
    toggle: 'skill_management',
    params: z.object({
      ...placeShape,
      skillIds: z.array(idField).check(z.minLength(1), z.maxLength(500)),
      /** As the caller saw them: whatever is not so any more stays as it is. Without it each is flipped. */
      wereEnabled: z.optional(z.boolean()),
    }),
    result: reply({ disabledSkills }),
    summary:
      'Flips the state of each named skill, for all students; with were_enabled of those that are in this state alone.',
    source: ['API-41', 'TOOL-04', 'SR-04', 'SR-08'],
  }),
  enableOrDisableAllSkillsByChapter: post({
    path: 'disableskill',
    function: 'enableOrDisableAllSkillsByChapter',
    access: 'token',
    toggle: 'skill_management',
    params: z.object({ ...placeShape, enableAllSkills: z.boolean() }),
    result: reply({ disabledSkills }),
    summary: 'Enables or disables every skill of a chapter, for all students.',
    source: ['API-41', 'TOOL-04', 'SR-04', 'SR-08'],
  }),
}
