import { expect, it } from 'vitest'
import { chakraSystem } from './chakraSystem'

it('gives every kind of field an edge that is seen, and the red one where it is invalid', () => {
  const edged = { variants: { variant: { outline: { borderColor: 'border.emphasized' } } } }
  const invalid = { base: { _invalid: { borderColor: 'var(--error-color)' } } }
  expect(chakraSystem.getRecipe('input', {})).toMatchObject({ ...edged, ...invalid })
  expect(chakraSystem.getRecipe('textarea', {})).toMatchObject({ ...edged, ...invalid })
  const select = chakraSystem.getSlotRecipe('nativeSelect', {})
  expect(select.slots).toEqual(expect.arrayContaining(['root', 'field', 'indicator']))
  expect(select).toMatchObject({
    base: { field: invalid.base },
    variants: { variant: { outline: { field: { borderColor: 'border.emphasized' } } } },
  })
})
