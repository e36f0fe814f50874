import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { importMoodleFrom } from '../cli/importQuestions'
import { openFile } from '../import/openFile'
import { buildExercise } from '../interchange/exercises'
import { readMoodleQuestions } from './readMoodleQuestions'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const MP3 = Buffer.from('ID3 a recording')

const packed = (name: string, bytes: Uint8Array, { path = '/', encoding = 'base64' } = {}) =>
  `<file name="${name}" path="${path}" encoding="${encoding}">${Buffer.from(bytes).toString('base64')}</file>`
const text = (name: string, html: string, files = '') =>
  `<${name} format="html"><text><![CDATA[${html}]]></text>${files}</${name}>`
const option = (fraction: number, html: string, files = '') =>
  text('answer', html, files).replace('<answer', `<answer fraction="${fraction}"`)
const choice = (stem: string, ...options: string[]) =>
  `<question type="multichoice"><name><text>Q</text></name>${stem}${options.join('')}</question>`
const quiz = (...questions: string[]) => `<quiz>\n${questions.join('\n')}\n</quiz>`

const OPTIONS = [option(100, 'a cat'), option(0, 'a dog')]

function imported(...questions: string[]) {
  const media = new Map<string, Uint8Array>()
  const all = [...readMoodleQuestions('quiz.xml', Buffer.from(quiz(...questions)), media)]
  const taken = all.flatMap(({ outcome }) => (outcome.isTaken ? [outcome.exercise] : []))
  for (const exercise of taken) expect(buildExercise(exercise)).toMatchObject({ ok: true })
  const reasons = all.flatMap(({ outcome }) => (outcome.isTaken ? [] : [outcome.reason]))
  return { media, taken, reasons, written: JSON.stringify(taken) }
}

const reasonOf = (stem: string, ...options: string[]) => {
  const { reasons, media } = imported(choice(stem, ...(options.length > 0 ? options : OPTIONS)))
  return { reason: reasons[0], stored: media.size }
}

