import { Flex, RadioGroup, Text } from '@chakra-ui/react'

interface DescribedChoicesProps<TValue extends string> {
  label: string
  choices: readonly { value: TValue; label: string; text: string }[]
  value: TValue
  onChange(value: NoInfer<TValue>): void
}

/** One of a few ways, each with a line of what it means. */
export const DescribedChoices = <TValue extends string>({
  label,
  choices,
  value,
  onChange,
}: DescribedChoicesProps<TValue>) => (
  <RadioGroup.Root
    value={value}
    onValueChange={(change) => onChange(change.value as TValue)}
    aria-label={label}
  >
    <Flex direction="column" gap={3}>
      {choices.map((choice) => (
        <RadioGroup.Item
          key={choice.value}
          value={choice.value}
          alignItems="flex-start"
          minH="target"
          gap={3}
        >
          <RadioGroup.ItemHiddenInput />
          <RadioGroup.ItemIndicator mt={1} />
          <RadioGroup.ItemText lineHeight="1.5">
            {choice.label}
            <Text color="fg.muted" fontWeight="400">
              {choice.text}
            </Text>
          </RadioGroup.ItemText>
        </RadioGroup.Item>
      ))}
    </Flex>
  </RadioGroup.Root>
)
