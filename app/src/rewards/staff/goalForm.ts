import type { GoalFields } from '@wordstride/api'

/** As the form has it: texts. */
export interface GoalForm {
  goalDate: string
  laGrade: string
  laGoalScore: string
  vocGrade: string
  vocGoalScore: string
  reward: string
}

const show = (value: number | null): string => (value === null ? '' : String(value))
const read = (text: string): number | null => (text === '' ? null : Number(text))

export const toGoalForm = (goal: GoalFields | null): GoalForm => ({
  goalDate: goal?.goalDate ?? '',
  laGrade: show(goal?.laGrade ?? null),
  laGoalScore: show(goal?.laGoalScore ?? null),
  vocGrade: show(goal?.vocGrade ?? null),
  vocGoalScore: show(goal?.vocGoalScore ?? null),
  reward: goal?.reward ?? '',
})

export const toGoalFields = (form: GoalForm): GoalFields => ({
  goalDate: form.goalDate,
  laGrade: read(form.laGrade),
  laGoalScore: form.laGrade === '' ? null : read(form.laGoalScore),
  vocGrade: read(form.vocGrade),
  vocGoalScore: form.vocGrade === '' ? null : read(form.vocGoalScore),
  reward: form.reward.trim(),
})

/** What is wrong with a score beside its grade. */
export function scoreFault(grade: string, score: string): true | string {
  if (grade === '') return true
  const number = Number(score)
  return (score !== '' && number >= 1 && number <= 100) || 'A score from 1 to 100'
}
