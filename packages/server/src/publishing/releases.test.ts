import type { ContentPack, PackProblem } from '@wordstride/content'
import { eq, like, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentVersion, problems, releases, sessions } from '../db/schema'
import { noJobQueue } from '../jobs/jobQueue'
import { seedContent } from '../seed/content'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { learningPupil } from '../testing/learningPupil'
import { loadSmallPack } from '../testing/loadSmallPack'
import { editors, problemText } from '../testing/publishing'
import { raiseVersions } from '../testing/raiseVersions'
import { publishDueJob } from './publishDueJob'

const NOUNS = { sectionType: 'ae.la', gradeId: 2, chapterId: 1, skillId: 'la.2.nouns' } as const
const QUESTION = 'Which word names a thing in a room?'

let test: TestApp
let pack: ContentPack
let staff: Awaited<ReturnType<typeof editors>>
let pupil: string
beforeEach(async () => {
  pack = await loadSmallPack()
  test = await createTestApp({ contentPack: pack })
  staff = await editors(test)
  pupil = await test.login('student')
})
afterEach(() => test.close())

async function lesson() {
  const reply = await test.call('skillLearning', NOUNS, pupil)
  if (!reply.isSuccess) throw new Error(reply.message)
  return reply
}
const idsOf = (opened: Awaited<ReturnType<typeof lesson>>) =>
  opened.exercises.map(({ problemId }) => problemId)

/** As when the session of the student is over. */
const endSessions = () => test.db.update(sessions).set({ sessionStatus: 'left' }).where(sql`true`)

async function versionNow() {
  const [row] = await test.db.select().from(contentVersion).where(eq(contentVersion.id, 1))
  return row?.version
}

const codeOf = (reply: object) => ('code' in reply ? reply.code : null)

