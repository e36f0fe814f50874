import type { Kind } from '../kinds'

export const themeOrTopic: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'a topic',
      why: 'A topic is what a story is about, in a word or a few words.',
      examples: `
jealousy between friends
growing up by the sea
the fear of failure
loyalty
life in a mining town
first love
the end of childhood
moving to another country
courage in small things
the price of fame
family secrets
an unfair rule`,
    },
    {
      name: 'a theme',
      why: 'A theme is a whole thought about life that a story shows.',
      examples: `
Envy hurts the one who feels it most.
The sea gives, but it also takes.
People who fear mistakes learn nothing new.
A true friend stays when there is nothing to gain.
Hard places can make tender people.
Love that must be proved every day is not love.
Nobody grows up in a single day.
A home can be carried in songs and recipes.
Quiet courage often goes unseen.
Those who are famous to all may be known to none.
A secret grows heavier the longer it is kept.
An unjust rule is broken first in people's hearts.`,
    },
    {
      name: 'an event',
      why: 'An event is something that happens in the story to one of its characters.',
      examples: `
Rina tears up her friend's drawing.
The storm throws Tomas onto the rocks.
Dev hides on the day of the swim meet.
Old Mr. Bay drives all night to bail out his friend.
Elsie's father comes up from the mine without a word.
Leo waits at the station with a rose.
Hana gives her dolls to the girl next door.
The family unpacks a clay pot in the new kitchen.
Pia returns the wallet and tells nobody.
A crowd tears the singer's coat to pieces.
Grandmother locks the blue letter in a drawer.
The class walks out when the bell rings.`,
    },
  ],
}
