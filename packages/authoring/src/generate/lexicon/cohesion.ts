import type { Kind } from '../kinds'

export const cohesionKinds: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'pronoun',
      why: 'A pronoun points back to what was named.',
      examples: `
The committee met at dawn. *It* chose a new chair.
The divers found two jars. *They* were full of oil.
My aunt repairs clocks. *She* learned it in the navy.
The old law was unpopular. Few people missed *it*.
Bats hunt at night. Echoes guide *them*.
The king feared the poet. *He* had him banished.
The bridge shook. Nobody dared to cross *it*.
The singers were late. The crowd forgave *them*.
Mount Aster is a volcano. *It* last erupted in 1840.`,
    },
    {
      name: 'repeated word',
      why: 'The same word comes again and keeps the subject in view.',
      examples: `
The committee chose a *chair*. The *chair* was a farmer.
We lacked *water*. Without *water*, no camp lasts.
Some call it *luck*. But *luck* favors the prepared.
He spoke of *honor*. *Honor* had cost him two houses.
The *river* divides the town. The *river* also feeds it.
They promised *peace*. What came was not *peace*.
She studied *silence*. For her, *silence* had a sound.
The plan needs *trust*. And *trust* needs time.
The film is about *debt*. In it, *debt* is a monster.`,
    },
    {
      name: 'synonym',
      why: 'Another word names the same thing again.',
      examples: `
The *physician* arrived at six. The *doctor* was soaked.
A *blaze* broke out. By noon the *fire* had reached the mill.
The *vessel* leaked. Still, the *ship* made port.
The *thief* left a glove. The police soon caught the *robber*.
The *pupils* wrote to the mayor. He invited the *students* to lunch.
They heard a *noise*. The *sound* came from the well.
An *error* slipped in. Nobody saw the *mistake* for years.
The *journey* was long. After the *trip*, they slept for a day.
The *peak* lay in clouds. At four we stood on the *summit*.`,
    },
    {
      name: 'transition',
      why: 'A transition names the relation between the sentences.',
      examples: `
The committee could not agree. *Therefore*, it met again.
The jar is cracked. *Nevertheless*, it holds oil.
Clocks need care. *For example*, they must be kept dry.
The law failed. *Consequently*, smuggling grew.
Bats are not birds. *Moreover*, they are not blind.
The poet was banished. *However*, his songs stayed.
The east bank is steep. *In contrast*, the west bank is flat.
The singers tuned up. *Meanwhile*, the hall filled.
The volcano is asleep. *Still*, it is watched day and night.`,
    },
  ],
}
