import { expect, it } from 'vitest'
import { readYamlText } from './yamlText'

it.each([
  ['a plain text', 'hint: &a Rare.\nother: *a'],
  ['a quoted text', 'hint: &a "Rare."\nother: *a'],
  ['a list', 'hints: &a [Rare.]\nother: *a'],
])('knows the name of %s that is given again', (_, text) => {
  expect(readYamlText(text)).toMatchObject({ ok: true })
})
