import { useFormContext, useWatch } from 'react-hook-form'
import { SECTION_NAMES } from '../../../links/allSectionNames'
import styles from './ConfigTestPage.module.css'
import { plannedStages, type TestForm } from './testForm'

/** How long the chosen test takes, before it is begun. */
export function PlannedTest() {
  const { control, getValues } = useFormContext<TestForm>()
  useWatch({ control })
  const stages = plannedStages(getValues())
  if (stages.length === 0) return null
  return (
    <div className={styles.planned} aria-live="polite">
      <p className={styles.this}>This test</p>
      <ul>
        {stages.map(({ sectionType, minutes, draws }, i) => (
          <li key={sectionType}>
            {stages.length > 1 && `Part ${i + 1}: `}
            {SECTION_NAMES[sectionType]}, up to {draws.reduce((sum, { count }) => sum + count, 0)} problems in{' '}
            {minutes} minutes
          </li>
        ))}
      </ul>
    </div>
  )
}
