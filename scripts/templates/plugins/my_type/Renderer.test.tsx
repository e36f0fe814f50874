import { chooseByKeyboard, describeRenderer } from '@wordstride/testkit'
import { myTypePlugin } from './plugin'
import { MyTypeRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(myTypePlugin, MyTypeRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => chooseByKeyboard(user, Object.values(chosen).flat()),
})
