import type { Kind } from '../kinds'

export const definitionsKinds: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'class and difference',
      why: 'A definition by class and difference names the class and what sets the thing apart in it.',
      examples: `
A barometer is an instrument that measures the pressure of the air.
A sonnet is a poem that has fourteen lines.
A jury is a group of citizens that decides a case in court.
A quarry is a pit from which stone is cut.
A monarchy is a state that is ruled by a king or queen.
An axiom is a statement that is accepted without proof.
A tariff is a tax that is paid on imported goods.
A glacier is a mass of ice that flows slowly downhill.`,
    },
    {
      name: 'example',
      why: 'A definition by example shows cases of the thing.',
      examples: `
Weather instruments are, for example, the barometer and the wind vane.
Civil disobedience is, for instance, what Thoreau did when he refused his tax.
By renewable energy we mean such things as wind, sun, and tides.
Irony is, for example, a fire in a fire station.
Symbols are things such as a flag, a dove, or a crown.
Courage is, for instance, what a shy child shows by speaking up.
Invasive species are animals such as the cane toad and the gray squirrel.
A monopoly is, for example, the only well in a desert town.`,
    },
    {
      name: 'synonym',
      why: 'A definition by synonym gives another word for the thing.',
      examples: `
The host is loquacious, in other words, talkative.
A physician, that is, a doctor, must be present.
To abdicate, in other words, to step down, takes courage.
The fauna, that is, the animals, of the island are unique.
He was taciturn, in other words, silent.
The edifice, that is, the building, was condemned.
To emulate, in other words, to imitate, is natural.
Her demise, that is, her death, ended the line.`,
    },
    {
      name: 'negation',
      why: 'A definition by negation says what the thing is not.',
      examples: `
Freedom is not the absence of all rules.
Courage is not a lack of fear.
A republic is not rule by the loudest.
Justice is not revenge.
Wit is not cruelty.
A whale is not a fish.
Patience is not weakness.
A theory is not a mere guess.`,
    },
    {
      name: 'origin',
      why: 'A definition by origin tells where the word comes from.',
      examples: `
*Salary* comes from the Latin word for salt.
*Astronaut* comes from Greek words for star and sailor.
*Democracy* goes back to Greek words for people and rule.
*Candidate* comes from the Latin for dressed in white.
*Muscle* goes back to a Latin word for little mouse.
*Companion* comes from Latin: one with whom bread is shared.
*Window* goes back to Old Norse words for wind and eye.
*Quarantine* comes from the Italian for forty days.`,
    },
  ],
}
