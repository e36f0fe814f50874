import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mjml2html from 'mjml'

const folder = join(import.meta.dirname, '../packages/server/src/mail/templates')
const BODY = '<!-- body -->'

const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

async function compile(kind: string): Promise<{ text: string; html: string }> {
  const { html, errors } = await mjml2html(
    read('frame.mjml').replace(BODY, () => read(`${kind}.mjml`)),
    {
      validationLevel: 'strict',
      keepComments: false,
    },
  )
  if (errors.length > 0) throw new Error(`${kind}: ${JSON.stringify(errors)}`)
  const shorter = html.replace(/^\s+/gm, '').replace(/\n{2,}/g, '\n')
  return { text: read('frame.txt').replace(BODY, () => read(`${kind}.txt`).trim()), html: shorter }
}

/** Every template in both forms, with its places still open. */
export async function compileMails(): Promise<string> {
  const kinds = readdirSync(folder)
    .filter((file) => file.endsWith('.mjml') && file !== 'frame.mjml')
    .map((file) => file.replace('.mjml', ''))
    .sort()
  const compiled: Record<string, { text: string; html: string }> = {}
  for (const kind of kinds) compiled[kind] = await compile(kind)
  return `${JSON.stringify(compiled, null, 2)}\n`
}

// `npm run mails`: the server holds what this has written, and never the compiler.
if (process.argv[1] === import.meta.filename)
  writeFileSync(join(folder, 'compiled.json'), await compileMails())
