import * as z from 'zod/mini'
import { post, reply } from '../../calls/defineCall'
import { gradeField, idField, uuidField } from '../../calls/fields'
import { named } from '../../calls/wireCodec'

const measure = z.nullish(z.union([z.number(), z.string().check(z.maxLength(60))]))
const text = (longest: number) => z.nullish(z.string().check(z.maxLength(longest)))

/** The student; the server finds the addresses (SR-37). */
const sendToIdField = named('sendToId', idField)
/** Which test; the newest one when left out. */
const sessionIdField = named('test_session_uuid', z.nullish(uuidField))

/** TEST-32. The server writes the mail from its own rows: what is claimed here changes nothing. */
const resultMailParams = z.object({
  sendToId: sendToIdField,
  sessionId: sessionIdField,
  subject: text(200),
  studentUserName: named('studentUserName', text(100)),
  studentFirstname: named('studentFirstname', text(60)),
  studentLastname: named('studentLastname', text(60)),
  testSubject: named('testSubject', text(60)),
  message: text(2000),
  parts: z.nullish(
    z
      .array(
        z.object({
          part: z.int(),
          testGrade: named('testGrade', gradeField),
          accuracy: measure,
          speed: measure,
          region: measure,
          numberOfProblem: named('numberOfProblem', z.int()),
        }),
      )
      .check(z.maxLength(100)),
  ),
})

export const testMailCalls = {
  sendTestStartEmail: post({
    path: 'teststartemail',
    function: 'sendTestStartEmail',
    access: 'own',
    params: z.object({
      sendToId: sendToIdField,
      sessionId: sessionIdField,
      studentFirstname: named('studentFirstname', text(60)),
      studentLastname: named('studentLastname', text(60)),
      schoolGrade: named('schoolGrade', z.nullish(z.union([gradeField, z.string().check(z.maxLength(20))]))),
    }),
    result: reply({}),
    summary: 'Tells parents, account managers and teachers that a test has begun; once for each test.',
    source: ['API-48', 'TEST-31', 'TEST-33', 'SR-37'],
  }),
  sendTestResultEmail: post({
    path: 'testresultemail',
    function: 'sendTestResultEmail',
    access: 'own',
    params: resultMailParams,
    result: reply({}),
    summary:
      'Sends the result of a part that has ended: progress when another part follows, else completion; once for each test.',
    source: ['API-49', 'TEST-32', 'TEST-33', 'SR-37'],
  }),
  sendTestEndEmail: post({
    path: 'testEndEmail',
    function: 'sendTestEndEmail',
    access: 'own',
    params: resultMailParams,
    result: reply({}),
    summary: "Sends the 'End of Test Notification', after the result only; once for each test.",
    source: ['API-49', 'TEST-32', 'TEST-33', 'SR-37'],
  }),
}
