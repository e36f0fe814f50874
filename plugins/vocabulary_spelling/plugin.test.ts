import { describePlugin } from '@wordstride/testkit'
import { vocabularySpellingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularySpellingPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
