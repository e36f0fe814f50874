import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { RenderingProblem } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { samplesOf } from '../authoring/samples'
import { OpenProblem } from './OpenProblem'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each(['development', 'qa', 'production'])(
  '[C-18] the rendering tool has its test mode always: in %s',
  async (environment) => {
    vi.stubEnv('VITE_APP_ENV', environment)
    const text = (await samplesOf('selection')[0]?.load()) ?? ''
    const problem = JSON.parse(text)
    const entry = { problemId: problem.problem_id, problem } as RenderingProblem
    render(
      <QueryClientProvider client={queryClient}>
        <ChakraProvider value={chakraSystem}>
          <MemoryRouter>
            <OpenProblem entry={entry} phase="LEARNING_SESSION" isTestMode onTestMode={() => undefined} />
          </MemoryRouter>
        </ChakraProvider>
      </QueryClientProvider>,
    )
    expect(await screen.findByRole('region', { name: 'Test mode' })).toBeTruthy()
    for (const name of ['set correct', 'set wrong']) expect(screen.getByRole('button', { name })).toBeTruthy()
  },
)
