import { WEEKDAYS } from '@wordstride/api'
import { addDays } from 'date-fns'
import { localDate } from '../../calendar/localDate'
import type { Ask } from './callAs'

/** What the class can have for its tokens; a full week brings ten. */
export const REWARDS = [
  { name: 'Choose the song of the day', price: 10 },
  { name: 'Sit beside a friend for a day', price: 20 },
  { name: 'Choose the game on Friday', price: 30 },
  { name: 'A book to keep', price: 60 },
]

const NOTE = 'Guesses when he hurries. Reading the first hint aloud together helped with alphabetical order.'

interface Staff {
  manager: Ask
  teacher: Ask
  tutor: Ask
}

interface Stage {
  at: Date
  timeZone: string
  classId: string
  centerId: number
  /** Whom the tutor meets alone, and the teacher writes about. */
  helped: string
}

/** What those who look after the class have made and planned. */
export async function playStaff(
  { manager, teacher, tutor }: Staff,
  { at, timeZone, classId, centerId, helped }: Stage,
): Promise<void> {
  for (const reward of REWARDS)
    await manager(at, 'saveReward', { rewardId: null, reward: { ...reward, centerId, isActive: true } })
  await teacher(at, 'addStudentNote', { userId: helped, text: NOTE })
  const plan = { calendar: 'Alder Grove', meetingLink: 'https://meet.wordstride.example/room-5' }
  await tutor(at, 'saveAppointment', {
    classId,
    studentIds: [],
    fields: {
      ...plan,
      category: 'Reading together',
      startsOn: localDate(at, timeZone),
      startTime: '16:00',
      minutes: 30,
      repeats: { every: 'week', interval: 1, weekdays: WEEKDAYS.slice(0, 5), until: null },
    },
  })
  await tutor(at, 'saveAppointment', {
    classId: null,
    studentIds: [helped],
    fields: {
      ...plan,
      category: 'Catching up',
      startTime: '16:45',
      minutes: 20,
      startsOn: localDate(addDays(at, 2), timeZone),
      repeats: null,
    },
  })
}
