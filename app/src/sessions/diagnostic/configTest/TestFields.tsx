import type { User } from '@wordstride/api'
import { COURSE_SECTIONS, type CourseSection, TEST_TYPES } from '@wordstride/core'
import {
  ENGLISH_TEST_LENGTHS,
  gradeName,
  MINI_TEST_COUNTS,
  PRACTICE_TEST_LENGTH,
  sectionName,
} from '@wordstride/learning'
import { ChoiceField } from '@wordstride/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckField } from '../../../forms/CheckField'
import { TEST_TYPE_NAMES } from '../screen/testNames'
import styles from './ConfigTestPage.module.css'
import {
  canPractice,
  FORM_MESSAGES,
  gradeLabel,
  isOffered,
  NO_TEST_MESSAGE,
  type TestForm,
  type TestGrades,
} from './testForm'

interface TestFieldsProps {
  grades: readonly number[]
  known: TestGrades
  role: User['role'] | undefined
  today: Date
}

/** Grade, section, type, and what the type asks for besides (TEST-04..06). */
export function TestFields({ grades, known, role, today }: TestFieldsProps) {
  const { control } = useFormContext<TestForm>()
  const [section, testType, grade] = useWatch({ control, name: ['section', 'testType', 'grade'] })
  return (
    <>
      <div className={styles.fields}>
        <Choice
          name="grade"
          label={gradeLabel(today)}
          options={grades.map((grade) => [String(grade), gradeName(grade)])}
        />
        <Choice
          name="section"
          label="Section"
          options={COURSE_SECTIONS.map((value) =>
            isOffered(known, value, grade)
              ? [value, sectionName(value)]
              : [value, `${sectionName(value)} (not at this grade yet)`, true],
          )}
          validate={(value, form) => isOffered(known, value as CourseSection, form.grade) || NO_TEST_MESSAGE}
        />
        <Choice
          name="testType"
          label="Test type"
          options={TEST_TYPES.map((type) => [type, TEST_TYPE_NAMES[type]])}
        />
        {testType === 'english_test' && (
          <Choice
            name="length"
            label="Test length"
            options={ENGLISH_TEST_LENGTHS.map((minutes) => [String(minutes), `${minutes} minutes`])}
          />
        )}
        {testType === 'mini_test' && (
          <Choice
            name="count"
            label="Problem count"
            options={MINI_TEST_COUNTS.map((count) => [String(count), `${count} problems`])}
          />
        )}
      </div>
      {canPractice(role, { section, testType }) && <PracticeBox />}
    </>
  )
}

interface ChoiceProps {
  name: 'grade' | 'section' | 'testType' | 'length' | 'count'
  label: string
  options: readonly (readonly [value: string, label: string, isDisabled?: boolean])[]
  validate?: (value: string, form: TestForm) => true | string
}

function Choice({ name, label, options, validate }: ChoiceProps) {
  const { register, formState } = useFormContext<TestForm>()
  return (
    <ChoiceField
      label={label}
      error={formState.errors[name]?.message}
      required
      {...register(name, { required: FORM_MESSAGES[name], ...(validate ? { validate } : {}) })}
    >
      <option value="">choose…</option>
      {options.map(([value, text, isDisabled = false]) => (
        <option key={value} value={value} disabled={isDisabled}>
          {text}
        </option>
      ))}
    </ChoiceField>
  )
}

/** A practice test leaves no result (SR-43). */
function PracticeBox() {
  const { register } = useFormContext<TestForm>()
  return (
    <CheckField {...register('isPractice')}>
      Practice test of {PRACTICE_TEST_LENGTH} minutes, without a result
    </CheckField>
  )
}
