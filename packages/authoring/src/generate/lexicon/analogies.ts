import type { Kind } from '../kinds'

export const analogies: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'synonyms',
      why: 'Synonyms mean nearly the same.',
      examples: `
vast : huge
shy : timid
begin : start
weary : tired
brave : bold
odd : strange
mend : repair
glad : happy`,
    },
    {
      name: 'antonyms',
      why: 'Antonyms mean the opposite of each other.',
      examples: `
ancient : modern
scarce : plentiful
expand : shrink
humble : proud
arrive : depart
shallow : deep
victory : defeat
transparent : opaque`,
    },
    {
      name: 'part : whole',
      why: 'In *part : whole*, the first word names a part of what the second names.',
      examples: `
petal : flower
page : book
rung : ladder
chapter : novel
toe : foot
sleeve : shirt
keel : ship
verse : song`,
    },
    {
      name: 'item : category',
      why: 'In *item : category*, the first word names one kind of what the second names.',
      examples: `
oak : tree
trout : fish
carrot : vegetable
sonnet : poem
copper : metal
ruby : gem
waltz : dance
beetle : insect`,
    },
    {
      name: 'cause : effect',
      why: 'In *cause : effect*, the first word names what brings about the second.',
      examples: `
virus : illness
joke : laughter
exercise : fitness
spark : blaze
insult : anger
earthquake : damage
thirst : drinking
success : pride`,
    },
    {
      name: 'worker : tool',
      why: 'In *worker : tool*, the second word names what the worker works with.',
      examples: `
painter : brush
carpenter : saw
tailor : needle
surgeon : scalpel
farmer : plow
astronomer : telescope
sculptor : chisel
barber : razor`,
    },
  ],
}
