import { act, fireEvent, render, screen } from '@testing-library/react'
import { type Exercise, expectOpened, openProblem } from '@wordstride/core'
import { renderers } from '@wordstride/plugins/renderers'
import type { AnyRenderer } from '@wordstride/ui'
import { describe, expect, it } from 'vitest'
import { samplesOf } from '../authoring/samples'
import { PreviewFrame } from './PreviewFrame'
import { usePreview } from './usePreview'

interface PlaygroundProps {
  Renderer: AnyRenderer
  exercise: Exercise
  isSilent?: boolean
}

/** The preview with the buttons of the test-mode panel. */
function Playground({ Renderer, exercise, isSilent = false }: PlaygroundProps) {
  const preview = usePreview({ exercise, mode: isSilent ? 'test' : 'practice' })
  return (
    <>
      <PreviewFrame Renderer={Renderer} preview={preview} heading="Problem" isSilent={isSilent} />
      <button type="button" onClick={preview.setCorrect}>
        set correct
      </button>
      <button type="button" onClick={preview.setWrong}>
        set wrong
      </button>
    </>
  )
}

async function open(type: keyof typeof renderers, isSilent = false): Promise<void> {
  const { loadPlugin, Renderer } = await renderers[type]()
  const text =
    (await samplesOf(type)
      .find(({ name }) => name === 'minimal')
      ?.load()) ?? ''
  const exercise = expectOpened(openProblem(await loadPlugin(), JSON.parse(text)))
  render(<Playground Renderer={Renderer} exercise={exercise} isSilent={isSilent} />)
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const marks = () => document.querySelectorAll('[data-mark]')
const message = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

describe('PreviewFrame', () => {
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
      expect(marks().length).toBeGreaterThan(0)
      await press('set correct')
      await press('Submit Answer')
      expect(message()).toContain('Correct!')
      await press('Start again')
      await press('Submit Answer')
      expect(message()).toContain('Your answer is incomplete.')
    },
  )

  it.each(Object.keys(renderers) as (keyof typeof renderers)[])(
    '%s, as in a test: no help, and no part of the problem tells right from wrong',
    async (type) => {
      await open(type, true)
      expect(screen.queryByRole('button', { name: 'Help' })).toBeNull()
      await press('set wrong')
      await press('Submit Answer')
      expect(message()).toContain('A test says nothing of it. This answer is wrong.')
      expect(marks()).toHaveLength(0)
      await press('Start again')
      await press('set correct')
      await press('Submit Answer')
      expect(message()).toContain('A test says nothing of it. This answer is right.')
      expect(marks()).toHaveLength(0)
    },
  )
})
