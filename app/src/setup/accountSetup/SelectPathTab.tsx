import { Box, Field, Grid, Heading, Input, RadioCard } from '@chakra-ui/react'
import { gradeName, TOP_CONTENT_GRADE } from '@wordstride/learning'
import { Button } from '@wordstride/ui'
import { Choice, FormField } from '../../forms/FormFields'
import type { Selections } from './setupSteps'

interface SelectPathTabProps {
  selections: Selections
  isFirstLocked: boolean
  isLastLocked: boolean
  /** Results are used wherever there are some. */
  hasResults: boolean
  onChange(change: Partial<Selections>): void
  isNextDisabled: boolean
  /** Null where it leads nowhere. */
  onNext: (() => void) | null
}

const GRADES = Array.from({ length: TOP_CONTENT_GRADE + 1 }, (_, grade) => grade)

const PATHS = [
  {
    value: 'diagnostic',
    title: 'Take the diagnostic test',
    text: 'Finds the grade and the level at which your lessons begin. Recommended.',
  },
  {
    value: 'notest',
    title: 'Start without a test',
    text: 'Your lessons begin with 2nd grade, and nothing is learned yet.',
  },
] as const

/** Who sets up, and whether with a test (SETUP-02). */
export function SelectPathTab({
  selections,
  isFirstLocked,
  isLastLocked,
  hasResults,
  onChange,
  isNextDisabled,
  onNext,
}: SelectPathTabProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNextDisabled) onNext?.()
      }}
    >
      <Heading as="h2" fontSize="1.375rem" mb={5}>
        Select Path
      </Heading>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={5}>
        <NameField
          label="First name"
          autoComplete="given-name"
          value={selections.firstName}
          isLocked={isFirstLocked}
          onChange={(firstName) => onChange({ firstName })}
        />
        <NameField
          label="Last name"
          autoComplete="family-name"
          value={selections.lastName}
          isLocked={isLastLocked}
          onChange={(lastName) => onChange({ lastName })}
        />
        <FormField label="School grade" isRequired>
          <Choice
            empty="choose…"
            minH="48px"
            value={selections.schoolGrade ?? ''}
            options={GRADES.map((grade) => [String(grade), gradeName(grade)])}
            onChange={({ target }) =>
              onChange({ schoolGrade: target.value === '' ? null : Number(target.value) })
            }
          />
        </FormField>
      </Grid>
      <RadioCard.Root
        mt={6}
        value={selections.testName}
        onValueChange={({ value }) => onChange({ testName: value as Selections['testName'] })}
      >
        <RadioCard.Label fontWeight="600" fontSize="1rem">
          How would you like to begin?
        </RadioCard.Label>
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap={4} w="full">
          {PATHS.map(({ value, title, text }) => (
            <RadioCard.Item key={value} value={value} disabled={hasResults && value === 'notest'}>
              <RadioCard.ItemHiddenInput />
              <RadioCard.ItemControl>
                <RadioCard.ItemContent>
                  <RadioCard.ItemText fontSize="1rem">{title}</RadioCard.ItemText>
                  <RadioCard.ItemDescription color="fg.muted" opacity={1} fontSize="0.9375rem">
                    {text}
                  </RadioCard.ItemDescription>
                </RadioCard.ItemContent>
                <RadioCard.ItemIndicator />
              </RadioCard.ItemControl>
            </RadioCard.Item>
          ))}
        </Grid>
      </RadioCard.Root>
      {onNext && (
        <Box mt={6}>
          <Button type="submit" disabled={isNextDisabled}>
            NEXT
          </Button>
        </Box>
      )}
    </form>
  )
}

interface NameFieldProps {
  label: string
  autoComplete: string
  value: string | null
  /** The account has a name already. */
  isLocked: boolean
  onChange(value: string | null): void
}

function NameField({ label, autoComplete, value, isLocked, onChange }: NameFieldProps) {
  return (
    <Field.Root readOnly={isLocked} required gap={1.5}>
      <Field.Label fontWeight="600">{label}</Field.Label>
      <Input
        minH="48px"
        maxLength={60}
        autoComplete={autoComplete}
        bg={isLocked ? 'bg.subtle' : 'bg.panel'}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value.trimStart())}
      />
      {isLocked && <Field.HelperText>From your account</Field.HelperText>}
    </Field.Root>
  )
}
