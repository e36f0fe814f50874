import { render, screen } from '@testing-library/react'
import { describeRenderer, selectByKeyboard } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { fillInTheBlankPlugin } from './plugin'
import { FillInTheBlankRenderer } from './Renderer'
import { fixtures } from './samples'
import type { PublicFillInTheBlank } from './schema'

describeRenderer(fillInTheBlankPlugin, FillInTheBlankRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => selectByKeyboard(user, Object.values(chosen)),
})

const blank = (uuid: string) => ({ uuid, options: [{ id: 'a', label: 'sun' }], disabled: false })

it.each([
  ['one blank', [blank('x')], [null]],
  ['several', [blank('x'), blank('y')], ['1', '2']],
])('%s: numbers stand on the edge where there is more than one', (_, blanks, numbers) => {
  const text = blanks.map(({ uuid }) => `The [[${uuid}]] shines.`).join(' ')
  render(
    <FillInTheBlankRenderer
      problem={{ text, blanks } as unknown as PublicFillInTheBlank}
      response={{ chosen: {} }}
      status="init"
      feedback={null}
      isLocked={false}
      onResponse={() => undefined}
    />,
  )
  expect(
    screen.getAllByRole('combobox').map(({ parentElement }) => parentElement?.getAttribute('data-number')),
  ).toEqual(numbers)
})
