import type { Kind } from '../kinds'

const wordOf = (example: string): string => example.split(':')[0] ?? ''

/** Words with two meanings, each in a sentence that shows one of them. */
export const twoMeanings: readonly Kind[] = [
  {
    name: 'an animal',
    why: 'An animal is alive. It eats and moves.',
    tell: (example) => `Here **${wordOf(example)}** is the name of an animal.`,
    examples: `
duck: A duck swims on the pond.
bat: The bat sleeps all day and flies at night.
fly: A fly sat on my nose.
bear: The bear has two cubs.
seal: The seal eats a fish.
fish: The fish has a red tail.
mouse: The mouse ate some cheese.
bug: A green bug is on the leaf.
swallow: The swallow feeds its chicks.
kid: The baby goat is a kid.
crane: The crane is a bird with long legs.
calf: The calf drinks milk from its mother cow.`,
  },
  {
    name: 'a thing',
    why: 'A thing is not alive. You can see it or hold it.',
    tell: (example) => `Here **${wordOf(example)}** is the name of a thing.`,
    examples: `
bat: I hit the ball with a bat.
ring: Mom has a gold ring on her hand.
can: The soup is in a can.
watch: Look at your watch and tell me the time.
saw: Dad cut the log with a saw.
swing: The swing hangs from a tree.
brush: My brush is full of red paint.
stamp: Put a stamp on the card.
mouse: The mouse is next to the computer.
rock: She sat on a big rock.
slide: The new slide is made of wood.
hammer: The hammer is in the tool box.`,
  },
  {
    name: 'something you do',
    why: 'Something you do is an action, such as *run* or *sing*.',
    tell: (example) => `Here **${wordOf(example)}** tells what somebody does.`,
    examples: `
duck: I duck so that the ball does not hit me.
fly: We fly a kite in the wind.
saw: Last night I saw the moon.
ring: You ring the bell, and I open the door.
watch: We watch the ducks in the park.
fish: We fish in the lake with Grandpa.
swing: I swing up high.
brush: You brush your teeth.
stamp: Do not stamp your feet.
rock: We rock the baby to sleep.
slide: The boys slide down the hill.
swallow: Chew your food and swallow it.`,
  },
]
