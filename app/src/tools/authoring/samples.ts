import { examples } from '@wordstride/plugins/examples'

export interface Sample {
  /** Such as 'early-grade'. */
  name: string
  load(): Promise<string>
}

const PREFERRED = 'full'
/** Responses and their verdicts, beside the problems. */
const CASES = 'cases'

const byPreference = (a: Sample, b: Sample): number =>
  Number(b.name === PREFERRED) - Number(a.name === PREFERRED) || a.name.localeCompare(b.name)

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace('.json', '')

/** Sample problems of a type, the fullest one first (ENT-29). */
export const samplesOf = (type: string): Sample[] =>
  Object.entries(examples[type] ?? {})
    .map(([path, load]) => ({ name: nameOf(path), load }))
    .filter(({ name }) => name !== CASES)
    .sort(byPreference)
