import { Box, Text } from '@chakra-ui/react'
import { gradeName, MINI_SETUP, makeMiniLearningInfo } from '@wordstride/learning'
import { Button, StatusLine } from '@wordstride/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAuth } from '../../api/authStore'
import { Choice, FormField } from '../../forms/FormFields'
import { PageHeading } from '../../shell/PageHeading'
import { SetupDialogs, type SetupQuestion } from '../SetupDialogs'
import { useAccountSetup } from '../useAccountSetup'

/** /englishAccountSetup: the mini setup (SETUP-22..25). */
export function EnglishAccountSetupPage() {
  const userId = useAuth(({ user }) => user?.userId) ?? ''
  const hasToggle = useAuth(({ user }) => user?.menuAuth.mini_setup) ?? false
  const navigate = useNavigate()
  const [grade, setGrade] = useState<number | null>(null)
  const [question, setQuestion] = useState<SetupQuestion>(null)
  const setup = useAccountSetup(userId, 'english_account_setup')

  function setUp(): void {
    if (grade === null) return
    setup.mutate({ infos: makeMiniLearningInfo(grade) }, { onSuccess: () => navigate('/home') })
  }

  return (
    <>
      <PageHeading title="English Account Setup" lead="Begin with a grade of your choice, without a test." />
      <Box bg="bg.panel" borderRadius="l3" boxShadow="var(--ws-shadow)" p={{ base: 5, md: 8 }} maxW="32rem">
        <FormField label="Starting grade">
          <Choice
            empty="choose…"
            minH="48px"
            value={grade ?? ''}
            options={MINI_SETUP.startGrades.map((option) => [String(option), gradeName(option)])}
            onChange={({ target }) => setGrade(target.value === '' ? null : Number(target.value))}
          />
        </FormField>
        {!hasToggle && <Text mt={5}>The mini setup is not open to your account.</Text>}
        {hasToggle && grade !== null && (
          <Box mt={6}>
            <Button size="large" isLoading={setup.isPending} onClick={() => setQuestion('ready')}>
              Setup My Account
            </Button>
          </Box>
        )}
        <Box mt={4}>
          <StatusLine tone="error">
            {setup.isError && 'Something went wrong. Please try again later'}
          </StatusLine>
        </Box>
      </Box>
      <SetupDialogs question={question} onAsk={setQuestion} onSetUp={setUp} />
    </>
  )
}
