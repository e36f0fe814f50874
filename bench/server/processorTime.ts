import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/** The fields of /proc/…/stat after the name; none of a process that has ended. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  } catch {
    return []
  }
}

const ticks = (fields: readonly string[], places: readonly number[]) =>
  places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0)

/** Processor seconds of a process and its children, those that have ended among them. */
export function processorTime(pid: number): number {
  const own = ticks(fieldsOf(String(pid)), [11, 12, 13, 14])
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(fieldsOf)
    .filter((fields) => fields[1] === String(pid))
  return (own + children.reduce((sum, fields) => sum + ticks(fields, [11, 12]), 0)) / TICKS_A_SECOND
}