describe('publishDrafts', () => {
  it('serves what was approved to the next session; open sessions stay as they were', async () => {
    const before = await lesson()
    const draft = await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION))
    const added = await staff.approved('la.2.nouns.E50', problemText('E50', 'Which of these is a noun?'))
    expect(await staff.publish(draft, added)).toBe(1)
    expect(await versionNow()).toBe(`${pack.version}+1`)

    // A reload of the open session.
    const again = await lesson()
    expect(again.sessionId).toBe(before.sessionId)
    expect(again.exercises).toEqual(before.exercises)
    const old = pack.chapters
      .flatMap(({ skills }) => skills)
      .find(({ skill_id }) => skill_id === 'la.2.nouns')
    const entry = old?.problems.find(({ problem_id }) => problem_id === 'la.2.nouns.E1')
    if (!old || !entry) throw new Error('No problem.')
    const answer = learningPupil(old, before.sessionId, { begin: test.now().getTime() })
    expect(await test.call('saveUserPracticeAnswer', answer.answer(entry, 'correct'), pupil)).toMatchObject({
      isSuccess: true,
    })

    await endSessions()
    const next = await lesson()
    expect(idsOf(next)).toEqual([
      'la.2.nouns.E1~1',
      ...idsOf(before).filter((id) => id !== 'la.2.nouns.E1'),
      'la.2.nouns.E50~1',
    ])
    expect(JSON.stringify(next.exercises[0]?.problem)).toContain(QUESTION)
  })

  it('takes a problem out, and refuses where a skill would have too few', async () => {
    const removal = (id: string) => staff.approved(`la.2.nouns.${id}`, '', { isRemoval: true })
    await staff.publish(
      await removal('E8'),
      await staff.approved('la.2.nouns.E9', problemText('E9', QUESTION)),
    )
    expect(idsOf(await lesson())).not.toContain('la.2.nouns.E8')
    expect(await staff.admin('exportPublished', {})).toMatchObject({
      problems: [
        { problemId: 'la.2.nouns.E8', text: null },
        { problemId: 'la.2.nouns.E9', text: problemText('E9', QUESTION), language: 'yaml' },
      ],
    })
    const one = await removal('E7')
    const reply = await staff.admin('publishDrafts', { chosen: [one], note: '', dueAt: null })
    expect(reply).toMatchObject({
      number: null,
      findings: expect.arrayContaining([
        expect.objectContaining({ where: 'la.2.nouns', message: '7 problems in pool E; at least 8.' }),
      ]),
    })
    expect(await versionNow()).toBe(`${pack.version}+1`)
  })

  it('sent again after a lost reply, tells what it has done', async () => {
    const draft = await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION))
    const publish = (note: string) => staff.admin('publishDrafts', { chosen: [draft], note, dueAt: null })
    const published = { isSuccess: true, number: 1, findings: [] }
    expect(await publish('Clearer.')).toMatchObject(published)
    expect(await publish('Clearer.')).toMatchObject(published)
    expect(await test.db.$count(releases)).toBe(1)
    const notApproved = { number: null, findings: [expect.objectContaining({ severity: 'error' })] }
    expect(await publish('Something else.')).toMatchObject(notApproved)
    await staff.admin('rollBack', { number: 0, from: 1 })
    expect(await publish('Clearer.')).toMatchObject(notApproved)
  })

  it('publishes all or nothing', async () => {
    const good = await staff.approved('la.2.nouns.E51', problemText('E51', QUESTION))
    const unread = await staff.save('la.2.nouns.E52', problemText('E52', QUESTION))
    const reply = await staff.admin('publishDrafts', { chosen: [good, unread], note: '', dueAt: null })
    expect(reply).toMatchObject({
      number: null,
      findings: [
        expect.objectContaining({
          where: 'la.2.nouns.E52',
          message: 'This draft is not approved as it stands.',
        }),
      ],
    })
    expect(idsOf(await lesson())).not.toContain('la.2.nouns.E51~1')
    expect(await versionNow()).toBe(pack.version)
    const other = await staff.approved('la.2.nouns.E51', problemText('E51', 'Which is a noun?'))
    const twice = await staff.admin('previewRelease', { chosen: [good, other] })
    expect(twice).toMatchObject({
      findings: [expect.objectContaining({ message: 'Two of these drafts are about the same problem.' })],
    })
  })

  it('shows before and after beside each other', async () => {
    const changed = await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION))
    const added = await staff.approved('la.2.nouns.E50', problemText('E50', QUESTION))
    const reply = await staff.reviewer('previewRelease', { chosen: [changed, added] })
    if (!reply.isSuccess) throw new Error(reply.message)
    const before = pack.chapters
      .flatMap(({ skills }) => skills.flatMap((skill) => skill.problems))
      .find(({ problem_id }) => problem_id === 'la.2.nouns.E1')
    expect(reply.changes).toMatchObject([
      { kind: 'changed', problemId: 'la.2.nouns.E1', before: before?.problem },
      { kind: 'added', problemId: 'la.2.nouns.E50', before: null },
    ])
    expect(JSON.stringify(reply.changes[0]?.after)).toContain(QUESTION)
  })

  it('warns where another draft of the problem was published since, and publishes all the same', async () => {
    const one = await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION))
    const other = await staff.approved('la.2.nouns.E1', problemText('E1', 'Which is a noun?'))
    const warnings = async (draft: typeof one) => {
      const reply = await staff.admin('previewRelease', { chosen: [draft] })
      if (!reply.isSuccess) throw new Error(reply.message)
      return reply.findings.filter(({ message }) => message.startsWith('Another draft of this problem'))
    }
    expect(await warnings(other)).toEqual([])
    test.advance(1000)
    await staff.publish(one)
    const warned = [expect.objectContaining({ severity: 'warning', where: 'la.2.nouns.E1' })]
    expect(await warnings(other)).toEqual(warned)
    await staff.admin('rollBack', { number: 0, from: 1 })
    expect(await warnings(other)).toEqual([])
    await staff.admin('rollBack', { number: 1, from: 2 })
    expect(await warnings(other)).toEqual(warned)

    test.advance(1000)
    const later = await staff.approved('la.2.nouns.E1', problemText('E1', 'Which names a thing?'))
    expect(await warnings(later)).toEqual([])
    expect(await staff.publish(other)).toBe(4)
  })
})

