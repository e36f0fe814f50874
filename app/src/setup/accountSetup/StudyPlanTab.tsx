import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { DEFAULT_START_GRADE, gradeName, type LearningInfo, sectionName } from '@wordstride/learning'
import { Button, Spinner, takeLostFocus } from '@wordstride/ui'
import { LinkButton } from '../../shell/LinkButton'
import { levelLabel } from './planText'

/** `set_up`: here and now; `known`: in an earlier visit. */
export type SetupState = 'open' | 'working' | 'set_up' | 'known' | 'not_yours' | 'unknown'

interface StudyPlanTabProps {
  infos: readonly LearningInfo[]
  state: SetupState
  onSetUp(): void
  /** Null where every section was tested, or none is meant to be. */
  onGoToTests: (() => void) | null
}

/** The plan, and the button that makes it the student’s own, once (SETUP-10, SETUP-16, SETUP-17). */
export function StudyPlanTab({ infos, state, onSetUp, onGoToTests }: StudyPlanTabProps) {
  return (
    <>
      <Heading as="h2" fontSize="1.375rem" mb={4}>
        Study Plan
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap={5}>
        {infos.map((info) => (
          <SectionPlan key={info.sectionType} info={info} />
        ))}
      </Grid>
      {state === 'open' && onGoToTests && <UntestedNote onGoToTests={onGoToTests} />}
      <Box role="status">
        {state === 'set_up' && (
          <Text
            ref={takeLostFocus}
            tabIndex={-1}
            mt={6}
            bg="var(--ws-correct-soft)"
            color="var(--ws-correct)"
            borderRadius="l3"
            p={5}
            fontWeight="600"
            fontSize="1.125rem"
          >
            Congratulations! Account setup Completed
          </Text>
        )}
      </Box>
      <SetupAction state={state} onSetUp={onSetUp} />
    </>
  )
}

function SectionPlan({ info }: { info: LearningInfo }) {
  const { sectionType, startGrade, stopGrade, weeklyTime, gradeSetup } = info
  const tested = gradeSetup.filter(({ setSkillLevelToInit }) => setSkillLevelToInit)
  const name = sectionName(sectionType)
  return (
    <Box as="section" aria-label={name} bg="bg.subtle" borderRadius="l3" p={{ base: 5, md: 6 }}>
      <Heading as="h3" fontSize="1.125rem">
        {name}
      </Heading>
      <Text mt={1} fontSize="1.5rem" fontWeight="700" letterSpacing="-0.01em">
        Starts with {gradeName(startGrade)}
      </Text>
      <Text color="fg.muted">
        {stopGrade > startGrade && `Goes on to ${gradeName(stopGrade)} · `}
        {weeklyTime} minutes a week
      </Text>
      {tested.length === 0 ? (
        <Text mt={4}>No {name} test was taken: nothing is learned yet.</Text>
      ) : (
        <Grid as="dl" mt={4} templateColumns="1fr auto" rowGap={2} columnGap={4}>
          {tested.map(({ grade, initialSkillLevel }) => (
            <Flex key={grade} display="contents">
              <Text as="dt">Skills of {gradeName(grade)}</Text>
              <Text as="dd" fontWeight="600">
                {levelLabel(initialSkillLevel)}
              </Text>
            </Flex>
          ))}
        </Grid>
      )}
    </Box>
  )
}

function SetupAction({ state, onSetUp }: { state: SetupState; onSetUp(): void }) {
  if (state === 'not_yours')
    return (
      <Text mt={6} color="fg.muted">
        This account is not set up by its own user.
      </Text>
    )
  const isSetUp = state === 'set_up' || state === 'known'
  return (
    <Flex
      mt={6}
      gap={4}
      align={{ base: 'stretch', sm: 'center' }}
      direction={{ base: 'column', sm: 'row' }}
      wrap="wrap"
    >
      {state === 'working' ? (
        <Flex role="status" gap={3} align="center" minH="target" fontWeight="600">
          <Spinner />
          Your account is being set up…
        </Flex>
      ) : (
        <Button size="large" disabled={state !== 'open'} onClick={onSetUp}>
          Setup My Account
        </Button>
      )}
      {isSetUp && (
        <>
          <Text flex={{ sm: '1 1 16rem' }} color="fg.muted">
            The setup can be done once, and your account is set up. Please contact your account manager to
            change it.
          </Text>
          <LinkButton to="/home" variant={state === 'set_up' ? 'sun' : 'secondary'} size="large">
            Home
          </LinkButton>
        </>
      )}
    </Flex>
  )
}

/** Who chose the test should not be set up without one by mistake. */
function UntestedNote({ onGoToTests }: { onGoToTests(): void }) {
  return (
    <Flex mt={6} gap={4} align="center" wrap="wrap" bg="brand.subtle" borderRadius="l3" p={5}>
      <Text flex="1 1 16rem">A section without a test begins with {gradeName(DEFAULT_START_GRADE)}.</Text>
      <Button variant="secondary" onClick={onGoToTests}>
        Go to the tests
      </Button>
    </Flex>
  )
}
