import { describePlugin } from '@wordstride/testkit'
import { vocabularyUnscramblingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularyUnscramblingPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