describe('rollBack', () => {
  it('serves what was served before, and the draft can be worked on again', async () => {
    const draft = await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION))
    await staff.publish(draft)
    const next = await staff.approved('la.2.nouns.E1', problemText('E1', 'Which is a noun?'))
    await staff.publish(next, await staff.approved('la.2.nouns.E50', problemText('E50', QUESTION)))
    expect(idsOf(await lesson())[0]).toBe('la.2.nouns.E1~2')
    await endSessions()

    expect(codeOf(await staff.admin('rollBack', { number: 1, from: 1 }))).toBe('releases_changed')
    expect(await staff.admin('rollBack', { number: 1, from: 2 })).toMatchObject({ number: 3 })
    expect(await versionNow()).toBe(`${pack.version}+3`)
    const ids = idsOf(await lesson())
    expect(ids[0]).toBe('la.2.nouns.E1~1')
    expect(await staff.admin('exportPublished', {})).toMatchObject({
      problems: [{ problemId: 'la.2.nouns.E1', text: problemText('E1', QUESTION) }],
    })
    expect(ids).not.toContain('la.2.nouns.E50~2')
    expect(await staff.author('getDraft', { draftId: next.draftId })).toMatchObject({
      draft: { state: 'draft', mayEdit: true },
    })
    await endSessions()

    expect(await staff.admin('rollBack', { number: 0, from: 3 })).toMatchObject({ number: 4 })
    expect(idsOf(await lesson())[0]).toBe('la.2.nouns.E1')
    expect(await staff.admin('exportPublished', {})).toMatchObject({ problems: [] })
    const listed = await staff.admin('listReleases', {})
    expect(listed).toMatchObject({
      releases: [
        { number: 4, backTo: 0, items: [{ problemId: 'la.2.nouns.E1', kind: 'changed' }] },
        { number: 3, backTo: 1 },
        { number: 2 },
        { number: 1 },
      ],
    })
  })

  it('closes a draft that is served again', async () => {
    const draft = await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION))
    const removal = await staff.approved('la.2.nouns.E8', '', { isRemoval: true })
    await staff.publish(
      draft,
      removal,
      await staff.approved('la.2.nouns.E9', problemText('E9', 'Which is a noun?')),
    )
    await staff.admin('rollBack', { number: 0, from: 1 })
    await staff.author('noteDraft', { ...removal, kind: 'withdrawn', text: '' })
    await staff.admin('rollBack', { number: 1, from: 2 })
    expect(idsOf(await lesson())[0]).toBe('la.2.nouns.E1~1')
    for (const { draftId } of [draft, removal])
      expect(await staff.author('getDraft', { draftId })).toMatchObject({
        draft: { state: 'published', mayEdit: false },
      })
    const withdrawn = await staff.author('noteDraft', { ...draft, kind: 'withdrawn', text: '' })
    expect(codeOf(withdrawn)).toBe('draft_state')
  })

  it('leaves a removal alone after which the problem was served again', async () => {
    const removal = () => staff.approved('la.2.nouns.E8', '', { isRemoval: true })
    const stateOf = async ({ draftId }: { draftId: string }) => {
      const reply = await staff.author('getDraft', { draftId })
      if (!reply.isSuccess) throw new Error(reply.message)
      return reply.draft.state
    }
    const first = await removal()
    await staff.publish(first, await staff.approved('la.2.nouns.E9', problemText('E9', 'Which is a noun?')))
    const added = await staff.approved('la.2.nouns.E8', problemText('E8', QUESTION))
    await staff.publish(added)
    const second = await removal()
    await staff.publish(second)
    await staff.admin('rollBack', { number: 2, from: 3 })
    expect(await Promise.all([first, added, second].map(stateOf))).toEqual([
      'published',
      'published',
      'draft',
    ])
    await staff.admin('rollBack', { number: 1, from: 4 })
    expect(await Promise.all([first, added, second].map(stateOf))).toEqual(['published', 'draft', 'draft'])
  })

  it('leaves a draft open that says something else than what is served again', async () => {
    const draft = await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION))
    await staff.publish(draft)
    await staff.admin('rollBack', { number: 0, from: 1 })
    const text = problemText('E1', 'Which is a noun?')
    await staff.author('saveDraft', { ...draft, problemId: 'la.2.nouns.E1', language: 'yaml', text })
    await staff.admin('rollBack', { number: 1, from: 2 })
    expect(await staff.author('getDraft', { draftId: draft.draftId })).toMatchObject({
      draft: { state: 'draft', revision: 2, mayEdit: true },
    })
  })
})

