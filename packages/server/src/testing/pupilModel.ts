/** What the specification says of a student's work, written from SR-12 to SR-21 alone: nothing of the server is used. */

export type Section = 'ae.la' | 'ae.voc'

export interface ModelSkill {
  id: string
  section: Section
  grade: number
  /** specified_time in seconds. */
  seconds: number
}

const TOP: Record<Section, number> = { 'ae.la': 4, 'ae.voc': 5 }
const SCORE_AT: Record<Section, number[]> = { 'ae.la': [0, 40, 60, 80], 'ae.voc': [0, 30, 45, 60, 80] }
const GOAL = 95
/** n of every skill. */
const IN_A_ROW = 2
/** What a sum of parts may lack of a whole. */
const ROUNDING = 1e-6

export const isFull = (points: number): boolean => points >= 100 - ROUNDING
export const told = (points: number): number => Math.floor((points + ROUNDING) * 10) / 10

interface Standing {
  level: number
  isSecondTry: boolean
  hasDropped: boolean
  accuracy: number | null
  time: number | null
}

interface ModelItem {
  label: string
  type: string
  section: Section
  grade: number
  skill: string | null
  minutes: number
  target: number
  since: number
}

interface ModelWeek {
  start: number
  end: number
  rate: number
  items: readonly ModelItem[]
}

interface When {
  at: number
  session: string
  /** YYYY-MM-DD, local. */
  day: string
}

type WorkEvent = When & { section: Section; grade: number; currentGrade: number } & (
    | { kind: 'move'; skill: string; from: number; to: number; isLarge: boolean }
    | { kind: 'solved'; skill: string; isFirst: boolean; isPass: boolean; level: number }
    | { kind: 'session' }
  )

const counted = (section: Section, level: number) => (section === 'ae.la' ? Math.max(1, level) : level)

export class PupilModel {
  readonly standings = new Map<string, Standing>()
  readonly events: WorkEvent[] = []
  readonly userId: string
  readonly token: string
  private readonly skills: readonly ModelSkill[]
  private readonly grade: Record<Section, number>
  private readonly stop: number

  constructor(
    userId: string,
    token: string,
    skills: readonly ModelSkill[],
    { grade, stop }: { grade: number; stop: number },
  ) {
    this.userId = userId
    this.token = token
    this.skills = skills
    this.grade = { 'ae.la': grade, 'ae.voc': grade }
    this.stop = stop
    for (const { id } of skills)
      this.standings.set(id, { level: 0, isSecondTry: false, hasDropped: false, accuracy: null, time: null })
  }

  of(section: Section, grade: number): ModelSkill[] {
    return this.skills.filter((skill) => skill.section === section && skill.grade === grade)
  }
  standing(skillId: string): Standing {
    return this.standings.get(skillId) as Standing
  }
  isAllTop(section: Section, grade: number): boolean {
    return this.of(section, grade).every(({ id }) => this.standing(id).level === TOP[section])
  }

  /** The mean of the scores of the skills, all of one weight (SR-14). */
  score(section: Section, grade: number): number {
    const own = this.of(section, grade)
    const scores = own.map(({ id, seconds }) => {
      const { level, accuracy, time } = this.standing(id)
      if (level < TOP[section]) return SCORE_AT[section][level] as number
      return 85 + 15 * (0.8 * (accuracy ?? 0.5) + 0.2 * (time === null ? 0.5 : Math.min(1, seconds / time)))
    })
    return Math.round((scores.reduce((sum, score) => sum + score, 0) / Math.max(1, own.length)) * 1e4) / 1e4
  }

  private base(when: When, { section, grade }: { section: Section; grade: number }) {
    return { ...when, section, grade, currentGrade: this.grade[section] }
  }
  private find(skillId: string): ModelSkill {
    return this.skills.find(({ id }) => id === skillId) as ModelSkill
  }

  /** A grade is completed at the goal; then the next one is the current one (SR-14, SR-15). */
  private scoreChanged({ section, grade }: ModelSkill): void {
    if (!this.isAllTop(section, grade) || this.score(section, grade) < GOAL) return
    if (this.grade[section] === grade) this.grade[section] = Math.min(grade + 1, this.stop)
  }

  /** A right answer of a learning session. */
  solved(when: When, skillId: string, { isFirst, isPass }: { isFirst: boolean; isPass: boolean }): void {
    const skill = this.find(skillId)
    const standing = this.standing(skillId)
    const { level } = standing
    this.events.push({ ...this.base(when, skill), kind: 'solved', skill: skillId, isFirst, isPass, level })
    if (!isPass || level > 0) return
    standing.level = 1
    standing.isSecondTry = standing.hasDropped
    this.events.push({
      ...this.base(when, skill),
      kind: 'move',
      skill: skillId,
      from: 0,
      to: 1,
      isLarge: false,
    })
    this.scoreChanged(skill)
  }

