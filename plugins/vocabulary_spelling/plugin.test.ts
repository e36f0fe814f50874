import { describePlugin } from '@wordstride/testkit'
import { vocabularySpellingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(vocabularySpellingPlugin, { fixtures, twins, readme: new URL('./README.md', import.meta.url) })
