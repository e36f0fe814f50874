import type { Kind } from '../kinds'

/** The prefix stands in italics. */
export const numberPrefixKinds: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'one',
      why: '*Uni-* (Latin) and *mono-* (Greek) mean *one*.',
      examples: `
*uni*cycle
*mono*rail
*uni*form
*mono*tone
*uni*corn
*mono*logue
*uni*lateral
*mono*chrome
*uni*cellular`,
    },
    {
      name: 'two',
      why: '*Bi-* (Latin) and *di-* (Greek) mean *two*.',
      examples: `
*bi*cycle
*di*lemma
*bi*lingual
*di*oxide
*bi*plane
*di*graph
*bi*ped
*bi*lateral
*bi*annual`,
    },
    {
      name: 'three',
      why: '*Tri-* means *three*.',
      examples: `
*tri*cycle
*tri*angle
*tri*color
*tri*lingual
*tri*plet
*tri*pod
*tri*athlon
*tri*dent
*tri*lateral`,
    },
    {
      name: 'four',
      why: '*Quad-* (Latin) and *tetra-* (Greek) mean *four*.',
      examples: `
*quadr*uped
*quad*rangle
*tetra*hedron
*quadr*uple
*quadr*ilateral
*quadr*ant
*tetra*gon
*quadr*uplet
*tetra*meter`,
    },
    {
      name: 'ten',
      why: '*Dec-* means *ten*.',
      examples: `
*dec*ade
*dec*athlon
*deca*logue
*deca*gon
*deca*pod
*deca*syllable
*deca*hedron
*deca*liter
*Dec*ember`,
    },
  ],
}
