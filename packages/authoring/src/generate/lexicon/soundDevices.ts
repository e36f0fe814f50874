import type { Kind } from '../kinds'

export const soundDeviceKinds: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'alliteration',
      why: 'Alliteration: nearby words begin with the same sound.',
      examples: `
Seven silver swans sailed south.
Dark dogs dug deep holes by the ditch.
Bright birds built a big bower.
Foxes and falcons fear the fire.
The moon made a mountain of milk.
Tall towers trembled in the twilight.
Nine new nets hung near the nave.
Lazy lizards lay along the ledge.
Green grass grows on the graves.`,
    },
    {
      name: 'onomatopoeia',
      why: 'Onomatopoeia: a word imitates the sound that it names.',
      examples: `
The hornets buzz above the clover.
Mud squelches under our boots.
A hiss rose from the old kettle.
The gate clanks in the wind.
Snow crunched with every step.
The engine sputtered and died.
Rain went plop into the barrel.
An owl hoots behind the barn.
The fire crackled all evening.`,
    },
    {
      name: 'internal rhyme',
      why: 'Internal rhyme: two words of one line rhyme.',
      examples: `
The cold grows bold when lamps go out.
I saw a hare upon the stair.
The bell that fell was never found.
She wrote a note upon the sand.
The night was bright above the roofs.
A mouse ran off behind our house.
The king will sing before the feast.
The rain came over hill and plain.
My coat was in the little boat.`,
    },
    {
      name: 'repetition',
      why: 'Repetition: the same word comes again and again.',
      examples: `
Wait for the tide, wait for the wind, wait for me.
Home is the hill, home is the gate.
Never the rose, never the thorn.
Gone are the ships and gone are the sailors.
Row through the dark, row into morning, row.
Slowly the ice, slowly the water.
Water above us, water below us.
Once for the father, once for the child.
Silence on the stairs, silence in every room.`,
    },
  ],
}
