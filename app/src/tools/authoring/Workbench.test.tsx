import 'fake-indexeddb/auto'
import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { registry } from '@wordstride/plugins/graders'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { Workbench } from './Workbench'

const load = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('@wordstride/plugins/examples', () => ({
  examples: { selection: { '/full.json': load } },
}))
vi.mock('./ProblemEditor', () => ({ ProblemEditor: ({ value }: { value: string }) => <pre>{value}</pre> }))

beforeEach(() => {
  cleanup()
  queryClient.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  load.mockReset().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('the sample')
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <Workbench plugin={registry.require('selection')} onType={() => {}} />
      </ChakraProvider>
    </QueryClientProvider>,
  )
})

it('says that the sample to begin with did not come, and tries again', async () => {
  await screen.findByText('The sample problem could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('the sample')
})

it('says that a sample which was chosen did not come', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('the sample')
  load.mockRejectedValueOnce(new Error('no network'))
  fireEvent.change(screen.getByLabelText('Start from a sample'), { target: { value: 'full' } })
  await screen.findByText('The sample could not be loaded. Please choose it again.')
  expect(screen.getByText('the sample')).toBeTruthy()
})