  /** The first check of a problem of graded work: SR-12, SR-13. */
  checked(
    when: When,
    skillId: string,
    { isFirst, seconds, isAfficiency }: { isFirst: boolean; seconds: number; isAfficiency: boolean },
  ): void {
    const skill = this.find(skillId)
    const { section } = skill
    const standing = this.standing(skillId)
    const from = standing.level
    const top = TOP[section]
    const isOver = from >= top - 1 && seconds > skill.seconds
    let isLarge = false
    if (!isAfficiency && !(section === 'ae.la' && from === 0)) {
      if (isFirst && from === top) {
        isLarge = !isOver
        standing.isSecondTry = false
      } else if (isFirst && !isOver) {
        standing.level += 1
        standing.isSecondTry = standing.level === 1 && standing.hasDropped
      } else if (from > 0 && !(!isFirst && from === 1 && standing.isSecondTry)) {
        standing.level -= 1
        standing.isSecondTry = false
        standing.hasDropped ||= standing.level === 0
      }
    }
    const y = isFirst ? 1 : 0
    const { accuracy, time } = standing
    standing.accuracy = accuracy === null ? y : accuracy + (isLarge ? 0.6 : 0.3) * (y - accuracy)
    standing.time = time === null ? seconds : time + 0.3 * (seconds - time)
    const to = standing.level
    this.events.push({ ...this.base(when, skill), kind: 'move', skill: skillId, from, to, isLarge })
    this.scoreChanged(skill)
  }

  gradedPassed(when: When, place: { section: Section; grade: number }, isAfficiency: boolean): void {
    if (isAfficiency) this.events.push({ ...this.base(when, place), kind: 'session' })
  }

  /** What a week has earned, item by item, and beyond the items (SR-18, SR-20, SR-21). */
  week({ start, end, rate, items }: ModelWeek) {
    const done = items.map(() => 0)
    const runs = new Map<string, boolean[]>()
    const first = new Map<string, number>()
    const now = new Map<string, number>()
    const large = new Set<string>()
    const best = new Map<string, number>()
    const lifted = new Set<string>()
    const sessionsOf = new Map<string, number>()
    const credited: Record<Section, number> = { 'ae.la': 0, 'ae.voc': 0 }
    const bySession = new Map<string, number>()
    let reachedAt: number | null = null
    const doneOf = (i: number) => done[i] as number
    const sumOf = (section: Section) =>
      items.reduce(
        (sum, item, i) =>
          item.section === section ? sum + (item.minutes * rate * doneOf(i)) / item.target : sum,
        credited[section],
      )
    for (const event of this.events) {
      const { section, grade, at } = event
      if (at < start || at >= end) continue
      const before = sumOf(section)
      const isRegularDone = items.every((item, i) => item.label.startsWith('X') || doneOf(i) >= item.target)
      const openOf = (type: string, skill: string | null): number =>
        items.findIndex(
          (item, i) =>
            item.type === type &&
            item.section === section &&
            item.grade === grade &&
            item.skill === skill &&
            item.since <= at &&
            doneOf(i) < item.target,
        )
      const credit = (minutes: number) => {
        if (isRegularDone && event.currentGrade === grade) credited[section] += minutes * rate
      }
      if (event.kind === 'move') {
        if (!first.has(event.skill)) first.set(event.skill, counted(section, event.from))
        now.set(event.skill, event.to)
        if (event.isLarge) large.add(event.skill)
        const own = this.of(section, grade).filter(({ id }) => now.has(id))
        const units = own.reduce(
          (sum, { id }) =>
            sum + Math.max(0, (now.get(id) as number) - (first.get(id) as number)) + (large.has(id) ? 2 : 0),
          0,
        )
        const key = `${section} ${grade}`
        const gained = Math.max(0, units - (best.get(key) ?? 0))
        best.set(key, Math.max(units, best.get(key) ?? 0))
        const i = openOf('proficiency', null)
        const needed = i < 0 ? 0 : Math.min(gained, (items[i] as ModelItem).target - doneOf(i))
        if (i >= 0) done[i] = doneOf(i) + needed
        credit((gained - needed) * (section === 'ae.la' ? 5 : 100 / 60))
      } else if (event.kind === 'solved') {
        const name = `${event.session} ${event.skill}`
        const run = [...(runs.get(name) ?? []), event.isFirst]
        runs.set(name, run)
        const i = openOf('learning', event.skill)
        if (i >= 0) {
          const most = Math.max(
            ...run.map((_, last) => run.slice(Math.max(0, last - IN_A_ROW), last + 1).filter(Boolean).length),
          )
          done[i] = event.isPass ? 1 : Math.max(doneOf(i), 0.9 * Math.min(1, most / IN_A_ROW))
        }
        if (event.isPass && event.level === 0) {
          if (i < 0 && !lifted.has(event.skill) && section === 'ae.la') credit(20)
          lifted.add(event.skill)
        }
      } else {
        const count = (sessionsOf.get(event.day) ?? 0) + 1
        sessionsOf.set(event.day, count)
        const i = openOf('afficiency', null)
        if (i >= 0) done[i] = doneOf(i) + 1
        else if (count <= 2) credit(10)
      }
      bySession.set(event.session, (bySession.get(event.session) ?? 0) + sumOf(section) - before)
      if (reachedAt === null && isFull(sumOf('ae.la') + sumOf('ae.voc'))) reachedAt = at
    }
    const [la, voc] = [sumOf('ae.la'), sumOf('ae.voc')]
    return { la, voc, total: la + voc, done, bySession, reachedAt }
  }
}
