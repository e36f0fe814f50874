import { Box, Flex, Grid } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@wordstride/ui'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/authStore'
import { PageHeading } from '../../../shell/PageHeading'
import { testsLink } from '../screen/testParams'
import { testGradesQuery } from '../testQueries'
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
        <Box
          asChild
          bg="bg.panel"
          borderRadius="l3"
          boxShadow="var(--ws-shadow)"
          p={{ base: 5, md: 8 }}
          maxW="48rem"
        >
          <form onSubmit={form.handleSubmit(start)} noValidate aria-label="Configure Your Afficient Test">
            <Flex direction="column" gap={6}>
              <NameFields isFirstLocked={Boolean(user?.firstName)} isLastLocked={Boolean(user?.lastName)} />
              <TestFields grades={grades} known={known} role={user?.role} today={new Date()} />
              <PlannedTest />
              <Grid alignSelf={{ base: 'stretch', sm: 'flex-start' }}>
                <Button type="submit" size="large">
                  Start the test
                </Button>
              </Grid>
            </Flex>
          </form>
        </Box>
      </FormProvider>
    </>
  )
}
