import type { Repetition } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { hasDay, momentOf, occurrencesOf } from './schedule'

const ZONE = 'America/Los_Angeles'
const weekly: Repetition = { every: 'week', interval: 1, weekdays: [], until: null }
const plan = (startsOn: string, repeats: Repetition | null = weekly, startTime = '16:30') => ({
  appointmentId: 'a',
  startsOn,
  startTime,
  minutes: 45,
  repeats,
})
const all = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2027-12-31T00:00:00Z') }
const starts = (given: ReturnType<typeof plan>, span = all, zone = ZONE) =>
  occurrencesOf(given, [], span, zone).map(({ startsAt }) => startsAt.toISOString().slice(0, 16))

describe('a series on the wall clock', () => {
  it('stays at its hour when the clocks go forward, and is an hour earlier in the world', () => {
    const march = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-03-20T00:00:00Z') }
    expect(starts(plan('2026-03-04'), march)).toEqual([
      '2026-03-05T00:30',
      '2026-03-11T23:30',
      '2026-03-18T23:30',
    ])
    expect(occurrencesOf(plan('2026-03-04'), [], march, ZONE).map(({ date, time }) => [date, time])).toEqual([
      ['2026-03-04', '16:30'],
      ['2026-03-11', '16:30'],
      ['2026-03-18', '16:30'],
    ])
  })

  it('stays at its hour when the clocks go back, and is an hour later in the world', () => {
    const autumn = { from: new Date('2026-10-27T00:00:00Z'), to: new Date('2026-11-06T00:00:00Z') }
    expect(starts(plan('2026-10-28'), autumn)).toEqual(['2026-10-28T23:30', '2026-11-05T00:30'])
  })

  it('an hour that the clocks leave out comes an hour later; one that comes twice is the first', () => {
    expect(momentOf('2026-03-08', '02:30', ZONE).toISOString()).toBe('2026-03-08T10:30:00.000Z')
    expect(momentOf('2026-11-01', '01:30', ZONE).toISOString()).toBe('2026-11-01T08:30:00.000Z')
  })

  it('knows no daylight saving where there is none', () => {
    const march = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-03-14T00:00:00Z') }
    expect(starts(plan('2026-03-04'), march, 'Asia/Shanghai')).toEqual([
      '2026-03-04T08:30',
      '2026-03-11T08:30',
    ])
  })

  it.each<[string, Repetition | null, string[]]>([
    ['once', null, ['2026-03-11']],
    [
      'every other week on two days',
      { every: 'week', interval: 2, weekdays: ['MO', 'WE'], until: '2026-04-08' },
      ['2026-03-11', '2026-03-23', '2026-03-25', '2026-04-06', '2026-04-08'],
    ],
    [
      'every third day to a last one',
      { every: 'day', interval: 3, weekdays: [], until: '2026-03-17' },
      ['2026-03-11', '2026-03-14', '2026-03-17'],
    ],
    [
      'every month',
      { every: 'month', interval: 1, weekdays: [], until: '2026-06-01' },
      ['2026-03-11', '2026-04-11', '2026-05-11'],
    ],
  ])('%s', (_, repeats, days) => {
    const given = plan('2026-03-11', repeats)
    expect(occurrencesOf(given, [], all, ZONE).map(({ date }) => date)).toEqual(days)
    expect(days.every((day) => hasDay(given, day))).toBe(true)
    expect(hasDay(given, '2026-03-12')).toBe(false)
  })

  it.each<[string, string, Repetition, string[]]>([
    [
      'daily',
      '0026-03-04',
      { every: 'day', interval: 3, weekdays: [], until: null },
      ['2026-03-04', '2026-03-07', '2026-03-10'],
    ],
    [
      'weekly',
      '2016-03-02',
      { every: 'week', interval: 2, weekdays: ['MO', 'FR'], until: '2026-03-09' },
      ['2026-03-02', '2026-03-06'],
    ],
    [
      'monthly',
      '0203-01-31',
      { every: 'month', interval: 2, weekdays: [], until: null },
      ['2026-03-31', '2026-05-31', '2026-07-31'],
    ],
  ])('%s since a long time, it is found on the same days', (_, startsOn, repeats, days) => {
    const to = repeats.every === 'month' ? '2026-09-30T00:00:00Z' : '2026-03-13T00:00:00Z'
    const span = { from: new Date('2026-03-02T08:00:00Z'), to: new Date(to) }
    expect(occurrencesOf(plan(startsOn, repeats), [], span, ZONE).map(({ date }) => date)).toEqual(days)
  })

  it('a day of it is moved or cancelled by itself', () => {
    const march = { from: new Date('2026-03-09T00:00:00Z'), to: new Date('2026-03-28T00:00:00Z') }
    const change = { isCancelled: false, startsOn: '2026-03-13', startTime: '09:00', minutes: 30 }
    const found = occurrencesOf(
      plan('2026-03-04'),
      [
        { ...change, occursOn: '2026-03-11' },
        { ...change, occursOn: '2026-03-18', isCancelled: true },
      ],
      march,
      ZONE,
    )
    expect(found.map(({ occursOn, date, time, isCancelled }) => [occursOn, date, time, isCancelled])).toEqual(
      [
        ['2026-03-11', '2026-03-13', '09:00', false],
        ['2026-03-18', '2026-03-13', '09:00', true],
        ['2026-03-25', '2026-03-25', '16:30', false],
      ],
    )
    expect(found[0]?.endsAt.toISOString()).toBe('2026-03-13T16:30:00.000Z')
  })
})
