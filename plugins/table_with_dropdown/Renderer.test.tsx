import { describeRenderer, selectByKeyboard } from '@wordstride/testkit'
import { tableWithDropdownPlugin } from './plugin'
import { TableWithDropdownRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(tableWithDropdownPlugin, TableWithDropdownRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => selectByKeyboard(user, Object.values(chosen)),
})
