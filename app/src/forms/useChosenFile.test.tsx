import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useChosenFile } from './useChosenFile'

it('what is done with a file is done with what the page shows once it is read', async () => {
  let finish = (_: string) => {}
  const reading = new Promise<string>((resolve) => {
    finish = resolve
  })
  const done: string[] = []
  const { result, rerender } = renderHook(
    ({ center }) =>
      useChosenFile({
        problemOf: () => null,
        read: () => reading,
        calls: [],
        onChosen: (text) => done.push(`${text} for ${center}`),
      }),
    { initialProps: { center: 'Alder Grove' } },
  )
  let chosen = Promise.resolve()
  act(() => {
    chosen = result.current.choose(new File([], 'roster.csv'))
  })
  rerender({ center: 'Birch Hill' })
  await act(() => {
    finish('the roster')
    return chosen
  })
  expect(done).toEqual(['the roster for Birch Hill'])
})
