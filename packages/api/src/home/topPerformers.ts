import * as z from 'zod/mini'
import { get, reply } from '../calls/defineCall'
import { topPerformerSchema } from './homePageInfo'

/** SR-26: nobody asks for more names than these, nor for those of who has not completed the week. */
const MOST_PERFORMERS = 200
const LEAST_POINTS = 100

export const topPerformerCalls = {
  getWeeklyTopPerformers: get({
    path: 'weeklytopperformers/{limit}/min_points/{points}/limit',
    access: 'token',
    params: z.object({
      limit: z.int().check(z.gte(1), z.lte(MOST_PERFORMERS)),
      points: z.int().check(z.gte(LEAST_POINTS), z.lte(100_000)),
    }),
    result: reply({ data: z.array(topPerformerSchema) }),
    summary: 'The best students of this week in the country of the caller, of those with so many points.',
    source: ['API-16', 'HOME-11', 'CONST-04', 'SR-26', 'SR-28'],
  }),
}
