import { forgetExpiredJob } from './accounts/forgetExpiredJob'
import { closeWeeksJob } from './assignments/closeWeeksJob'
import { weeklyDigestJob } from './classes/digest/weeklyDigestJob'
import type { Config } from './config'
import { countItemsJob } from './items/countItemsJob'
import type { Job } from './jobs/defineJob'
import { forgetMailsJob, giveUpMailJob, sendMailJob, TAKE_UP_MAILS, takeUpMailsJob } from './mail/mailJobs'
import { openTransport } from './mail/mailTransport'
import { mailingOf } from './mailing'
import { formGroupsJob } from './peers/formGroupsJob'
import { passwordLinkJob } from './people/passwordLinkJob'
import { retentionJob } from './privacy/retentionJob'
import { forgetMediaJob } from './publishing/media/forgetMediaJob'
import { publishDueJob } from './publishing/publishDueJob'
import { scoreDaysJob } from './reports/scores/scoreDaysJob'
import { settleGoalsJob } from './rewards/goals/settleGoalsJob'
import { honorsJob } from './rewards/honors/honorsJob'
import { endForgottenJob } from './sessions/diagnostic/endForgottenJob'
import { endLeftJob } from './sessions/endLeftJob'
import { termsJob } from './sessions/termsJob'
import { openRecordStore } from './xapi/recordStore'
import { SEND_STATEMENTS, sendStatementsJob } from './xapi/sendStatementsJob'

/** Those that come by themselves and only a process with a mail server or a record store can do. */
export const jobsOfSome: readonly string[] = [TAKE_UP_MAILS, SEND_STATEMENTS]

/** Every job that such a process can do. Without a mail server nobody sends mails, without a record store no statements. */
export function allJobs(config: Config): Job[] {
  const transport = openTransport(config)
  const recordStore = openRecordStore(config)
  return [
    closeWeeksJob,
    countItemsJob,
    endForgottenJob,
    endLeftJob,
    forgetExpiredJob,
    honorsJob,
    settleGoalsJob,
    formGroupsJob,
    scoreDaysJob,
    forgetMailsJob(config.mailRetentionDays),
    passwordLinkJob(mailingOf(config)),
    retentionJob(config.retention),
    publishDueJob,
    forgetMediaJob,
    termsJob,
    weeklyDigestJob(mailingOf(config)),
    ...(recordStore ? [sendStatementsJob(recordStore, config.publicUrl)] : []),
    ...(transport ? [sendMailJob(transport), giveUpMailJob, takeUpMailsJob] : []),
  ]
}
