import type { Kind } from '../kinds'

export const conflicts: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'character vs. character',
      why: 'Character vs. character: two people, or two groups, want what cannot both be.',
      examples: `
Two sisters both want the one room with a window.
Farid accuses his best friend of stealing his idea.
The landlord wants the shop; the shoemaker will not leave.
A detective and a forger try to outwit each other.
Rosa and her rival climb the same wall to win one prize.
The new captain and the old one give opposite orders.
Uncle Theo wants to sell the farm, and Mina will not let him.
Two kings claim the same bridge.
A bully takes Sam's seat every day until Sam stands up to him.
The coach and the star player argue before the final.`,
    },
    {
      name: 'character vs. nature',
      why: 'Character vs. nature: somebody struggles with weather, land, sea, or beasts.',
      examples: `
A sailor fights to keep her boat upright in a gale.
The hikers must cross the pass before the blizzard.
A farmer tries to save his sheep from the flood.
Lost in the desert, Amir looks for water.
A girl waits in a tree while wolves circle below.
The village digs trenches as the lava comes near.
A pilot walks for six days out of the frozen woods.
After the earthquake, a boy crawls through the rubble.
Two brothers battle a swarm of locusts for their wheat.
A diver is caught in a current under the ice.`,
    },
    {
      name: 'character vs. self',
      why: 'Character vs. self: somebody is torn between wishes, or fights a fear or a fault within.',
      examples: `
Jana found a wallet and cannot decide whether to keep it.
Paul longs to sing but is ashamed of his own voice.
A runner must overcome her fear of starting again after a fall.
Ravi cannot forgive himself for what he said.
Should Lin follow her dream or stay with her grandmother? She lies awake.
The judge struggles with his pity for the man he must sentence.
Dana knows that she is lazy and wrestles with it every morning.
A soldier who deserted is tormented by his conscience.
Half of Emil wants to tell the truth, and half wants to be liked.
The dancer doubts her own talent on the eve of the show.`,
    },
    {
      name: 'character vs. society',
      why: 'Character vs. society: somebody is up against the laws or customs of a whole community.',
      examples: `
A girl goes to school in a country where the law forbids it to girls.
The whole town shuns Mr. Arlo for what he believes.
A printer secretly publishes books that the government has banned.
In a land where all must wear gray, Iva sews a red coat.
A teacher breaks the segregation laws of her state.
The village custom says that only men may fish; Tia builds a boat.
A boy refuses the uniform that every citizen has to wear.
The doctor treats people whom the city has declared outcasts.
A farmer will not pay a tax that the whole kingdom accepts.
Everyone in the colony worships the machine; Odile asks why.`,
    },
  ],
}
