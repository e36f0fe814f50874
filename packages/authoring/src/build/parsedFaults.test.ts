import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { setReadableMessages } from './messages'
import { parsedFaults } from './parsedFaults'

it('tells each field that a strict plugin does not know by itself', () => {
  setReadableMessages()
  const strict = z.object({ items: z.array(z.strictObject({ label: z.string() })) })
  const { error } = strict.safeParse({ items: [{ label: 'a', lable: 'b', 'x\ny': 'c' }] })
  const issues = error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? []
  expect(parsedFaults(issues)).toEqual([
    { path: ['items', 0], message: 'There is no field "lable" here. Did you mean "label"?' },
    { path: ['items', 0], message: 'There is no field "x y" here.' },
  ])
})
