import { Flex } from '@chakra-ui/react'
import { Button } from '@wordstride/ui'
import { LinkButton } from '../../shell/LinkButton'
import { FIRST_STEP, LAST_STEP, type Step } from './setupSteps'

interface SetupFooterProps {
  step: Step
  isForwardDisabled: boolean
  /** Null where there is nothing to set up from here. */
  onSetUp: (() => void) | null
  isWorking: boolean
  onStep(change: 1 | -1): void
}

/** Back and on; without a test the account is set up from here (SETUP-12, SETUP-13). */
export function SetupFooter({ step, isForwardDisabled, onSetUp, isWorking, onStep }: SetupFooterProps) {
  return (
    <Flex
      as="footer"
      mt={8}
      pt={5}
      borderTopWidth="1px"
      gap={3}
      justify="space-between"
      align="center"
      wrap="wrap"
    >
      <Button variant="secondary" disabled={step === FIRST_STEP} onClick={() => onStep(-1)}>
        Back
      </Button>
      <Flex gap={3} wrap="wrap">
        {onSetUp && (
          <Button isLoading={isWorking} onClick={onSetUp}>
            Setup My Account
          </Button>
        )}
        {step === LAST_STEP ? (
          <LinkButton to="/home" variant="secondary">
            Home
          </LinkButton>
        ) : (
          <Button variant="secondary" disabled={isForwardDisabled} onClick={() => onStep(1)}>
            Next
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
