import type { Kind } from '../kinds'

export const placePrefixesKinds: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'between',
      why: '*Inter-* means *between*.',
      examples: `
*inter*national
*inter*view
*inter*section
*inter*rupt
*inter*act
*inter*state
*inter*val
*inter*mission`,
    },
    {
      name: 'under',
      why: '*Sub-* means *under*.',
      examples: `
*sub*marine
*sub*way
*sub*merge
*sub*title
*sub*soil
*sub*zero
*sub*terranean
*sub*heading`,
    },
    {
      name: 'across',
      why: '*Trans-* means *across*.',
      examples: `
*trans*port
*trans*atlantic
*trans*late
*trans*fer
*trans*plant
*trans*mit
*trans*continental
*trans*fusion`,
    },
    {
      name: 'around',
      why: '*Circum-* (Latin) and *peri-* (Greek) mean *around*.',
      examples: `
*circum*ference
*peri*meter
*circum*navigate
*peri*scope
*circum*stance
*peri*phery
*circum*vent
*peri*odontal`,
    },
    {
      name: 'against',
      why: '*Contra-* (Latin) and *anti-* (Greek) mean *against*.',
      examples: `
*contra*dict
*anti*freeze
*contra*st
*anti*biotic
*contra*band
*anti*dote
*contra*ry
*anti*body`,
    },
  ],
}
