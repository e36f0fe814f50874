import { Checkbox } from '@chakra-ui/react'

interface RowCheckboxProps {
  label: string
  state: boolean | 'indeterminate'
  onChange(isChecked: boolean): void
}

export const RowCheckbox = ({ label, state, onChange }: RowCheckboxProps) => (
  <Checkbox.Root
    checked={state}
    onCheckedChange={({ checked }) => onChange(checked === true)}
    minH="target"
    minW="target"
    justifyContent="center"
  >
    <Checkbox.HiddenInput aria-label={label} />
    <Checkbox.Control boxSize="22px" />
  </Checkbox.Root>
)
