import type { Kind } from '../kinds'

export const metricalFeetKinds: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'iamb',
      why: 'An iamb has a weak and then a strong syllable.',
      examples: `
today
behind
alone
despair
return
begin
forget
delight
believe
advance
surprise
command`,
    },
    {
      name: 'trochee',
      why: 'A trochee has a strong and then a weak syllable.',
      examples: `
garden
never
tiger
silver
hunger
shadow
window
river
candle
mountain
thunder
winter`,
    },
    {
      name: 'anapest',
      why: 'An anapest has two weak syllables and then a strong one.',
      examples: `
understand
interrupt
disagree
introduce
entertain
comprehend
volunteer
guarantee
disappoint
reappear
recommend
intervene`,
    },
    {
      name: 'dactyl',
      why: 'A dactyl has a strong syllable and then two weak ones.',
      examples: `
elephant
merrily
harmony
poetry
animal
enemy
hospital
wonderful
cinema
tragedy
melody
victory`,
    },
  ],
}
