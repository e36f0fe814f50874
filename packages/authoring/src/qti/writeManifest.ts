import { toIdentifier } from './identifier'
import { element } from './writeXml'

export interface ManifestItem {
  id: string
  file: string
  /** Pictures and recordings in it. */
  media: readonly string[]
  /** Common Core standards of its skill. */
  standards: readonly string[]
}

const STANDARDS = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscsmd_v1p1'

const standardsElement = (standards: readonly string[]) =>
  element(
    'metadata',
    {},
    element(
      'curriculumStandardsMetadataSet',
      { xmlns: STANDARDS },
      element(
        'curriculumStandardsMetadata',
        {},
        element(
          'setOfGUIDs',
          { region: 'US', version: '2010' },
          standards.map((id) =>
            element(
              'labelledGUID',
              {},
              element('label', {}, id),
              element('GUID', {}, `CCSS.ELA-LITERACY.${id}`),
            ),
          ),
        ),
      ),
    ),
  )

/** The list of what a package of QTI 3 holds. */
export function writeManifest(name: string, items: readonly ManifestItem[]): string {
  const manifest = element(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: toIdentifier(name) },
    element('metadata', {}, element('schema', {}, 'QTI Package'), element('schemaversion', {}, '3.0.0')),
    element('organizations'),
    element(
      'resources',
      {},
      items.map(({ id, file, media, standards }) =>
        element(
          'resource',
          { identifier: toIdentifier(id), type: 'imsqti_item_xmlv3p0', href: file },
          standards.length === 0 ? [] : standardsElement(standards),
          [file, ...media].map((href) => element('file', { href })),
        ),
      ),
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${manifest.xml}\n`
}
