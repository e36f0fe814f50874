import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@wordstride/api'
import { Spinner, StatusLine } from '@wordstride/ui'
import { useState } from 'react'
import { isSetUpQuery } from '../../accounts/accountQueries'
import { LinkButton } from '../../shell/LinkButton'
import { SetupDialogs, type SetupQuestion } from '../SetupDialogs'
import { useAccountSetup } from '../useAccountSetup'
import { AboutTestTab } from './AboutTestTab'
import { ConsolidatedTab } from './ConsolidatedTab'
import { DiagnosticTestTab } from './DiagnosticTestTab'
import { ErrorDialog } from './ErrorDialog'
import { firstSelections, keep } from './keptSelections'
import { ProductVideoTab } from './ProductVideoTab'
import type { Consolidated } from './pickTest'
import { planOf } from './planOf'
import { SelectPathTab } from './SelectPathTab'
import { SetupFooter } from './SetupFooter'
import { StepTabs } from './StepTabs'
import { type SetupState, StudyPlanTab } from './StudyPlanTab'
import { canSetUpSelf, mayTakeTest } from './setupRights'
import {
  ABOUT_STEP,
  FIRST_STEP,
  isComplete,
  isForwardDisabled,
  LAST_STEP,
  PLAN_STEP,
  RESULT_STEP,
  type Selections,
  type Step,
  TEST_STEP,
} from './setupSteps'

const SECTIONS = 2

interface AccountSetupProps {
  user: User
  /** Null until the results are there. */
  consolidated: Consolidated | null
  firstStep: Step
  lastSessionId: string | null
}

/** The wizard with its six tabs. */
export function AccountSetup({ user, consolidated, firstStep, lastSessionId }: AccountSetupProps) {
  const hasResults = (consolidated?.results.length ?? 0) > 0
  const [step, setStep] = useState(firstStep)
  const [told, setTold] = useState<Selections>(() => firstSelections(user))
  const [question, setQuestion] = useState<SetupQuestion>(null)
  const check = useQuery(isSetUpQuery(user.userId))
  const setup = useAccountSetup(user.userId, 'account_setup')
  // Results are used wherever there are some.
  const selections: Selections =
    hasResults || lastSessionId !== null ? { ...told, testName: 'diagnostic' } : told

  function tell(change: Partial<Selections>) {
    const next = { ...told, ...change }
    setTold(next)
    keep(user.userId, next)
  }

  function setUp() {
    if (!isComplete(selections) || consolidated === null) return
    const { firstName, lastName, schoolGrade } = selections
    const infos = planOf(consolidated.results, schoolGrade)
    setup.mutate({ infos, firstName, lastName }, { onSuccess: () => setStep(PLAN_STEP) })
  }

  function setupState(): SetupState {
    if (!canSetUpSelf(user.role)) return 'not_yours'
    if (setup.isPending) return 'working'
    if (setup.isSuccess) return 'set_up'
    if (check.data === undefined || consolidated === null) return 'unknown'
    return check.data ? 'known' : 'open'
  }

  const state = setupState()
  const isNextDisabled = isForwardDisabled(step, selections)
  const isWithoutTest = selections.testName === 'notest' && isComplete(selections)
  const canSetUpHere = isWithoutTest && step !== PLAN_STEP && (state === 'open' || state === 'working')
  const sectionsTested = new Set(consolidated?.results.map(({ sectionType }) => sectionType)).size
  const hasUntested = selections.testName === 'diagnostic' && sectionsTested < SECTIONS
  const goOn = () => setStep(Math.min(step + 1, LAST_STEP) as Step)
  // Without a test the way on is to set up; what is said of the test leads nowhere.
  const onNext = canSetUpHere ? null : goOn

  return (
    <>
      {check.isError && <StatusLine tone="error">Failed to check user learning info</StatusLine>}
      {state === 'known' && <AllSetUp />}
      <StepTabs step={step} selections={selections} onStep={setStep}>
        {step === FIRST_STEP && (
          <SelectPathTab
            selections={selections}
            isFirstLocked={user.firstName !== ''}
            isLastLocked={user.lastName !== ''}
            hasResults={hasResults}
            onChange={tell}
            isNextDisabled={isNextDisabled}
            onNext={onNext}
          />
        )}
        {step === ABOUT_STEP && <AboutTestTab isNextDisabled={isNextDisabled} onNext={onNext} />}
        {step > ABOUT_STEP && step < LAST_STEP && consolidated === null && <Loading />}
        {isComplete(selections) && consolidated && (
          <>
            {step === TEST_STEP && (
              <DiagnosticTestTab
                consolidated={consolidated}
                selections={selections}
                lastSessionId={lastSessionId}
                mayTest={mayTakeTest(user, check.data)}
                onViewPlan={() => setStep(PLAN_STEP)}
                onViewResult={() => setStep(RESULT_STEP)}
              />
            )}
            {step === RESULT_STEP && <ConsolidatedTab results={consolidated.results} />}
            {step === PLAN_STEP && (
              <StudyPlanTab
                infos={planOf(consolidated.results, selections.schoolGrade)}
                state={state}
                onSetUp={() => setQuestion('ready')}
                onGoToTests={hasUntested ? () => setStep(TEST_STEP) : null}
              />
            )}
          </>
        )}
        {step === LAST_STEP && <ProductVideoTab />}
        <SetupFooter
          step={step}
          isForwardDisabled={isNextDisabled}
          onSetUp={canSetUpHere ? () => setQuestion('ready') : null}
          isWorking={setup.isPending}
          onStep={(change) => setStep((step + change) as Step)}
        />
      </StepTabs>
      <SetupDialogs question={question} onAsk={setQuestion} onSetUp={setUp} />
      <ErrorDialog message={setup.isError ? setup.error.message : null} onClose={setup.reset} />
    </>
  )
}

/** Who comes here from the menu, and has nothing to do here. */
function AllSetUp() {
  return (
    <Flex mb={6} p={5} gap={4} align="center" wrap="wrap" borderRadius="l3" bg="var(--ws-correct-soft)">
      <Text flex="1 1 16rem">
        <strong>Your account is all set up.</strong> There is nothing left to do here: your next lesson waits
        on your home page. Ask your account manager if your plan should change.
      </Text>
      <LinkButton to="/home">Go to your home page</LinkButton>
    </Flex>
  )
}

/** SETUP-05: until the results are there. */
function Loading() {
  return (
    <Flex role="status" gap={3} align="center" minH="10rem" justify="center">
      <Spinner />
      Loading your test results
    </Flex>
  )
}
