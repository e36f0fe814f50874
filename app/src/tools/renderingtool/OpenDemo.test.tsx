import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import type { Demo } from '@wordstride/api'
import { expect, it, vi } from 'vitest'
import { chakraSystem } from '../../shell/chakraSystem'
import type { SkillInPhase } from './cascade'
import { OpenDemo } from './OpenDemo'

const demo = {
  ...{ demo_id: 'd1', problemItems: [{ value: 'one', animationseq: 1 }] },
  ...{ short_demo_info: null, demo_video_url: null },
} as unknown as Demo
const skill = { skillName: 'Nouns', gradeId: 2 } as SkillInPhase

it('begins again at its end, with the focus of the button there on its name', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  render(
    <ChakraProvider value={chakraSystem}>
      <OpenDemo demo={demo} skill={skill} />
    </ChakraProvider>,
  )
  for (let round = 1; round <= 2; round++) {
    fireEvent.click(await screen.findByRole('button', { name: /^Start/ }))
    const end = screen.getByRole('button', { name: 'Go to the exercises' })
    end.focus()
    fireEvent.click(end)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'd1' }))
  }
  vi.unstubAllGlobals()
})
