import { Box, Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { AnyProblemPlugin } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { Button, takeLostFocus } from '@wordstride/ui'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Choice, FormField } from '../../forms/FormFields'
import { leaveFocusToContent } from '../../shell/focusContent'
import { exportText } from './exportText'
import { importText } from './importText'
import { type Sample, samplesOf } from './samples'

export interface ToolbarProps {
  plugin: AnyProblemPlugin
  text: string
  isChosen: boolean
  canBringBack: boolean
  onType(type: string, replaced: string | null): void
  onReplace(text: string): void
  onBringBack(): void
  /** A button that saves elsewhere. */
  saving?: ReactNode
}

/** Problem type, samples, import and export. */
export function Toolbar({
  plugin,
  text,
  isChosen,
  canBringBack,
  onType,
  onReplace,
  onBringBack,
  saving,
}: ToolbarProps) {
  const file = useRef<HTMLInputElement>(null)
  const samples = samplesOf(plugin.type)
  const load = useMutation({
    mutationFn: (given: Sample | File) => (given instanceof File ? given.text() : given.load()),
    onSuccess: (loaded) => importText(loaded, { type: plugin.type, onReplace, onType }),
  })

  function readFile(event: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (chosen) load.mutate(chosen)
  }

  return (
    <Flex gap={3} wrap="wrap" align="flex-end" mb={5}>
      <Box flex={{ base: '1 1 100%', sm: '0 1 25rem' }}>
        <FormField label="Problem type">
          <Choice
            ref={isChosen ? takeLostFocus : undefined}
            value={plugin.type}
            options={registry.types.map((type) => [type, `${registry.require(type).title} (${type})`])}
            onChange={({ target }) => onType(target.value, null)}
          />
        </FormField>
      </Box>
      <Box flex={{ base: '1 1 100%', sm: '0 1 13rem' }}>
        <FormField label="Start from a sample" isDisabled={samples.length === 0}>
          <Choice
            empty="choose…"
            value=""
            options={samples.map(({ name }) => [name, name])}
            onChange={({ target }) => {
              const chosen = samples.find(({ name }) => name === target.value)
              if (chosen) load.mutate(chosen)
            }}
          />
        </FormField>
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" onClick={() => file.current?.click()}>
          Import
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="Import a problem from a file"
          onChange={readFile}
        />
        <Button variant="secondary" onClick={() => exportText(plugin.type, text)}>
          Export
        </Button>
        {saving}
        {canBringBack && (
          <Button ref={leaveFocusToContent} variant="quiet" onClick={onBringBack}>
            Bring back what was there
          </Button>
        )}
      </Flex>
      {load.isError && (
        <Text role="alert" color="fg.error" flexBasis="100%">
          The {load.variables instanceof File ? 'file' : 'sample'} could not be loaded. Please choose it
          again.
        </Text>
      )}
    </Flex>
  )
}
