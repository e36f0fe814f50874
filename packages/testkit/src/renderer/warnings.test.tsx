import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { withoutWarnings } from './warnings'

const drawn = (page: React.ReactNode) => () => Promise.resolve(render(page)).then(() => undefined)

it('throws at what React warns of', async () => {
  const items = ['a', 'b'].map((text) => createElement('li', null, text))
  const list = <ul>{items}</ul>
  await expect(withoutWarnings(drawn(list))).rejects.toThrow('unique "key" prop')
})

it('has nothing to say of a quiet page', async () => {
  await expect(withoutWarnings(drawn(<p>quiet</p>))).resolves.toBeUndefined()
})
