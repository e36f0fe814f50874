import { describePlugin } from '@wordstride/testkit'
import { tableWithDropdownPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(tableWithDropdownPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