describe("pictures and recordings in Moodle's XML", () => {
  it('come with the text that shows them, each under a name made from its content', () => {
    const { media, taken, written } = imported(
      choice(
        text(
          'questiontext',
          '<p>Who is <img src="@@PLUGINFILE@@/my%20cat.png" alt="it"/>?</p>',
          packed('my cat.png', PNG),
        ),
        option(
          100,
          '<img src="@@PLUGINFILE@@/deep/cat.png" alt="cat"/>',
          packed('cat.png', PNG, { path: '/deep/' }),
        ),
        option(0, 'a dog', packed('unused.png', Buffer.concat([PNG, PNG]))),
      ),
    )
    expect(taken).toMatchObject([{ type: 'selection' }])
    const [[address, bytes] = [''], ...others] = media
    expect(others).toEqual([])
    expect(address).toMatch(/^\/media\/imported\/[0-9a-f]{16}\.png$/)
    expect(bytes).toEqual(PNG)
    expect(written).toContain(`Who is ![it](${address})?`)
    expect(written).toContain(`![cat](${address})`)
    expect(written).not.toContain('PLUGINFILE')
  })

  it.each([
    [
      'a player',
      '<audio controls="true"><source src="@@PLUGINFILE@@/cat.mp3">@@PLUGINFILE@@/cat.mp3</audio>',
    ],
    ['a link', '<a href="@@PLUGINFILE@@/cat.mp3">cat.mp3</a>'],
  ])('put a recording above the question, from %s within the text', (_, player) => {
    const stem = text('questiontext', `<p>Listen. ${player}</p><p>Who is it?</p>`, packed('cat.mp3', MP3))
    const { media, taken } = imported(choice(stem, ...OPTIONS))
    const [audioURL] = media.keys()
    expect(audioURL).toMatch(/\.mp3$/)
    expect(taken[0]).toMatchObject({
      type: 'selection',
      body: {
        problemItems: [
          { kind: 'markdown', value: 'Listen.' },
          { kind: 'audio', audioURL, label: 'Listen' },
          { kind: 'markdown', value: 'Who is it?' },
        ],
      },
    })
  })

  it('are found in hints, feedback and texts with gaps, too', () => {
    const picture = '<img src="@@PLUGINFILE@@/cat.png" alt="cat"/>'
    const file = packed('cat.png', PNG)
    const feedback = text('feedback', `Look: ${picture}`, file)
    const { media, written } = imported(
      `<question type="multichoice">${text('questiontext', 'Who?')}${option(100, 'cat', feedback)}${option(0, 'dog')}${text('hint', `See ${picture}`, file)}</question>`,
      `<question type="cloze">${text('questiontext', `${picture} A {1:MC:=cat~dog}.`, file)}</question>`,
    )
    const [address] = media.keys()
    for (const said of ['Look: ', 'See ', '']) expect(written).toContain(`${said}![cat](${address})`)
    expect(written.split(String(address))).toHaveLength(4)
  })

  it.each<[string, string, string]>([
    ['a file that is not there', '', 'its picture or recording a.png does not stand in the file'],
    [
      'a file of another text',
      packed('b.png', PNG),
      'its picture or recording a.png does not stand in the file',
    ],
    [
      'a drawing',
      packed('a.png', Buffer.from('<svg onload="alert(1)"/>')),
      'a.png is no picture or recording that is taken',
    ],
    [
      'more than 5 MB',
      packed('a.png', Buffer.concat([PNG, Buffer.alloc(5_000_000)])),
      'its picture or recording a.png is larger than 5 MB',
    ],
    ['another encoding', packed('a.png', PNG, { encoding: 'hex' }), 'its file a.png is not packed as base64'],
  ])('refuse the question that shows %s', (_, file, reason) => {
    const stem = text('questiontext', '<img src="@@PLUGINFILE@@/a.png" alt="a"/>', file)
    expect(reasonOf(stem)).toEqual({ reason, stored: 0 })
  })

  it('refuse what no text of ours shows, instead of leaving it out', () => {
    const file = packed('a.mp3', MP3)
    const player = '<audio src="@@PLUGINFILE@@/a.mp3"></audio>'
    const link = '<a href="@@PLUGINFILE@@/a.png">look</a>'
    const wrong = option(0, 'a dog')
    expect(reasonOf(text('questiontext', 'Who?'), option(100, player, file), wrong).reason).toBe(
      'no text of ours shows <audio>',
    )
    expect(reasonOf(text('questiontext', link, packed('a.png', PNG))).reason).toBe(
      'a text of it links to a file',
    )
    expect(
      reasonOf(text('questiontext', '<audio src="https://elsewhere.example/a.mp3"></audio>')).reason,
    ).toBe('no text of ours shows <audio>')
  })

  it('never lead out of the folder of the media, whatever a file calls itself', () => {
    const stem = text(
      'questiontext',
      '<img src="@@PLUGINFILE@@/../../evil.png" alt="x"/>',
      packed('../../evil.png', PNG),
    )
    const [address] = imported(choice(stem, ...OPTIONS)).media.keys()
    expect(address).toMatch(/^\/media\/imported\/[0-9a-f]{16}\.png$/)
  })

  it('are copied by the command line, of questions that are taken alone', () => {
    const folder = mkdtempSync(join(tmpdir(), 'moodle-'))
    const file = join(folder, 'quiz.xml')
    const stem = (name: string, bytes: Uint8Array) =>
      text('questiontext', `<img src="@@PLUGINFILE@@/${name}" alt="x"/> Who?`, packed(name, bytes))
    const other = Buffer.concat([PNG, Buffer.from('other')])
    writeFileSync(
      file,
      quiz(
        choice(stem('cat.png', PNG), ...OPTIONS),
        choice(stem('dog.png', other), option(50, 'a'), option(0, 'b')),
      ),
    )
    const lines: string[] = []
    importMoodleFrom(file, { print: (line) => lines.push(line), printError() {} }, folder)
    const [{ prompt = '' } = {}] = (parse(lines.join('\n')) as { exercises: { prompt: string }[] }).exercises
    const [, address = ''] = /\((.*)\)/.exec(prompt) ?? []
    expect(readdirSync(join(folder, 'media/imported'))).toEqual([address.split('/').at(-1)])
    expect(readFileSync(join(folder, address))).toEqual(PNG)
  })

  it('come out of a file that the app opens', async () => {
    const stem = text('questiontext', '<img src="@@PLUGINFILE@@/a.png" alt="a"/>', packed('a.png', PNG))
    const opened = await openFile('quiz.xml', Buffer.from(quiz(choice(stem, ...OPTIONS))))
    if (!opened.ok) throw new Error(opened.fault)
    expect(opened.questions.next().value?.outcome).toMatchObject({ isTaken: true })
    expect([...opened.media.values()]).toEqual([PNG])
  })
})
