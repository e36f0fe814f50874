import { chooseByKeyboard, describeRenderer } from '@wordstride/testkit'
import { multiSelectionPlugin } from './plugin'
import { MultiSelectionRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(multiSelectionPlugin, MultiSelectionRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => chooseByKeyboard(user, Object.values(chosen).flat()),
})
