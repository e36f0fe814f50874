import { TABLE_PLACES } from '../db/tablePlaces'

interface Source {
  table: string
  /** What the statement calls it. */
  alias: string
  /** The column its rows are spread by. */
  column: string
}

const AFTER_TABLE =
  'where|set|on|left|right|inner|cross|join|order|group|limit|returning|using|for|union|from'
const TABLE = String.raw`"?(\w+)"?(?!\w|"?\s*[.(])(?:\s+(?:as\s+)?(?!(?:${AFTER_TABLE})\b)"?(\w+)"?)?`
const FIRST_TABLE = new RegExp(
  String.raw`(?:\bfrom|\bjoin|(?<!\b(?:for|do) )\bupdate|\busing)\s+${TABLE}`,
  'gi',
)
const NEXT_TABLE = new RegExp(String.raw`\s*,\s*${TABLE}`, 'iy')
const INSERT = /\binto\s+"?(\w+)"?\s*\(([^)]*)\)/gi

/** What a look for an empty list of users becomes. */
const FINDS_NOTHING = /\bwhere false$/i

const columnOf = (table: string): string | null => {
  const place = TABLE_PLACES[table]
  return place === undefined || place === 'reference' || place === 'local' ? null : place
}

function tablesOf(statement: string): RegExpExecArray[] {
  return [...statement.matchAll(FIRST_TABLE)].flatMap((first) => {
    const found = [first]
    NEXT_TABLE.lastIndex = first.index + first[0].length
    for (let next = NEXT_TABLE.exec(statement); next; next = NEXT_TABLE.exec(statement)) found.push(next)
    return found
  })
}

function sourcesOf(statement: string): Source[] {
  return tablesOf(statement).flatMap(([, table = '', alias = table]) => {
    const column = columnOf(table)
    return column === null ? [] : [{ table, alias, column }]
  })
}

function isTied(statement: string, { alias, column }: Source, isAlone: boolean): boolean {
  const own = String.raw`"?\b${alias}"?\."?${column}\b"?`
  const bare = isAlone ? String.raw`|(?<![.\w"])"?${column}"?\s*(?:=|\bin\b)` : ''
  return new RegExp(String.raw`${own}\s*(?:=|\bin\b)|=\s*${own}${bare}`, 'i').test(statement)
}

const isGiven = (statement: string, column: string): boolean =>
  new RegExp(
    String.raw`\b${column}"?\s*(?:=\s*\$\d|in\s*\(\s*\$\d|=\s*any\(\s*\$\d)|\$\d+\s*=\s*[\w."]*\b${column}\b`,
    'i',
  ).test(statement)

/**
 * The tables of a statement whose rows it does not look for by the column they are spread by: each must be compared by
 * it, and one with a value that is given.
 */
export function untiedTables(statement: string): string[] {
  const inserted = [...statement.matchAll(INSERT)].flatMap(([, table = '', columns = '']) => {
    const column = columnOf(table)
    return column === null || new RegExp(String.raw`\b${column}\b`).test(columns) ? [] : [table]
  })
  const sources = FINDS_NOTHING.test(statement) ? [] : sourcesOf(statement)
  const untied = sources.filter(
    (source) => !isGiven(statement, source.column) || !isTied(statement, source, sources.length === 1),
  )
  return [...new Set([...inserted, ...untied.map(({ table }) => table)])]
}

/** The tables of a statement that are spread over the nodes. */
export const spreadTables = (statement: string): string[] => [
  ...sourcesOf(statement).map(({ table }) => table),
  ...[...statement.matchAll(INSERT)]
    .map(([, table = '']) => table)
    .filter((table) => columnOf(table) !== null),
]
