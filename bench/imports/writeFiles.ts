import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gift, moodle, oldQti, qti, table } from './questions'

const BYTES = 10_000_000
/** Longer than any question. */
const LAST_BYTES = 2000

/** One question after the other, as many as fit. */
function* questions(question: (i: number) => string): Generator<string> {
  for (let [i, bytes] = [1, 0]; bytes < BYTES - LAST_BYTES; i++) {
    const text = question(i)
    bytes += text.length
    yield text
  }
}

const whole = (head: string, question: (i: number) => string, foot = ''): string =>
  [head, ...questions(question), foot].join('')

export interface ImportSource {
  name: string
  /** Of `npm run content --`. */
  args: readonly string[]
}

/** Ten megabytes of each format below the folder, and how each is imported. */
export function writeFiles(folder: string): ImportSource[] {
  function file(name: string, format: string, fileName: string, text: string): ImportSource {
    const path = join(folder, fileName)
    writeFileSync(path, text)
    return { name, args: ['import', format, path] }
  }
  const items = join(folder, 'items')
  mkdirSync(items)
  let count = 0
  for (const xml of questions(qti)) writeFileSync(join(items, `${++count}.xml`), xml)
  return [
    file('GIFT', 'gift', 'questions.gift', whole('', gift)),
    file(
      'XML of Moodle',
      'moodle',
      'moodle.xml',
      whole('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n', moodle, '</quiz>\n'),
    ),
    file('CSV', 'csv', 'questions.csv', whole('question,options,right,hints,explanations\n', table)),
    { name: `QTI 2, ${count} items in a folder`, args: ['import', 'qti', items] },
    file(
      'QTI 1.2, one file',
      'qti',
      'old.xml',
      whole(
        '<questestinterop><assessment ident="a"><section ident="s">\n',
        oldQti,
        '</section></assessment></questestinterop>\n',
      ),
    ),
  ]
}
