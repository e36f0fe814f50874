/** The right form first; after `#` what is needed there. */
export const patternSentences: Record<number, string> = {
  9: `
The committee will {analyze|analysis|analytical} the results in May. # verb
Her {analysis|analyze|analytical} of the poem filled nine pages. # noun
The old map is of great {significance|significant|significantly} to the town. # noun
The change was {significant|significance|significantly} for every farmer. # adjective
Prices rose {significantly|significance|significant} after the flood. # adverb
The museum wants to {preserve|preservation|preservative} the wooden ship. # verb
The {preservation|preserve|preserved} of old films is expensive. # noun
He gave a {persuasive|persuade|persuasion} speech to the council. # adjective
She tried to {persuade|persuasion|persuasive} the judge to wait. # verb
The witness spoke {persuasively|persuade|persuasive} for an hour. # adverb
The author hopes to {simplify|simplicity|simple} the language of the law. # verb
The {simplicity|simplify|simple} of the design surprised the jury. # noun
The principal must {clarify|clarity|clearly} the rule before Monday. # verb
The guide explained the rules with great {clarity|clarify|clear}. # noun
It was a {creative|create|creation} answer to a dull question. # adjective
The {creation|create|creative} of the park took eleven years. # noun
The crew worked {creatively|creative|creation} with little money. # adverb
The law will {strengthen|strength|strong} the rights of tenants. # verb
The {strength|strengthen|strong} of the rope was tested twice. # noun
The report was {critical|criticize|critically} of the new bridge. # adjective
Few people dared to {criticize|criticism|critical} the king. # verb
His {criticism|criticize|critical} of the film was unfair. # noun
The two accounts seem {contradictory|contradict|contradiction} at first. # adjective
New facts may {contradict|contradiction|contradictory} the theory. # verb
There is a {contradiction|contradict|contradictory} in the second chapter. # noun
The storm caused {considerable|consider|considerably} damage to the roof. # adjective
The river is {considerably|consider|considerable} wider in the spring. # adverb
The {accuracy|accurate|accurately} of the clock is remarkable. # noun
The scale must be {accurate|accuracy|accurately} to a tenth of a gram. # adjective
She measured the shadow {accurately|accuracy|accurate}. # adverb
The {complexity|complex|complicate} of the engine puzzled us. # noun
More rules would only {complicate|complexity|complex} the game. # verb
The novel has an {inventive|invent|invention} plot. # adjective
Her best {invention|invent|inventive} was a quiet drill. # noun
The vaccine can {immunize|immunity|immune} a child for life. # verb
The {immunity|immunize|immune} of the patients lasted for years. # noun
`,
}
