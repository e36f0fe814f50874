import { readFileSync } from 'node:fs'

const DEFINITION = /^(?:\| |\*\*|### )([A-Z]+-\d+(?:\.\d+)?)(?= )(.*)$/gm
const CALL = /`(GET|POST) ([^\s`]+)(?: (\w+))?`/g
const ROUTE = /(?<![\w./`{}])\/([A-Za-z]\w*)/g

/** Ids with the text that defines them, from the pages of docs/spec. */
export function readSpecification(pages) {
  const rules = new Map()
  for (const page of pages) {
    for (const [, id, text] of page.matchAll(DEFINITION)) {
      if (rules.has(id)) throw new Error(`docs/spec defines ${id} twice.`)
      rules.set(id, text)
    }
  }
  return rules
}

export const specificationOf = (root) =>
  readSpecification(
    ['requirements', 'server-rules'].map((name) => readFileSync(`${root}/docs/spec/${name}.md`, 'utf8')),
  )

/** The calls that a rule names: `POST path function` or `GET path/{param}`. */
export const callsNamedBy = (text) =>
  [...text.matchAll(CALL)].map(([, method, path, name]) => ({ method, path, function: name }))

/** The pages of the app that a text names: `/home?token={token}` is about `/home`. */
export const routesNamedBy = (text) => [...text.matchAll(ROUTE)].map(([, name]) => `/${name}`)
