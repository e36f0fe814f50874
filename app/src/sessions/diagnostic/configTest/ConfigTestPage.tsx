import { useQuery } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/authStore'
import { PageHeading } from '../../../shell/PageHeading'
import { Sheet } from '../../../shell/Sheet'
import { testsLink } from '../screen/testParams'
import { testGradesQuery } from '../testQueries'
import styles from './ConfigTestPage.module.css'
import { NameFields } from './NameFields'
import { PlannedTest } from './PlannedTest'
import { TestFields } from './TestFields'
import { formDefaults, gradeOptions, type TestForm, toNewTest } from './testForm'

/** /configTest (TEST-01..07). */
export function ConfigTestPage() {
  const user = useAuth((state) => state.user)
  const navigate = useNavigate()
  const grades = gradeOptions(import.meta.env.VITE_APP_ENV)
  const known = useQuery(testGradesQuery()).data ?? null
  const form = useForm<TestForm>({
    defaultValues: formDefaults(user ?? { firstName: '', lastName: '', currentSchoolGrade: -1 }, grades),
  })

  function start(values: TestForm) {
    const test = toNewTest(values)
    if (test) void navigate(testsLink(test))
  }

  return (
    <>
      <PageHeading
        title="Configure Your Afficient Test"
        lead="The clock starts as soon as the first problem is there."
      />
      <FormProvider {...form}>
        <div className={styles.page}>
          <Sheet>
            <form
              onSubmit={form.handleSubmit(start)}
              noValidate
              aria-label="Configure Your Afficient Test"
              className={styles.form}
            >
              <NameFields isFirstLocked={Boolean(user?.firstName)} isLastLocked={Boolean(user?.lastName)} />
              <TestFields grades={grades} known={known} role={user?.role} today={new Date()} />
              <PlannedTest />
              <Button type="submit" size="large">
                Start the test
              </Button>
            </form>
          </Sheet>
        </div>
      </FormProvider>
    </>
  )
}
