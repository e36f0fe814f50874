import password from '@inquirer/password'
import type { RefusalCode } from '@wordstride/api'
import { REFUSALS } from '@wordstride/api'
import { StartError } from '../startError'
import type { PasswordSource } from './readCommand'

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer)
  // The line's end that `echo` adds is no part of it.
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

async function prompt(findFault: (given: string) => RefusalCode | null): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartError('There is no terminal to ask for a password: use --password-stdin or --link.')
  const given = await password({
    message: 'Password:',
    validate: (text) => {
      const fault = findFault(text)
      return fault === null ? true : REFUSALS[fault]
    },
  })
  const again = await password({ message: 'Again:' })
  if (given !== again) throw new StartError('The two passwords differ. Nothing was changed.')
  return given
}

/** A password that its owner may have; null for a link. */
export async function askPassword(
  from: PasswordSource,
  findFault: (given: string) => RefusalCode | null,
): Promise<string | null> {
  if (from === 'link') return null
  if (from === 'prompt') return prompt(findFault)
  const given = await readStandardInput()
  const fault = findFault(given)
  if (fault !== null) throw new StartError(REFUSALS[fault])
  return given
}
