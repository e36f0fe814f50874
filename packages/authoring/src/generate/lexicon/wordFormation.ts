import type { Kind } from '../kinds'

export const wordFormationKinds: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'blend',
      why: 'A blend melts the beginning of one word with the end of another.',
      examples: `
brunch (breakfast + lunch)
smog (smoke + fog)
motel (motor + hotel)
spork (spoon + fork)
podcast (iPod + broadcast)
chortle (chuckle + snort)
infomercial (information + commercial)
mockumentary (mock + documentary)`,
    },
    {
      name: 'clipping',
      why: 'A clipping is a longer word cut short.',
      examples: `
gym (from gymnasium)
flu (from influenza)
exam (from examination)
zoo (from zoological garden)
lab (from laboratory)
fridge (from refrigerator)
memo (from memorandum)
rhino (from rhinoceros)`,
    },
    {
      name: 'acronym',
      why: 'An acronym is made of first letters or first parts and is spoken as a word.',
      examples: `
NASA (National Aeronautics and Space Administration)
radar (radio detection and ranging)
laser (light amplification by stimulated emission of radiation)
scuba (self-contained underwater breathing apparatus)
NATO (North Atlantic Treaty Organization)
PIN (personal identification number)
sonar (sound navigation and ranging)
UNICEF (United Nations International Children's Emergency Fund)`,
    },
    {
      name: 'eponym',
      why: 'An eponym goes back to the name of a person.',
      examples: `
sandwich (after the Earl of Sandwich)
diesel (after Rudolf Diesel)
braille (after Louis Braille)
boycott (after Charles Boycott)
volt (after Alessandro Volta)
saxophone (after Adolphe Sax)
leotard (after Jules Léotard)
silhouette (after Étienne de Silhouette)`,
    },
    {
      name: 'compound',
      why: 'A compound puts two whole words side by side.',
      examples: `
lighthouse
keyboard
snowstorm
bookworm
teapot
eyewitness
waterfall
footprint`,
    },
  ],
}
