import type { Kind } from '../kinds'

export const plotDevicesKinds: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'foreshadowing',
      why: 'Foreshadowing hints at what will come later.',
      examples: `
Nobody noticed the small crack in the dam. They would remember it in May.
"What could go wrong?" laughed the captain, and a black cloud rose in the west.
She hung the key on the wrong hook. It was a mistake that would cost her dearly.
The old dog refused to step on the ice. Only later did we understand why.
He waved from the boat. It was the last time that they would see his red cap.
A single match lay on the dry grass, and the wind was about to turn.
The fortune teller looked at his palm, turned pale, and gave him back his coin.
As he signed, the pen leaked, and a stain spread slowly over his name.
The bridge groaned under the first cart. Eleven more would have to cross.`,
    },
    {
      name: 'flashback',
      why: 'A flashback leaves the present of the story and shows an earlier time.',
      examples: `
The smell of smoke took him back. He was six again, and the barn was burning.
She touched the scar. Ten years earlier, she had climbed that very fence.
He heard the song and was once more a boy on his father's shoulders.
Looking at the empty chair, Ana remembered the last dinner, when all had still sat there.
The ring was cold in her hand. Long ago, on another island, it had been warm.
Before he could answer, he saw it all again: the rain, the road, the year he was nine.
The bell rang, and she was back in the village school of her childhood.
He closed his eyes. Twenty years before, the same sea had been full of ships.
Turning the page, Mei thought of the summer when she had first read it.`,
    },
    {
      name: 'cliffhanger',
      why: 'A cliffhanger stops at the moment of greatest tension.',
      examples: `
The rope began to tear. Leo looked down, and his hand slipped. (End of chapter)
She opened the envelope, read one line, and screamed. (End of chapter)
The door handle turned, though the house was empty. (End of chapter)
"I know who took the crown," said the cook. "It was—" The lights went out. (End of chapter)
The two trains were on the same track. (End of chapter)
He counted the divers. One was missing. (End of chapter)
The judge unfolded the paper and cleared his throat. (End of chapter)
Under the floor, something knocked back. (End of chapter)
The bear stood up, and the gun was in the tent. (End of chapter)`,
    },
    {
      name: 'red herring',
      why: 'A red herring is a false clue that leads the reader to the wrong conclusion.',
      examples: `
Everyone suspected the gardener with the muddy boots; in the last chapter he turned out to be innocent.
The broken window made us think of a thief, but a branch had done it.
All clues pointed to the jealous twin, until it was proved that she had been abroad.
The stranger with the knife seemed to be the killer; he was only the new cook.
We feared the silent neighbor for ten chapters, and he was merely shy.
The stained glove misled even the detective: it was paint, not blood.
The limping man looked guilty from the start, yet he had nothing to do with it.
The letter in green ink sent the police after the poet, who had not written it.
Readers blame the butler because he hides something; it is only a birthday cake.`,
    },
  ],
}
