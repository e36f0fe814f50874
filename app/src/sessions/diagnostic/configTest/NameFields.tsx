import { Field, Grid, Input } from '@chakra-ui/react'
import { useFormContext } from 'react-hook-form'
import { FORM_MESSAGES, type TestForm } from './testForm'

interface NameFieldsProps {
  isFirstLocked: boolean
  isLastLocked: boolean
}

/** A name that is known stays as it is (TEST-02, TEST-03). */
export function NameFields({ isFirstLocked, isLastLocked }: NameFieldsProps) {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={5}>
      <NameField name="firstName" label="First name" autoComplete="given-name" isLocked={isFirstLocked} />
      <NameField name="lastName" label="Last name" autoComplete="family-name" isLocked={isLastLocked} />
    </Grid>
  )
}

interface NameFieldProps {
  name: 'firstName' | 'lastName'
  label: string
  autoComplete: string
  /** The account has a name already. */
  isLocked: boolean
}

function NameField({ name, label, autoComplete, isLocked }: NameFieldProps) {
  const { register, formState } = useFormContext<TestForm>()
  const message = formState.errors[name]?.message
  return (
    <Field.Root invalid={message !== undefined} readOnly={isLocked} required gap={1.5}>
      <Field.Label fontWeight="600">{label}</Field.Label>
      <Input
        minH="48px"
        maxLength={60}
        autoComplete={autoComplete}
        bg={isLocked ? 'bg.subtle' : 'bg.panel'}
        {...register(name, {
          validate: (value) => value.trim() !== '' || FORM_MESSAGES[name],
        })}
      />
      {isLocked && <Field.HelperText>From your account</Field.HelperText>}
      <Field.ErrorText>{message}</Field.ErrorText>
    </Field.Root>
  )
}
