import { describePlugin } from '@wordstride/testkit'
import { fillInTheBlankPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(fillInTheBlankPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
