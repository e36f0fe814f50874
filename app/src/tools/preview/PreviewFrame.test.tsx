import { act, fireEvent, render, screen } from '@testing-library/react'
import { parseProblem } from '@wordstride/core'
import { type LoadedPlugin, renderers } from '@wordstride/plugins/renderers'
import { describe, expect, it } from 'vitest'
import { samplesOf } from '../authoring/samples'
import { PreviewFrame } from './PreviewFrame'
import { usePreview } from './usePreview'

interface PlaygroundProps {
  loaded: LoadedPlugin
  problem: Parameters<typeof usePreview>[0]['problem']
}

/** The preview with the buttons of the test-mode panel. */
function Playground({ loaded, problem }: PlaygroundProps) {
  const preview = usePreview({ plugin: loaded.plugin, problem, mode: 'practice' })
  return (
    <>
      <PreviewFrame loaded={loaded} preview={preview} heading="Problem" />
      <button type="button" onClick={preview.setCorrect}>
        set correct
      </button>
      <button type="button" onClick={preview.setWrong}>
        set wrong
      </button>
    </>
  )
}

async function open(type: keyof typeof renderers): Promise<void> {
  const loaded: LoadedPlugin = await renderers[type]()
  const text =
    (await samplesOf(type)
      .find(({ name }) => name === 'minimal')
      ?.load()) ?? ''
  const parsed = parseProblem(loaded.plugin, JSON.parse(text))
  if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
  render(<Playground loaded={loaded} problem={parsed.problem} />)
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const message = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('[TOOL-01] [TOOL-02] PreviewFrame', () => {
  it.each(Object.keys(renderers) as (keyof typeof renderers)[])(
    '%s: not answered, then set wrong and set correct, each checked, and begun anew',
    async (type) => {
      await open(type)
      await press('Submit Answer')
      expect(message()).toContain('Your answer is incomplete.')
      await press('set wrong')
      expect(message()).not.toContain('Your answer is incomplete.')
      await press('Submit Answer')
      expect(message()).toContain('Incorrect.Try Again.')
      await press('set correct')
      await press('Submit Answer')
      expect(message()).toContain('Correct!')
      await press('Start again')
      await press('Submit Answer')
      expect(message()).toContain('Your answer is incomplete.')
    },
  )
})
