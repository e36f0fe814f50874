import { describePlugin } from '@wordstride/testkit'
import { myTypeAuthoring } from './authoring'
import { myTypePlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(myTypePlugin, {
  fixtures,
  twins,
  authoring: myTypeAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})
