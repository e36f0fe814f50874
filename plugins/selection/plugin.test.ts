import { describePlugin } from '@wordstride/testkit'
import { selectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(selectionPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
