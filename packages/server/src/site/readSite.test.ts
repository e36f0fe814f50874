import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../paths'
import { StartError } from '../startError'
import { readSite } from './readSite'

const shipped = paths.site
let own: string
beforeEach(() => {
  own = mkdtempSync(join(tmpdir(), 'wordstride-site-'))
})
afterEach(() => rmSync(own, { recursive: true, force: true }))

const shippedFile = (name: string) => JSON.parse(readFileSync(join(shipped, name), 'utf8'))
const write = (name: string, value: unknown) =>
  writeFileSync(join(own, name), typeof value === 'string' ? value : JSON.stringify(value))

function messageOf(): string {
  try {
    readSite({ shipped, own })
  } catch (error) {
    if (error instanceof StartError) return error.message.replaceAll(own, 'OWN')
    throw error
  }
  return ''
}

describe('readSite', () => {
  it('takes every file that is shipped', () => {
    const site = readSite({ shipped })
    expect(readdirSync(shipped).sort()).toEqual(['centerNotice.json', 'reviewOutline.json', 'support.json'])
    expect(site.supportInfo.reviewSchedule.map(({ day }) => day)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ])
  })

  it('[SR-44] a file of the own folder replaces the one that is shipped, and the others stay', () => {
    write('support.json', { ...shippedFile('support.json'), support_email: 'help@school.example' })
    const site = readSite({ shipped, own })
    expect(site.supportInfo.supportEmail).toBe('help@school.example')
    expect(site.reviewOutline).toEqual(readSite({ shipped }).reviewOutline)
  })

  it('[SR-44] contacts of what is shipped are obviously fictional', () => {
    for (const name of readdirSync(shipped)) {
      const text = readFileSync(join(shipped, name), 'utf8')
      for (const [, domain] of text.matchAll(/(?:@|https:\/\/)([\w.-]+)/g))
        expect(domain).toMatch(/\.example$/)
    }
  })

  it('names the file and every wrong field', () => {
    const support = shippedFile('support.json')
    write('support.json', {
      ...support,
      support_email: 'nobody',
      review: { ...support.review, zoom_url: 'javascript:alert(1)' },
      review_schedule: support.review_schedule.slice(1),
      holidays: [{ date: 'Christmas', name: 'Christmas' }],
    })
    const message = messageOf()
    expect(message.split('\n')[0]).toBe('OWN/support.json is not valid.')
    for (const field of ['support_email', 'review.zoom_url', 'review_schedule', 'holidays.0.date'])
      expect(message).toContain(`\n  ${field}: `)
  })

  it('names fields that are missing or of another kind', () => {
    const { FYI_message: _, ...support } = shippedFile('support.json')
    write('support.json', { ...support, time_zone: 8 })
    for (const field of ['FYI_message', 'time_zone']) expect(messageOf()).toContain(`\n  ${field}: `)
  })

  it('says where a file is not JSON, and that ids stand once', () => {
    write('centerNotice.json', '{ "title": ')
    expect(messageOf()).toMatch(/^OWN\/centerNotice\.json is not valid JSON: /)
    rmSync(join(own, 'centerNotice.json'))
    const [outline] = shippedFile('reviewOutline.json').review_outline
    write('reviewOutline.json', { review_outline: [outline, outline] })
    expect(messageOf()).toContain('review_outline: must have each id once')
  })

  it('an own folder that is not there is an empty one', () => {
    expect(readSite({ shipped, own: join(own, 'nowhere') })).toEqual(readSite({ shipped }))
  })
})
