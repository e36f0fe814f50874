import { chooseByKeyboard, describeRenderer } from '@wordstride/testkit'
import { selectionPlugin } from './plugin'
import { SelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(selectionPlugin, SelectionRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => chooseByKeyboard(user, Object.values(chosen).flat()),
})