describe('the way back', () => {
  const reachable = async () => {
    const reply = await staff.admin('listReleases', {})
    if (!reply.isSuccess) throw new Error(reply.message)
    const releasesBack = reply.releases.filter(({ isReachable }) => isReachable)
    return { files: reply.reachesFiles, releases: releasesBack.map(({ number }) => number) }
  }

  it('is offered only to where students would get something else than now', async () => {
    expect(await reachable()).toEqual({ files: false, releases: [] })
    await staff.publish(await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION)))
    await staff.publish(await staff.approved('la.2.nouns.E50', problemText('E50', QUESTION)))
    expect(await reachable()).toEqual({ files: true, releases: [1] })
    await staff.admin('rollBack', { number: 1, from: 2 })
    expect(await reachable()).toEqual({ files: true, releases: [2] })
    await staff.admin('rollBack', { number: 0, from: 3 })
    expect(await reachable()).toEqual({ files: false, releases: [3, 2, 1] })
  })
})

describe('a later start', () => {
  it('with the same files leaves what was published alone', async () => {
    await staff.publish(await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION)))
    await seedContent(test.db, pack)
    expect(idsOf(await lesson())[0]).toBe('la.2.nouns.E1~1')
    expect(await versionNow()).toBe(`${pack.version}+1`)
  })

  it('with other files keeps what was published, says so, and gives way once the files say the same', async () => {
    const removed = await staff.approved('la.2.nouns.E8', '', { isRemoval: true })
    await staff.publish(
      await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION)),
      await staff.approved('la.2.nouns.E50', problemText('E50', QUESTION)),
      removed,
    )
    const warn = vi.fn()
    await seedContent(test.db, { ...pack, version: 'next' }, { warn })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Published problems that the files do not have yet are kept: la.2.nouns.E1, la.2.nouns.E50, la.2.nouns.E8.',
    )
    const ids = idsOf(await lesson())
    expect(ids).toContain('la.2.nouns.E1~1')
    expect(ids).toContain('la.2.nouns.E50~1')
    expect(ids).not.toContain('la.2.nouns.E1')
    expect(ids).not.toContain('la.2.nouns.E8')
    expect(await versionNow()).toBe('next+1')
    // The content cannot go back to files that are gone.
    expect(codeOf(await staff.admin('rollBack', { number: 0, from: 1 }))).toBe('release_unreachable')

    const [published] = await test.db.select().from(problems).where(eq(problems.problemId, 'la.2.nouns.E1~1'))
    if (!published) throw new Error('No row.')
    const withIt: ContentPack = structuredClone({ ...pack, version: 'exported' })
    for (const { problems: all } of withIt.chapters.flatMap(({ skills }) => skills))
      for (const entry of all)
        if (entry.problem_id === 'la.2.nouns.E1')
          entry.problem = { ...published.problem, problem_id: 'la.2.nouns.E1' }
    await endSessions()
    await seedContent(test.db, withIt)
    expect(idsOf(await lesson())).toContain('la.2.nouns.E1')
    expect(idsOf(await lesson())).not.toContain('la.2.nouns.E1~1')
  })

  /** The files with other problems of a skill. */
  const packWith = (version: string, change: (entries: PackProblem[]) => PackProblem[]): ContentPack => {
    const next = structuredClone({ ...pack, version })
    for (const skill of next.chapters.flatMap(({ skills }) => skills))
      if (skill.skill_id === NOUNS.skillId) skill.problems = change(skill.problems)
    return next
  }
  const isEntry = (id: string) => (entry: PackProblem) => entry.problem_id === `la.2.nouns.${id}`

  it('finds that the files say the same after the skill got another name and the type another version', async () => {
    await staff.publish(
      await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION)),
      await staff.approved('la.2.nouns.E2', problemText('E2', 'Which is a noun?')),
    )
    const rows = await test.db.select().from(problems).where(like(problems.problemId, 'la.2.nouns.E_~1'))
    raiseVersions()
    const built = (id: string): PackProblem['problem'] => {
      const row = rows.find(({ problemId }) => problemId === `la.2.nouns.${id}~1`)
      if (!row) throw new Error('No row.')
      const { problem } = row
      return {
        ...problem,
        problem_id: `la.2.nouns.${id}`,
        skill_name: 'Naming words',
        version: Number(problem.version) + 1,
      }
    }
    const warn = vi.fn()
    const exported = packWith('exported', (entries) =>
      entries.map((entry) => {
        if (isEntry('E1')(entry)) return { ...entry, problem: built('E1') }
        return isEntry('E2')(entry)
          ? { ...entry, problem: { ...built('E2'), hintItems: [{ value: 'Look.' }] } }
          : entry
      }),
    )
    await seedContent(test.db, exported, { warn })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Published problems that the files do not have yet are kept: la.2.nouns.E2.',
    )
    const ids = idsOf(await lesson())
    expect(ids).toContain('la.2.nouns.E1')
    expect(ids).not.toContain('la.2.nouns.E1~1')
  })

  it('leaves the word to the files once they have said the same', async () => {
    await staff.publish(
      await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION)),
      await staff.approved('la.2.nouns.E9', problemText('E9', QUESTION)),
      await staff.approved('la.2.nouns.E8', '', { isRemoval: true }),
    )
    const [published] = await test.db.select().from(problems).where(eq(problems.problemId, 'la.2.nouns.E1~1'))
    if (!published) throw new Error('No row.')
    const saysIt = { ...published.problem, problem_id: 'la.2.nouns.E1' }
    const warn = vi.fn()
    const exported = packWith('exported', (entries) =>
      entries
        .filter((entry) => !isEntry('E8')(entry))
        .map((entry) => (isEntry('E1')(entry) ? { ...entry, problem: saysIt } : entry)),
    )
    await seedContent(test.db, exported, { warn })
    const kept = 'Published problems that the files do not have yet are kept: la.2.nouns.E9.'
    expect(warn).toHaveBeenCalledExactlyOnceWith(kept)
    expect(await versionNow()).toBe('exported+2')
    expect(await staff.admin('exportPublished', {})).toMatchObject({
      problems: [{ problemId: 'la.2.nouns.E9' }],
    })
    expect(await staff.admin('listReleases', {})).toMatchObject({
      reachesFiles: false,
      releases: expect.arrayContaining([
        expect.objectContaining({
          number: 2,
          madeBy: 'the files',
          isReachable: false,
          items: [
            { problemId: 'la.2.nouns.E1', kind: 'changed' },
            { problemId: 'la.2.nouns.E8', kind: 'removed' },
          ],
        }),
        expect.objectContaining({ number: 1, isReachable: false }),
      ]),
    })
    expect(codeOf(await staff.admin('rollBack', { number: 1, from: 2 }))).toBe('release_unreachable')

    // E1 is mended there, and E8 is there again.
    await seedContent(test.db, { ...pack, version: 'mended' }, { warn })
    expect(warn).toHaveBeenCalledTimes(2)
    expect(warn).toHaveBeenLastCalledWith(kept)
    const ids = idsOf(await lesson())
    expect(ids).toEqual(expect.arrayContaining(['la.2.nouns.E1', 'la.2.nouns.E8', 'la.2.nouns.E9~1']))
    expect(ids).not.toContain('la.2.nouns.E1~1')

    await staff.publish(await staff.approved('la.2.nouns.E1', problemText('E1', 'Which is a noun?')))
    await staff.admin('rollBack', { number: 2, from: 3 })
    await endSessions()
    expect(idsOf(await lesson())).toContain('la.2.nouns.E1')
    expect(await staff.admin('exportPublished', {})).toMatchObject({
      problems: [{ problemId: 'la.2.nouns.E9' }],
    })
  })
})

