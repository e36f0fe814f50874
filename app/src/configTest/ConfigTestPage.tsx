import { Box, Button, Flex } from '@chakra-ui/react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../auth/authStore'
import { PageHeading } from '../shell/PageHeading'
import { testsLink } from '../tests/testParams'
import { NameFields } from './NameFields'
import { PlannedTest } from './PlannedTest'
import { TestFields } from './TestFields'
import { formDefaults, gradeOptions, type TestForm, toNewTest } from './testForm'

/** /configTest (TEST-01..07). */
export function ConfigTestPage() {
  const user = useAuth((state) => state.user)
  const navigate = useNavigate()
  const grades = gradeOptions(import.meta.env.VITE_APP_ENV)
  const form = useForm<TestForm>({
    defaultValues: formDefaults(user ?? { first_name: '', last_name: '', current_school_grade: -1 }, grades),
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
              <NameFields isFirstLocked={Boolean(user?.first_name)} isLastLocked={Boolean(user?.last_name)} />
              <TestFields grades={grades} role={user?.role} today={new Date()} />
              <PlannedTest />
              <Button
                type="submit"
                size="lg"
                minH="52px"
                alignSelf={{ base: 'stretch', sm: 'flex-start' }}
                px={10}
              >
                Start the test
              </Button>
            </Flex>
          </form>
        </Box>
      </FormProvider>
    </>
  )
}
