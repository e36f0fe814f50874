/** The right form first, after # the rule: verb (how it is done) or noun (what it is like). */
export const adjectivesAndAdverbs: Record<number, string> = {
  3: `
Grandpa climbed the ladder {carefully|careful|care}. # verb
The soup is {hot|hotly|heat}. # noun
She shook her head {sadly|sad|sadness}. # verb
He has a {loud|loudly|loudness} voice. # noun
The boys met {secretly|secret|secrecy} in the barn. # verb
That was a {brave|bravely|bravery} deed. # noun
Please pat the pony {gently|gentle|gentleness}. # verb
The baby looks {happy|happily|happiness}. # noun
He tapped {nervously|nervous|nervousness} on the desk. # verb
Mom told a {funny|funnily|funniness} story. # noun
The cat stretched {lazily|lazy|laziness} in the sun. # verb
These shoes are {new|newly|newness}. # noun
He solved the puzzle {easily|easy|ease}. # verb
It was an {easy|easily|ease} puzzle. # noun
The lion roared {angrily|angry|anger}. # verb
An {angry|angrily|anger} goose ran after us. # noun
The queen smiled {proudly|proud|pride}. # verb
The tea tastes {bitter|bitterly|bitterness}. # noun
Tia wrote her name {neatly|neat|neatness}. # verb
Her desk is always {neat|neatly|neatness}. # noun
The firefighter acted {bravely|brave|bravery}. # verb
A {wild|wildly|wildness} horse jumped the gate. # noun
The twins clapped {happily|happy|happiness}. # verb
Look at that {bright|brightly|brightness} star! # noun
He answered {politely|polite|politeness}. # verb
The new girl seems {polite|politely|politeness}. # noun
The dog begged {greedily|greedy|greediness} at the table. # verb
This bag is {light|lightly|lightness}. # noun
Ravi wrapped the glass {skillfully|skillful|skill}. # verb
A {careful|carefully|care} driver looks twice. # noun
She won the race {honestly|honest|honesty}. # verb
The {hungry|hungrily|hunger} birds ate every crumb. # noun
The nurse nodded {patiently|patient|patience}. # verb
The water in the lake is {clear|clearly|clearness}. # noun
The rain stopped {suddenly|sudden|suddenness}. # verb
There was a {sudden|suddenly|suddenness} noise. # noun`,
}
