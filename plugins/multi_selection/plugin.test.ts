import { describePlugin } from '@wordstride/testkit'
import { multiSelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(multiSelectionPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
