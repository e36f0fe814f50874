import 'fake-indexeddb/auto'
import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { registry } from '@wordstride/plugins/graders'
import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { renderRouter } from '../../testing/renderRouter'
import { loadDraft, saveDraft } from './drafts'
import { Workbench } from './Workbench'
import { ZeusPage } from './ZeusPage'

const load = vi.hoisted(() => vi.fn<() => Promise<string>>())
vi.mock('@wordstride/plugins/examples', () => ({
  examples: { selection: { '/full.json': load }, clickable_text: { '/full.json': load } },
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
        <main id="main" tabIndex={-1}>
          <Workbench plugin={registry.require('selection')} onType={() => {}} />
        </main>
      </ChakraProvider>
    </QueryClientProvider>,
  )
})

const fileOf = (text: string) => Object.assign(new File([text], 'problem.json'), { text: async () => text })

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

it('says that a file of another type could not be kept', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  const field = await screen.findByLabelText('Import a problem from a file')
  const blocked = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('It is blocked.')
  })
  fireEvent.change(field, { target: { files: [fileOf('{ "problem_type": "clickable_text" }')] } })
  await screen.findByText('The file could not be loaded. Please choose it again.')
  blocked.mockRestore()
})

it('brings back what a sample has replaced, and leaves the focus to the page', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('the sample')
  load.mockResolvedValueOnce('another sample')
  fireEvent.change(screen.getByLabelText('Start from a sample'), { target: { value: 'full' } })
  await screen.findByText('another sample')
  const back = screen.getByRole('button', { name: 'Bring back what was there' })
  back.focus()
  fireEvent.click(back)
  await screen.findByText('the sample')
  expect(back.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('brings back the draft of another type that a file has replaced', async () => {
  cleanup()
  load.mockReset().mockResolvedValue('the sample')
  await saveDraft('clickable_text', 'an hour of work')
  renderRouter(
    createMemoryRouter([{ path: '*', element: <ZeusPage /> }], { initialEntries: ['/?type=selection'] }),
  )
  const text = '{ "problem_type": "clickable_text" }'
  fireEvent.change(await screen.findByLabelText('Import a problem from a file'), {
    target: { files: [fileOf(text)] },
  })
  await screen.findByText(text)
  fireEvent.click(screen.getByRole('button', { name: 'Bring back what was there' }))
  await screen.findByText('an hour of work')
  await waitFor(async () => expect(await loadDraft('clickable_text')).toBe('an hour of work'))
})

it('another problem type keeps the focus where it was chosen, though the workbench is another one', async () => {
  cleanup()
  load.mockReset().mockResolvedValue('the sample')
  renderRouter(
    createMemoryRouter([{ path: '*', element: <ZeusPage /> }], { initialEntries: ['/?type=selection'] }),
  )
  const before = await screen.findByLabelText('Problem type')
  expect(document.activeElement).toBe(document.body)
  before.focus()
  fireEvent.change(before, { target: { value: 'clickable_text' } })
  await waitFor(() => expect(before.isConnected).toBe(false))
  const after = await screen.findByLabelText<HTMLSelectElement>('Problem type')
  expect(after.value).toBe('clickable_text')
  expect(document.activeElement).toBe(after)
})
