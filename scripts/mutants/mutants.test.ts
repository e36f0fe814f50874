import { appendFileSync, readFileSync } from 'node:fs'
import * as kit from '@wordstride/testkit'
import { describe, expect, it, vi } from 'vitest'
import { openCompiler } from './compiler'
import { equivalents } from './equivalents'
import { familiesOf } from './families'
import { mutantId, SWITCH } from './instrument'
import { firstFault, firstFaultOfPage, type UnderTest } from './kit'
import { mutationsOf } from './operators'

const LEAST_WAYS = 40
const LEAST_SCORE = 0.95

const pascal = (type: string): string =>
  type.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

const switchOn = (id: string | null) => Reflect.set(globalThis, SWITCH, id)

async function load(type: string): Promise<Pick<UnderTest, 'plugin' | 'Renderer'>> {
  const name = pascal(type)
  const [plugin, renderer] = await Promise.all([
    import(`../../plugins/${type}/plugin.ts`),
    import(`../../plugins/${type}/Renderer.tsx`),
  ])
  return {
    plugin: plugin[`${name.charAt(0).toLowerCase()}${name.slice(1)}Plugin`],
    Renderer: renderer[`${name}Renderer`],
  }
}

const report = process.env.MUTANTS_REPORT
/** The report of an earlier run, of which only the survivors are tried again. */
const earlier = process.env.MUTANTS_AGAIN && readFileSync(process.env.MUTANTS_AGAIN, 'utf8')

describe.each(familiesOf(kit))('$family', ({ family, sources, types }) => {
  it('is broken in many ways, and the kit finds it', async () => {
    const samples = await Promise.all(
      Object.entries(types).map(async ([type, solveByKeyboard]) => {
        const { fixtures, twins } = await import(`../../plugins/${type}/samples.ts`)
        return { type, solveByKeyboard, problems: fixtures.problems, twins }
      }),
    )
    const faultOf = async (find: typeof firstFault) => {
      for (const { type, ...each } of samples) {
        const fault = await find({ ...(await load(type)), ...each } as UnderTest)
        if (fault !== null) return fault
      }
      return null
    }
    switchOn(null)
    expect(await faultOf(firstFault), 'what the kit says of the sound type').toBeNull()

    const all = sources.flatMap((file) =>
      mutationsOf(file, readFileSync(file, 'utf8')).map((mutation, i) => ({
        ...mutation,
        file,
        id: mutantId(file, i),
      })),
    )
    // What is read while modules are loaded comes last: for each of them all is loaded anew.
    const counted = all
      .filter(({ file, label }) => !equivalents.some((one) => one.file === file && one.label === label))
      .filter(
        ({ label, line, file }) => !earlier || earlier.includes(`\tSURVIVED\t${file}:${line}\t${label}\t`),
      )
      .sort((a, b) => Number(a.isStatic) - Number(b.isStatic))
    const refuses = openCompiler(process.cwd(), sources)
    const survivors: string[] = []
    let refused = 0
    for (const mutation of counted) {
      const { id, isStatic, file, line, label } = mutation
      switchOn(id)
      if (isStatic) vi.resetModules()
      const find = file.endsWith('.tsx') ? firstFaultOfPage : firstFault
      const fault = await faultOf(find).catch((error: Error) => `not loaded: ${error.message}`)
      switchOn(null)
      const isRefused = fault === null && refuses(file, mutation)
      if (isRefused) refused++
      else if (fault === null) survivors.push(`${file}:${line}  ${label}`)
      if (report)
        appendFileSync(
          report,
          `${family}\t${isRefused ? 'refused' : fault === null ? 'SURVIVED' : 'killed'}\t${file}:${line}\t${label}\t${fault}\n`,
        )
    }
    // What does not compile nobody can ship: it is none of the ways.
    const ways = counted.length - refused
    const killed = ways - survivors.length
    const score = killed / ways
    console.log(
      [
        `${family}: ${killed} of ${ways} killed, ${(score * 100).toFixed(1)} %; ${refused} more do not compile`,
        ...survivors.map((one) => `  survived ${one}`),
      ].join('\n'),
    )
    expect(ways).toBeGreaterThanOrEqual(LEAST_WAYS)
    expect(score, survivors.join('\n')).toBeGreaterThanOrEqual(LEAST_SCORE)
  })
})
