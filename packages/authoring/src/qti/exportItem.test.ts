import { type ProblemEnvelope, parseProblem } from '@wordstride/core'
import type { AnyAuthoringFacets } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it, onTestFinished } from 'vitest'
import { itemFaults } from '../testing/contentModel'
import { readFixtures } from '../testing/readFixtures'
import { exportItem } from './exportItem'
import { importItem } from './importItem'
import { declarationOf, readItem } from './readItem'
import { readXml } from './readXml'
import type { XmlElement } from './xmlElement'

function exported(type: string, raw: unknown): string {
  const plugin = registry.get(type)
  const parsed = plugin && parseProblem(plugin, raw)
  if (!parsed?.ok) throw new Error(JSON.stringify(parsed?.issues))
  const item = exportItem(parsed.problem as ProblemEnvelope)
  if (!item.ok) throw new Error(item.reason)
  return item.xml
}

/** How many values can be given to an interaction, where the schema says that one is where it does not tell. */
function mostOf({ name, attributes }: XmlElement): number {
  const limit = ['maxChoices', 'maxAssociations'].flatMap((each) => attributes.get(each) ?? [])[0]
  const isOne = /^(choice|hottext|match|associate|gapMatch)Interaction$/.test(name)
  return Number(limit ?? (isOne ? 1 : 0)) || Number.POSITIVE_INFINITY
}

const canBeWritten = (type: string) => authoring.get(type)?.interchange?.give !== undefined

describe('exportItem', () => {
  it('refuses a type that does not say how it is given, by its name', () => {
    const [{ raw } = { raw: null }] = readFixtures('selection').problems
    const facets = authoring.get('selection') as AnyAuthoringFacets
    const changed = authoring as Map<string, AnyAuthoringFacets>
    onTestFinished(() => void changed.set('selection', facets))
    changed.set('selection', { ...facets, interchange: {} })
    expect(() => exported('selection', raw)).toThrow('no interaction for selection')
  })

  it.each(registry.types.filter(canBeWritten))(
    '%s: what it writes is as the schema of QTI 3 has it',
    (type) => {
      for (const { name, raw } of readFixtures(type).problems)
        expect(itemFaults(exported(type, raw)), name).toEqual([])
    },
  )

  it.each(registry.types.filter(canBeWritten))('%s: all of the key can be given', (type) => {
    for (const { name, raw } of readFixtures(type).problems) {
      const item = readItem(readXml(exported(type, raw)))
      for (const interaction of item.interactions)
        expect(declarationOf(item, interaction).correct.length, name).toBeLessThanOrEqual(mostOf(interaction))
    }
  })

  it('writes all that a text may hold as the schema of QTI 3 has it', () => {
    const [{ raw } = { raw: null }] = readFixtures('selection').problems
    const value =
      '| a |\n| - |\n\n---\n\n```\nprint\n```\n\n3. three\n\n- > one\n  - two\n\n![A](a.png "title")'
    const problem = { ...(raw as object), problemItems: [{ kind: 'markdown', value }] }
    expect(itemFaults(exported('selection', problem))).toEqual([])
  })

  it('refuses an item whose type is not here, instead of losing what it shows', () => {
    const [{ raw } = { raw: null }] = readFixtures('vocabulary_selection').problems
    const xml = exported('vocabulary_selection', raw).replace('="vocabulary_selection"', '="gone"')
    expect(() => importItem(readXml(xml))).toThrow('only gone can ask it')
  })
})

it('the model of the schema finds what it shall', () => {
  const [{ raw } = { raw: null }] = readFixtures('selection').problems
  const xml = exported('selection', raw)
  const within = (markup: string) => itemFaults(xml.replace('</qti-item-body>', `${markup}</qti-item-body>`))
  expect(within('<p><audio src="a.mp3"/></p>')).toEqual([
    '/qti-assessment-item/qti-item-body/p: <audio> within',
  ])
  expect(within('<div><audio src="a.mp3" controls="controls"/></div>')).toHaveLength(1)
  expect(within('<img src="a.png" alt=""/>')).toHaveLength(1)
  expect(within('<div><img src="a.png"/></div>')).toHaveLength(1)
})
