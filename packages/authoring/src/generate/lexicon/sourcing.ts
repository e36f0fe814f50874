import type { Kind } from '../kinds'

export const sourcing: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'needs no source',
      why: "Common knowledge needs no source, nor does the writer's own observation or opinion.",
      examples: `
Water freezes at zero degrees Celsius.
In my interviews, four of five neighbors smiled.
Paris is the capital of France.
I believe that the second stanza is the stronger one.
The Second World War ended in 1945.
The poem in question has fourteen lines.
There are seven days in a week.
I noticed that the clerk never looked up.
*Hamlet* is a play by Shakespeare.
The earth revolves around the sun.
My own survey had twenty questions.
Spiders have eight legs.`,
    },
    {
      name: 'quotation without a source',
      why: "In a quotation without a source, somebody's exact words are put in quotation marks, and nobody is named.",
      examples: `
The garden was "a slow argument with the wind."
Bees are said to be "the accountants of the meadow."
One reviewer called it "a cathedral made of coughs."
"No map," it has been said, "is innocent."
The town is "a clock that has forgotten its hour."
Critics have named the style "thrift with a grin."
Silence, we read, "is the rent that neighbors pay."
The film was "two hours of magnificent rain."
Memory has been called "a thief with good manners."
"A bridge is a promise," one engineer wrote.
The novel is "a long letter to nobody."
Language, it was once remarked, "is a city without walls."`,
    },
    {
      name: 'borrowed finding without a source',
      why: 'A finding or figure that is borrowed without a source does not name the person who worked it out.',
      examples: `
Adults who walk daily live 3.4 years longer.
Recent research has shown that crows count to four.
Studies prove that quiet offices raise output by 12 percent.
It has been found that most readers skip prefaces.
The harbor lost 61 percent of its sea grass in a decade.
Experiments reveal that plants grow faster in blue light.
Scholars have proved that the letter is a forgery.
Surveys show that 7 of 10 commuters would rather bike.
The average teenager touches a phone 120 times a day.
New measurements put the glacier's loss at 2 meters a year.
Psychologists have found that blue rooms calm children.
The vaccine cut infections by 40 percent in trials.`,
    },
    {
      name: 'properly sourced',
      why: 'What is properly sourced is credited to its author, with the page.',
      examples: `
Baker calls the garden "a slow argument with the wind" (12).
The harbor lost most of its sea grass in a decade (Ruiz 45).
According to Okada, crows can count to four (88).
One reviewer praises the "cathedral made of coughs" (Lund 3).
As Petrov shows, the letter must be a forgery (201).
Most readers skip prefaces (Amadi 17).
Walkers live longer, as Ferrer has calculated (59).
"No map," writes Baker, "is innocent" (7).
Silence "is the rent that neighbors pay" (Ito 30).
Nguyen measured the loss of the glacier (114).
Blue rooms calm children (Haas 66).
For Delacroix, memory is "a thief with good manners" (91).`,
    },
  ],
}
