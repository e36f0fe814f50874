import { classWorkCalls } from './classes/classWork'
import { digestCalls } from './classes/digests'
import { givenWorkCalls } from './classes/givenWork'
import { studentWorkCalls } from './classes/studentWork'
import { staffHomeCalls } from './home/staffHome'
import { itemStatisticsCalls } from './items/itemStatistics'
import { mailCalls } from './mail/mails'
import { loginCardCalls } from './people/loginCards'
import { peopleAccountCalls } from './people/peopleAccounts'
import { rosterCalls } from './people/roster'
import { schoolCalls } from './people/schools'
import { draftCalls } from './publishing/drafts'
import { importCalls } from './publishing/imports'
import { releaseCalls } from './publishing/releases'
import { classSetupCalls } from './setup/classSetup'
import { renderingToolCalls } from './tools/renderingTool'
import { skillManagementCalls } from './tools/skillManagement'

/** What staff alone ask: loaded after those of students. */
export const staffCalls = {
  ...classSetupCalls,
  ...classWorkCalls,
  ...studentWorkCalls,
  ...givenWorkCalls,
  ...digestCalls,
  ...staffHomeCalls,
  ...renderingToolCalls,
  ...itemStatisticsCalls,
  ...skillManagementCalls,
  ...draftCalls,
  ...importCalls,
  ...releaseCalls,
  ...rosterCalls,
  ...loginCardCalls,
  ...peopleAccountCalls,
  ...schoolCalls,
  ...mailCalls,
}
