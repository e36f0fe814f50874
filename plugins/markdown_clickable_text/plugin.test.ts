import { describePlugin } from '@wordstride/testkit'
import { markdownClickableTextPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(markdownClickableTextPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
