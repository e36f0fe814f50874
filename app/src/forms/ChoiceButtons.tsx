import { Flex } from '@chakra-ui/react'
import { Button } from '@wordstride/ui'

interface ChoiceButtonsProps<TValue> {
  label: string
  choices: readonly { value: TValue; label: string }[]
  value: TValue
  onChange(value: TValue): void
}

/** A few choices side by side, one of them pressed. */
export function ChoiceButtons<TValue extends string | null>({
  label,
  choices,
  value,
  onChange,
}: ChoiceButtonsProps<TValue>) {
  return (
    <Flex role="group" aria-label={label} gap={2} wrap="wrap">
      {choices.map((choice) => (
        <Button
          key={choice.label}
          variant={choice.value === value ? 'soft' : 'quiet'}
          size="compact"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </Flex>
  )
}
