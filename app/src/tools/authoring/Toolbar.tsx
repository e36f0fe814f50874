import { Field, Flex, NativeSelect } from '@chakra-ui/react'
import type { AnyProblemPlugin } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { Button } from '@wordstride/ui'
import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { exportText } from './exportText'
import { importText } from './importText'
import { samplesOf } from './samples'

export interface ToolbarProps {
  plugin: AnyProblemPlugin
  text: string
  canBringBack: boolean
  onType(type: string): void
  onReplace(text: string): void
  onBringBack(): void
  /** A button that saves elsewhere. */
  saving?: ReactNode
}

/** Problem type, samples, import and export. */
export function Toolbar({
  plugin,
  text,
  canBringBack,
  onType,
  onReplace,
  onBringBack,
  saving,
}: ToolbarProps) {
  const file = useRef<HTMLInputElement>(null)
  const samples = samplesOf(plugin.type)

  async function readFile(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (chosen) await importText(await chosen.text(), { type: plugin.type, onReplace, onType })
  }

  return (
    <Flex gap={3} wrap="wrap" align="flex-end" mb={5}>
      <Field.Root width="auto" flex={{ base: '1 1 100%', sm: '0 1 25rem' }} gap={1}>
        <Field.Label>Problem type</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            minH="target"
            bg="bg.panel"
            value={plugin.type}
            onChange={(event) => onType(event.target.value)}
          >
            {registry.types.map((type) => (
              <option key={type} value={type}>
                {registry.require(type).title} ({type})
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <Field.Root
        width="auto"
        flex={{ base: '1 1 100%', sm: '0 1 13rem' }}
        gap={1}
        disabled={samples.length === 0}
      >
        <Field.Label>Start from a sample</Field.Label>
        <NativeSelect.Root disabled={samples.length === 0}>
          <NativeSelect.Field
            minH="target"
            bg="bg.panel"
            value=""
            onChange={(event) => {
              const sample = samples.find(({ name }) => name === event.target.value)
              if (sample) void sample.load().then(onReplace)
            }}
          >
            <option value="">choose…</option>
            {samples.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
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
          onChange={(event) => void readFile(event)}
        />
        <Button variant="secondary" onClick={() => exportText(plugin.type, text)}>
          Export
        </Button>
        {saving}
        {canBringBack && (
          <Button variant="quiet" onClick={onBringBack}>
            Bring back what was there
          </Button>
        )}
      </Flex>
    </Flex>
  )
}
