import type { Kind } from '../kinds'

export const inferenceStrength: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'stated in the text',
      why: 'What is stated in the text is said outright; nothing has to be inferred.',
      examples: `
Text: "Ruth locked the shop at five." Reader: The shop was locked at five.
Text: "The bus, which was late again, had a flat tire." Reader: The bus was late.
Text: "Old Ben, a retired sailor, fed the gulls." Reader: Ben was once a sailor.
Text: "She hated the cold and always had." Reader: She did not like the cold.
Text: "The two brothers shared one coat." Reader: They had a coat in common.
Text: "No letter came that week." Reader: That week there was no letter.
Text: "The garden, her pride, was in bloom." Reader: She was proud of the garden.
Text: "He paid in coins, as usual." Reader: He paid with coins.
Text: "The bridge was closed because of ice." Reader: Ice was why the bridge was closed.
Text: "Nadia won, to her own surprise." Reader: Nadia was surprised that she won.
Text: "The soup was salty." Reader: There was a good deal of salt in the soup.
Text: "Twelve guests sat down to eat." Reader: There were a dozen guests.`,
    },
    {
      name: 'inferred from clues',
      why: 'What is inferred is not said in the text, but its clues make it very likely.',
      examples: `
Text: "Ruth locked the shop and hid the key under the third brick." Reader: Somebody else may open it.
Text: "He blew into his hands and stamped his feet at the bus stop." Reader: It was cold.
Text: "Old Ben still said *port* and *starboard* in his own kitchen." Reader: He had once worked on ships.
Text: "She wore two sweaters and asked again about the window." Reader: She felt cold.
Text: "The brothers took turns going out, and the coat hung to the knees of both." Reader: They shared one coat.
Text: "She went to the mailbox six times that day." Reader: She expected a letter.
Text: "Every visitor was led to the roses before tea." Reader: The hostess was proud of her roses.
Text: "He counted out the pennies twice." Reader: He had little money.
Text: "The truck driver looked at the iced ramp and turned back." Reader: He thought the ramp unsafe.
Text: "Nadia looked behind her to see for whom they were clapping." Reader: She had not expected to win.
Text: "One spoonful, and all of them reached for the water." Reader: The soup tasted bad or sharp.
Text: "They had to bring in the piano bench and two crates." Reader: There were more guests than chairs.`,
    },
    {
      name: 'not supported by the text',
      why: 'What is not supported by the text is added by the reader: nothing in the text makes it likely.',
      examples: `
Text: "Ruth locked the shop at five." Reader: Business had been bad that day.
Text: "The bus had a flat tire." Reader: The driver was careless.
Text: "Old Ben fed the gulls each morning." Reader: He had been in prison.
Text: "She asked about the window." Reader: She was planning to escape.
Text: "The two brothers shared one coat." Reader: They hated each other.
Text: "No letter came that week." Reader: Her friend had died.
Text: "The garden was in bloom." Reader: It belonged to a rich family.
Text: "He paid in coins." Reader: He had robbed a bank.
Text: "The bridge was closed because of ice." Reader: It was badly built.
Text: "Nadia won the race." Reader: Her rivals let her win.
Text: "The soup was salty." Reader: The cook was in love.
Text: "Twelve guests sat down to eat." Reader: It was a wedding.`,
    },
  ],
}
