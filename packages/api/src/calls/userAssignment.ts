import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import { userIdField } from './fields'

export const userAssignmentCalls = {
  checkUserLearningInfo: post({
    path: 'userassignment',
    function: 'checkUserLearningInfo',
    access: 'reach',
    params: z.object({ user_id: userIdField }),
    result: reply({ user_learning_info_is_valid: z.boolean() }),
    summary: 'Whether the account setup of the user is complete.',
    source: ['API-03', 'AUTH-12', 'SR-33'],
  }),
}
