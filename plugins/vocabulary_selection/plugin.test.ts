import { describePlugin } from '@wordstride/testkit'
import { vocabularySelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularySelectionPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
