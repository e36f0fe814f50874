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
    expect(readdirSync(shipped).sort()).toEqual([
      'about.md',
      'centerNotice.json',
      'privacy.md',
      'proficiencyPage.md',
      'proficiencyPage.signedOut.md',
      'reviewOutline.json',
      'secret.md',
      'secret.signedOut.md',
      'support.json',
      'unAuth.md',
      'unAuth.signedOut.md',
    ])
    expect(site.pageTexts.signedOut.about).toEqual(site.pageTexts.signedIn.about)
    expect(site.pageTexts.signedIn.secret).toEqual({ title: 'Behind the scenes', text: '' })
    expect(site.pageTexts.signedOut.unAuth).toEqual({
      title: 'You are not authorized to see this page',
      text: 'Please sign in with an account that has the right for it.',
    })
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

  it('a page says what its own file says, each file for itself', () => {
    write('unAuth.md', '\uFEFF# Not for you\r\n\r\nAsk in **room 4**.\r\n')
    const { signedIn, signedOut } = readSite({ shipped, own }).pageTexts
    expect(signedIn.unAuth).toEqual({ title: 'Not for you', text: 'Ask in **room 4**.' })
    expect(signedOut).toEqual(readSite({ shipped }).pageTexts.signedOut)
    write('privacy.md', 'Privacy\n=======\n\n## What we keep\n\n- names\n')
    const { privacy } = readSite({ shipped, own }).pageTexts.signedOut
    expect(privacy).toEqual({ title: 'Privacy', text: '## What we keep\n\n- names' })
  })

  it.each([
    ['', 1, "it must begin with a title in plain words, such as '# About'"],
    ['Welcome\n\n# About', 1, "it must begin with a title in plain words, such as '# About'"],
    ['# About *us*', 1, "it must begin with a title in plain words, such as '# About'"],
    ['# About\n\nText\n\n# More', 5, "a page has one title; further headings begin with '##'"],
    ['# About\n\n<script>alert(1)</script>', 3, 'HTML is not shown: <script>alert(1)</script>'],
    ['# About\n\n- a\n- b <b>c</b>', 4, 'HTML is not shown: <b>'],
    ['# About\n\n![us](/us.png)', 3, 'pictures are not shown'],
    [
      '# About\n\n[x](javascript:alert(1))',
      3,
      "a link must begin with https://, http://, mailto: or /, not 'javascript:alert(1)'",
    ],
    [
      '# About\n\n[x][1]\n\n[1]: //elsewhere.example',
      5,
      "a link must begin with https://, http://, mailto: or /, not '//elsewhere.example'",
    ],
  ])('says in one line what is wrong with the text %j', (text, line, fault) => {
    write('about.md', text)
    expect(messageOf()).toBe(`OWN/about.md, line ${line}: ${fault}.`)
  })

  it.each([
    'A `<b>` in code, 1 < 2, and ![a mark',
    '[us](https://school.example) [mail](mailto:office@school.example) [home](/home) <https://school.example>',
    '| a | b |\n|---|---|\n| 1 | 2 |',
  ])('takes the text %j', (text) => {
    write('about.md', `# About\n\n${text}`)
    expect(messageOf()).toBe('')
  })

  it('names a text of no page, one that is too long and one that is not UTF-8', () => {
    write('UnAuth.md', '# No')
    expect(messageOf()).toMatch(/^OWN\/UnAuth\.md is the text of no page\. Pages have support\.json, .+\.$/)
    rmSync(join(own, 'UnAuth.md'))
    write('supports.json', {})
    expect(messageOf()).toMatch(
      /^OWN\/supports\.json is the text of no page\. Pages have support\.json, .+\.$/,
    )
    rmSync(join(own, 'supports.json'))
    write('about.md', `# About\n\n${'a'.repeat(50_000)}`)
    expect(messageOf()).toBe('OWN/about.md is longer than 50000 characters.')
    writeFileSync(join(own, 'about.md'), Buffer.from('# \xdcber uns', 'latin1'))
    expect(messageOf()).toBe('OWN/about.md is not a text in UTF-8.')
  })

  it('an own folder may be empty, but it has to be there', () => {
    expect(readSite({ shipped, own })).toEqual(readSite({ shipped }))
    rmSync(own, { recursive: true })
    expect(messageOf()).toMatch(/^The folder of SITE_DIR cannot be read: ENOENT.*OWN/)
  })
})
