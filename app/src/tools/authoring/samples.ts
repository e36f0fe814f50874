const files = import.meta.glob<string>(
  ['../../../../fixtures/*/*.json', '!../../../../fixtures/*/cases.json'],
  { query: '?raw', import: 'default' },
)

export interface Sample {
  /** Such as 'early-grade'. */
  name: string
  load(): Promise<string>
}

const PREFERRED = 'full'

const byPreference = (a: Sample, b: Sample): number =>
  Number(b.name === PREFERRED) - Number(a.name === PREFERRED) || a.name.localeCompare(b.name)

/** Sample problems of a type, from its fixtures; the fullest one first (ENT-29). */
export function samplesOf(type: string): Sample[] {
  return Object.entries(files)
    .flatMap(([path, load]) => {
      const [folder, file] = path.split('/').slice(-2)
      return folder === type && file !== undefined ? [{ name: file.replace('.json', ''), load }] : []
    })
    .sort(byPreference)
}
