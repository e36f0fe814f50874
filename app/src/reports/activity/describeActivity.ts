import type { ActivityRecord } from '@wordstride/api'
import { gradeName, levelName, sectionName } from '@wordstride/learning'
import { phaseName } from '../../links/sessionNames'
import { SESSION_STATES } from '../../links/sessionStates'
import { showPoints, showScore } from '../../panels/numbers'
import { shownMoment, shownWallClock } from '../../panels/shownDates'
import { counted } from '../../shell/counted'
import { shownTime } from '../shownTime'

/** The level of the only skill before and after, or '2 skills up, 1 skill down'; nothing where no level moved. */
function describeChanges({ levelChangeReport: changes, sectionType }: ActivityRecord): string {
  const [only] = changes
  if (changes.length === 1 && only)
    return `${levelName(sectionType, only.levelFrom, only.fromSecondTry)} → ${levelName(sectionType, only.levelTo, only.toSecondTry)}`
  const up = changes.filter(({ levelFrom, levelTo }) => levelTo > levelFrom).length
  const down = changes.filter(({ levelFrom, levelTo }) => levelTo < levelFrom).length
  return [up > 0 && `${counted(up, 'skill')} up`, down > 0 && `${counted(down, 'skill')} down`]
    .filter(Boolean)
    .join(', ')
}

/** A session as a row of the report, in words. */
export function describeActivity(record: ActivityRecord) {
  const { sectionType, gradeId, startingScore, endScore } = record
  return {
    /** On the wall clock of the region. */
    began: shownWallClock(record.locStartTime),
    work: phaseName(record.phase),
    skill: record.skillName ?? '',
    course: `${sectionName(sectionType)}, ${gradeName(gradeId)}`,
    time: shownTime(record.activeSeconds),
    state: SESSION_STATES[record.sessionStatus],
    changes: describeChanges(record),
    score:
      endScore === null ? showScore(startingScore) : `${showScore(startingScore)} → ${showScore(endScore)}`,
    points: showPoints(record.points.total),
    place: record.atLearningCenter ? 'learning center' : '',
  }
}

/** Whether the clocks of the region show another time than that of the reader. */
export const isClockElsewhere = (records: readonly ActivityRecord[]): boolean =>
  records.some(({ startTime, locStartTime }) => shownMoment(startTime) !== shownWallClock(locStartTime))

/** Of all sessions together. */
export function sumUp(records: readonly ActivityRecord[]) {
  const seconds = records.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0)
  const points = records.reduce((sum, record) => sum + record.points.total, 0)
  const days = new Set(records.map(({ locStartTime }) => locStartTime.slice(0, 10))).size
  return [
    ['Sessions', String(records.length)],
    ['Days', String(days)],
    ['Time', shownTime(seconds)],
    ['Points', showPoints(points)],
  ] as const
}
