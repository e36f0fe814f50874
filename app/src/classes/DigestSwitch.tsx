import { Checkbox, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'

interface DigestSwitchProps {
  label: string
  isWished: boolean
  save(isWished: boolean): Promise<unknown>
}

/** A weekly mail that is wished, or not. */
export function DigestSwitch({ label, isWished, save }: DigestSwitchProps) {
  const change = useMutation({ mutationFn: save })
  return (
    <>
      <Checkbox.Root
        checked={change.isPending ? change.variables : isWished}
        onCheckedChange={({ checked }) => change.mutate(checked === true)}
        minH="target"
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control boxSize="22px" />
        <Checkbox.Label>{label}</Checkbox.Label>
      </Checkbox.Root>
      {change.isError && (
        <Text role="alert" color="fg.error">
          {change.error.message}
        </Text>
      )}
    </>
  )
}
