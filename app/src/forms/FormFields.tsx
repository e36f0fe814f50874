import { Field, Input, NativeSelect } from '@chakra-ui/react'
import { gradeName } from '@wordstride/learning'
import type { ComponentProps, ReactNode } from 'react'

interface FormFieldProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  children: ReactNode
}

/** A label over a field, with what helps to fill it in or is wrong with it. */
export const FormField = ({
  label,
  help,
  error,
  isRequired = false,
  isDisabled = false,
  children,
}: FormFieldProps) => (
  <Field.Root invalid={error !== undefined} required={isRequired} disabled={isDisabled} gap={1.5}>
    <Field.Label fontWeight="600">{label}</Field.Label>
    {children}
    <Field.ErrorText>{error}</Field.ErrorText>
    {help && <Field.HelperText>{help}</Field.HelperText>}
  </Field.Root>
)

export const TextInput = (props: ComponentProps<typeof Input>) => (
  <Input minH="target" bg="bg.panel" {...props} />
)

/** The name of a thing. One of blanks is none, and the browser says so. */
export const NameInput = ({ defaultValue }: { defaultValue: string }) => (
  <TextInput
    name="name"
    maxLength={120}
    defaultValue={defaultValue}
    required
    pattern=".*\S.*"
    title="A name has at least one letter."
  />
)

interface ChoiceProps extends ComponentProps<typeof NativeSelect.Field> {
  options: readonly (readonly [value: string, label: string])[]
  /** What stands for none. */
  empty?: string
}

export const Choice = ({ options, empty, ...field }: ChoiceProps) => (
  <NativeSelect.Root>
    <NativeSelect.Field minH="target" bg="bg.panel" {...field}>
      {empty !== undefined && <option value="">{empty}</option>}
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

/** The options of a choice of a school grade. */
export const SCHOOL_GRADES = Array.from(
  { length: 13 },
  (_, grade) => [String(grade), gradeName(grade)] as const,
)
