import { signJudge } from './kinds'

export const kindsOfPoemsJudge = signJudge([
  ['villanelle', /nineteen|first and third|[Tt]wo refrains/],
  ['elegy', /mourns?|laments|grave|grieves/],
  [
    'dramatic monologue',
    /silent (?:guest|visitor|wife)|who do not answer|deathbed|say nothing|never answers|to his horse/,
  ],
  ['pastoral', /[Ss]hepherd|flocks|flutes|goats|lambs/],
  ['ode', /./],
])