describe('publish_due', () => {
  const work = () =>
    publishDueJob.run(null, {
      db: test.db,
      jobs: noJobQueue,
      now: test.now(),
      timeZone: 'UTC',
      log: { info: () => {}, warn: () => {}, error: () => {} },
    })

  async function plan(problemId: string, id: string) {
    const draft = await staff.approved(problemId, problemText(id, QUESTION))
    const dueAt = test.now().getTime() + 60_000
    expect(await staff.admin('publishDrafts', { chosen: [draft], note: '', dueAt })).toMatchObject({
      isSuccess: true,
      number: null,
      findings: [],
    })
    return draft
  }

  const firstRelease = async () => {
    const reply = await staff.admin('listReleases', {})
    if (!reply.isSuccess) throw new Error(reply.message)
    const [release] = reply.releases
    if (!release) throw new Error('No release.')
    return release
  }

  it('publishes at its time and not before, once', async () => {
    const { draftId } = await plan('la.2.nouns.E1', 'E1')
    await work()
    expect(await firstRelease()).toMatchObject({
      state: 'scheduled',
      number: null,
      draftIds: [draftId],
      outdated: [],
      items: [],
    })
    test.advance(60_000)
    await work()
    await work()
    expect(await firstRelease()).toMatchObject({ state: 'published', number: 1 })
    expect(idsOf(await lesson())[0]).toBe('la.2.nouns.E1~1')
  })

  it('says before its time which drafts have changed since, for which it would fail', async () => {
    const draft = await plan('la.2.nouns.E1', 'E1')
    await staff.reviewer('noteDraft', { ...draft, kind: 'asked_changes', text: 'Say where it is.' })
    const changed = { draftIds: [draft.draftId], outdated: [draft.draftId] }
    expect(await firstRelease()).toMatchObject(changed)
    const again = { problemId: 'la.2.nouns.E1', language: 'yaml' as const, text: problemText('E1', QUESTION) }
    await staff.author('saveDraft', { ...draft, ...again, text: again.text.replace('lamp', 'desk') })
    const next = { draftId: draft.draftId, revision: 2, text: '' }
    await staff.author('noteDraft', { ...next, kind: 'sent' })
    expect(await staff.reviewer('noteDraft', { ...next, kind: 'approved' })).toMatchObject({
      state: 'approved',
    })
    expect(await firstRelease()).toMatchObject({ state: 'scheduled', ...changed })
    test.advance(60_000)
    await work()
    expect(await firstRelease()).toMatchObject({ state: 'failed', outdated: [] })
  })

  it('is scheduled once, also when it is asked for twice at once', async () => {
    const draft = await staff.approved('la.2.nouns.E1', problemText('E1', QUESTION))
    const other = await staff.approved('la.2.nouns.E2', problemText('E2', QUESTION))
    const dueAt = test.now().getTime() + 60_000
    const schedule = (...chosen: (typeof draft)[]) =>
      staff.admin('publishDrafts', { chosen, note: '', dueAt })
    for (const reply of await Promise.all([schedule(draft), schedule(draft)]))
      expect(reply).toMatchObject({ isSuccess: true, number: null, findings: [] })
    const already = expect.objectContaining({
      ...{ severity: 'error', where: 'la.2.nouns.E1', message: 'This draft is scheduled already.' },
    })
    expect(await schedule(draft, other)).toMatchObject({ findings: [already] })
    expect(await test.db.$count(releases)).toBe(1)

    const { releaseId } = await firstRelease()
    await staff.admin('cancelRelease', { releaseId })
    expect(await schedule(draft, other)).toMatchObject({ findings: [] })
  })

  it('publishes nothing that was changed since, and says why', async () => {
    const draft = await plan('la.2.nouns.E1', 'E1')
    const text = problemText('E1', 'Which is a noun?')
    await staff.author('saveDraft', { ...draft, problemId: 'la.2.nouns.E1', language: 'yaml', text })
    test.advance(60_000)
    await work()
    expect(await firstRelease()).toMatchObject({
      state: 'failed',
      failure: 'la.2.nouns.E1: This draft is not approved as it stands.',
    })
    expect(await versionNow()).toBe(pack.version)
  })

  it('is not held up by a release that cannot be written, which is tried again', async () => {
    const nextOnes = async () =>
      (await test.db.select().from(releases).orderBy(releases.dueAt)).map(({ state }) => state)
    await plan('la.2.nouns.E1', 'E1')
    test.advance(1)
    await plan('la.2.nouns.E2', 'E2')
    await test.db.execute(sql`create function refuse() returns trigger language plpgsql
      as $$ begin raise exception 'no room'; end $$`)
    await test.db.execute(sql`create trigger refuse before insert on problems for each row
      when (new.problem_id = 'la.2.nouns.E1~1') execute function refuse()`)
    test.advance(60_000)
    await expect(work()).rejects.toThrow('Not all releases were published.')
    expect(await nextOnes()).toEqual(['scheduled', 'published'])
    await test.db.execute(sql`drop function refuse() cascade`)
    await work()
    expect(await nextOnes()).toEqual(['published', 'published'])
  })

  it('publishes nothing that was taken back', async () => {
    await plan('la.2.nouns.E1', 'E1')
    const { releaseId } = await firstRelease()
    await staff.admin('cancelRelease', { releaseId })
    test.advance(60_000)
    await work()
    expect(await firstRelease()).toMatchObject({ state: 'cancelled', number: null })
  })
})
