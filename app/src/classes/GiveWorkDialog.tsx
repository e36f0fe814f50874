import { Flex, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type CallInput, fullName, type TableSkill, type WorkingStudent } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { useState } from 'react'
import { apiClient } from '../api/apiClient'
import { useAuth } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { DoOnceDialog } from '../forms/DoOnceDialog'
import { Choice, FormField, TextInput } from '../forms/FormFields'
import { useNewId } from '../forms/useNewId'
import { today } from '../panels/today'
import { plannedAppointmentsQuery } from '../people/peopleQueries'
import { counted } from '../shell/counted'

interface GiveWorkDialogProps {
  students: readonly WorkingStudent[]
  place: { sectionType: CourseSection; grade: number }
  skills: readonly TableSkill[]
  onClose(): void
}

type Kind = 'extra' | 'skill' | 'test'

const KINDS: readonly (readonly [Kind, string])[] = [
  ['extra', 'Extra work'],
  ['skill', 'A skill to learn'],
  ['test', 'A test, as an appointment'],
]

const HELP: Record<Kind, string> = {
  extra: 'A round of extra work of 20 minutes a section, added to the work of this week.',
  skill: 'Added to the work of this week of everybody who has not learned it yet.',
  test: 'Stands with the appointments of the students. You start the test with them.',
}

const REASONS = {
  not_set_up: 'has no plan yet',
  nothing_left: 'has nothing left of it',
  learned_already: 'has learned it already',
  has_it_already: 'has it in this week already',
} as const

/** At once for one request. */
const AT_ONCE = 25

interface Given {
  given: number
  left: { userId: string; reason: keyof typeof REASONS }[]
}

/** In small parts: each student's week is planned under a lock of its own. */
async function giveInParts(
  studentIds: readonly string[],
  rest: Omit<CallInput<'giveWork'>, 'studentIds'>,
): Promise<Given> {
  const sum: Given = { given: 0, left: [] }
  for (let i = 0; i < studentIds.length; i += AT_ONCE) {
    const part = studentIds.slice(i, i + AT_ONCE)
    const { given, left } = unwrap(await apiClient.call('giveWork', { studentIds: part, ...rest }))
    sum.given += given
    sum.left.push(...left)
  }
  return sum
}

/** Gives work, or a test, to the chosen students. */
export function GiveWorkDialog({ students, place, skills, onClose }: GiveWorkDialogProps) {
  const [kind, setKind] = useState<Kind>('extra')
  const [skillId, setSkillId] = useState(skills[0]?.skillId ?? '')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('16:00')
  const newId = useNewId(`${day} ${time}`)
  const [isMissed, setMissed] = useState(false)
  const ownName = useAuth(({ user }) => (user ? fullName(user) : ''))
  const studentIds = students.map(({ userId }) => userId)

  async function planTest(): Promise<Given> {
    const fields = {
      startsOn: day,
      startTime: time,
      minutes: 45,
      category: 'Test',
      calendar: ownName || 'Teacher',
      repeats: null,
      meetingLink: null,
    }
    unwrap(await apiClient.call('saveAppointment', { newId, classId: null, studentIds, fields }))
    void queryClient.invalidateQueries(plannedAppointmentsQuery)
    return { given: studentIds.length, left: [] }
  }

  const give = useMutation({
    async mutationFn(): Promise<Given> {
      if (kind === 'test') return planTest()
      const work = kind === 'extra' ? { kind } : { kind, ...place, skillId }
      return giveInParts(studentIds, { work, dueOn: day === '' ? null : day })
    },
  })

  const nameOf = (userId: string) => students.find((one) => one.userId === userId)?.name ?? userId
  return (
    <DoOnceDialog
      title={`Work for ${students.length === 1 ? students[0]?.name : counted(students.length, 'student')}`}
      isOpen
      label={kind === 'test' ? 'Plan the test' : 'Give it'}
      deed={give}
      onConfirm={() => {
        const lacksMoment = kind === 'test' && (day === '' || time === '')
        setMissed(lacksMoment)
        if (!lacksMoment) give.mutate()
      }}
      onClose={onClose}
      result={({ given, left }) => (
        <>
          <Text>{`${counted(given, 'student')} got it.`}</Text>
          {left.length > 0 && (
            <Flex as="ul" direction="column" listStyleType="none" maxH="14rem" overflowY="auto">
              {left.map(({ userId, reason }) => (
                <li key={userId}>{`${nameOf(userId)} ${REASONS[reason]}.`}</li>
              ))}
            </Flex>
          )}
        </>
      )}
    >
      <FormField label="What" help={HELP[kind]}>
        <Choice
          data-autofocus
          value={kind}
          options={KINDS}
          onChange={({ target }) => {
            setKind(target.value as Kind)
            setMissed(false)
            give.reset()
          }}
        />
      </FormField>
      {kind === 'skill' && (
        <FormField label="Skill">
          <Choice
            value={skillId}
            options={skills.map((skill) => [skill.skillId, skill.skillName])}
            onChange={({ target }) => setSkillId(target.value)}
          />
        </FormField>
      )}
      <FormField
        label={kind === 'test' ? 'Day' : 'Until'}
        help={kind === 'test' ? undefined : 'A day of this week. Left empty: by the end of the week.'}
        error={isMissed && day === '' ? 'Choose a day.' : undefined}
        isRequired={kind === 'test'}
      >
        <TextInput type="date" min={today()} value={day} onChange={({ target }) => setDay(target.value)} />
      </FormField>
      {kind === 'test' && (
        <FormField label="Time" error={isMissed && time === '' ? 'Choose a time.' : undefined} isRequired>
          <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </FormField>
      )}
    </DoOnceDialog>
  )
}
