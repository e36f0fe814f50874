import { describePlugin } from '@wordstride/testkit'
import { clickableTextPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(clickableTextPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
