import { Grid } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { GoalRecord } from '@wordstride/api'
import { sectionName } from '@wordstride/learning'
import { useForm } from 'react-hook-form'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { FormDialog } from '../../forms/FormDialog'
import { Choice, FormField, SCHOOL_GRADES, TextInput } from '../../forms/FormFields'
import { lookAgain } from '../../forms/lookAgain'
import { useNewId } from '../../forms/useNewId'
import { refreshRewards } from '../rewardQueries'
import { type GoalForm, scoreFault, toGoalFields, toGoalForm } from './goalForm'

interface GoalDialogProps {
  userId: string
  /** Null for a new one. */
  goal: GoalRecord | null
  onClose(): void
}

const SECTIONS = [
  { section: 'ae.la', grade: 'laGrade', score: 'laGoalScore' },
  { section: 'ae.voc', grade: 'vocGrade', score: 'vocGoalScore' },
] as const

/** Sets or changes a goal. */
export function GoalDialog({ userId, goal, onClose }: GoalDialogProps) {
  const { register, handleSubmit, getValues, formState } = useForm<GoalForm>({
    defaultValues: toGoalForm(goal),
  })
  const newId = useNewId(goal)
  const save = useMutation({
    mutationFn: async (form: GoalForm) =>
      unwrap(
        await apiClient.call('saveGoal', {
          userId,
          goalId: goal?.goalId ?? null,
          newId,
          goal: toGoalFields(form),
        }),
      ),
    ...lookAgain(refreshRewards),
  })
  const { errors } = formState
  return (
    <FormDialog
      title={goal ? 'Edit goal' : 'New goal'}
      isOpen
      save={save}
      isCheckedByForm
      onSubmit={handleSubmit((form) => save.mutate(form, { onSuccess: onClose }))}
      onClose={onClose}
    >
      <FormField label="Reward" error={errors.reward?.message} isRequired>
        <TextInput
          maxLength={200}
          {...register('reward', {
            validate: (reward) => reward.trim() !== '' || 'What does it bring?',
          })}
        />
      </FormField>
      <FormField label="To be reached by" error={errors.goalDate?.message} isRequired>
        <TextInput type="date" {...register('goalDate', { required: 'Please choose a day' })} />
      </FormField>
      {SECTIONS.map(({ section, grade, score }) => (
        <Grid key={section} templateColumns="1fr 1fr" gap={4} alignItems="start">
          <FormField label={`Grade in ${sectionName(section)}`} error={errors[grade]?.message}>
            <Choice
              empty="none"
              options={SCHOOL_GRADES}
              {...register(grade, {
                deps: ['laGrade'],
                // Said once, of the first.
                validate: (_, { laGrade, vocGrade }) =>
                  grade !== 'laGrade' ||
                  laGrade !== '' ||
                  vocGrade !== '' ||
                  'Choose a grade in one section at least',
              })}
            />
          </FormField>
          <FormField label={`Score in ${sectionName(section)}`} error={errors[score]?.message}>
            <TextInput
              type="number"
              inputMode="decimal"
              min={1}
              max={100}
              step="any"
              {...register(score, { validate: (value) => scoreFault(getValues(grade), value) })}
            />
          </FormField>
        </Grid>
      ))}
    </FormDialog>
  )
}
