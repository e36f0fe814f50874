import { describePlugin } from '@wordstride/testkit'
import { collapsibleSelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(collapsibleSelectionPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
