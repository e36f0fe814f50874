import { Button, Flex, Switch } from '@chakra-ui/react'

export interface TestModePanelProps {
  isOn: boolean
  onToggle(isOn: boolean): void
  onCorrect(): void
  onWrong(): void
}

/** TOOL-02, PROB-18. */
export function TestModePanel({ isOn, onToggle, onCorrect, onWrong }: TestModePanelProps) {
  return (
    <Flex
      as="section"
      aria-label="Test mode"
      align="center"
      gap={3}
      wrap="wrap"
      minH="3.75rem"
      px={4}
      py={2}
      bg="bg.subtle"
      borderRadius="l2"
      borderWidth="1px"
    >
      <Switch.Root checked={isOn} onCheckedChange={({ checked }) => onToggle(checked)} minH="44px">
        <Switch.HiddenInput />
        <Switch.Control />
        <Switch.Label fontWeight="600">Test mode {isOn ? 'on' : 'off'}</Switch.Label>
      </Switch.Root>
      {isOn && (
        <Flex gap={2} ms="auto">
          <Button variant="outline" bg="bg.panel" minH="44px" onClick={onCorrect}>
            set correct
          </Button>
          <Button variant="outline" bg="bg.panel" minH="44px" onClick={onWrong}>
            set wrong
          </Button>
        </Flex>
      )}
    </Flex>
  )
}
