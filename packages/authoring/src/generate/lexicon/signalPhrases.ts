/** A quotation and what leads to it, the right way first; after `#` the rule. */
export const signalPhraseSentences = `
Diaz {writes, "The|writes "The|writes; "The} river was our road." # comma
Chen admits {that "the|that, "the|that: "The} maps were wrong." # that
The report ends with a {warning: "No|warning, "No|warning "No} dam lasts forever." # colon
In her diary, Lund {notes, "We|notes "We|notes; "We} ate the last bread today." # comma
The witness swore {that "no|that, "no|that: "No} lamp was burning." # that
The mayor made one {promise: "The|promise, "The|promise "The} bells will ring again." # colon
According to {Okafor, "the|Okafor "the|Okafor; "the} ice was a meter thick." # comma
The author calls the city {a "beautiful|a, "beautiful|a: "Beautiful} machine." # that
The sign left no {doubt: "Keep|doubt, "Keep|doubt "Keep} off the ice." # colon
The captain {answered, "There|answered "There|answered; "There} is no wind." # comma
Ruiz argues {that "trees|that, "trees|that: "Trees} are the lungs of a town." # that
Her last line is a {question: "Who|question, "Who|question "Who} will plant the next orchard?" # colon
As Park {explains, "bees|explains "bees|explains; "bees} can count to four." # comma
The guide told us {that "every|that, "every|that: "Every} stone has a name." # that
The law is {clear: "A|clear, "A|clear "A} ferry must carry boats." # colon
The old miller {said, "Flour|said "Flour|said; "Flour} is gold." # comma
The poet sees the sea as {a "gray|a, "gray|a: "Gray} and restless field." # that
The letter had a cold {ending: "Do|ending, "Do|ending "Do} not write again." # colon
Novak {asks, "Why|asks "Why|asks; "Why} did nobody ring the bell?" # comma
The study shows {that "sleep|that, "sleep|that: "Sleep} repairs the memory." # that
The judge was {brief: "The|brief, "The|brief "The} case is closed." # colon
In the words of {Amadi, "a|Amadi "a|Amadi; "a} good teacher is a window." # comma
The farmer feared {that "the|that, "the|that: "The} well would fail." # that
The telegram brought good {news: "All|news, "All|news "All} are safe." # colon
The nurse {wrote, "Nobody|wrote "Nobody|wrote; "Nobody} slept that night." # comma
The review describes the opera {as "loud|as, "loud|as: "Loud} and endless." # that
The rule is {simple: "Leave|simple, "Leave|simple "Leave} the gate as you found it." # colon
Silva {remarks, "Silence|remarks "Silence|remarks; "Silence} can be an answer." # comma
The coach believes {that "luck|that, "luck|that: "Luck} is trained." # that
The inscription repeats the old {motto: "Work|motto, "Work|motto "Work} and wait." # colon
As Haddad {observes, "cities|observes "cities|observes; "cities} grow like coral." # comma
The scout reported {that "smoke|that, "smoke|that: "Smoke} rose from the ridge." # that
The diary opens with a {confession: "I|confession, "I|confession "I} never liked the sea." # colon
The driver {replied, "This|replied "This|replied; "This} bus is full." # comma
The critic finds the ending {too "neat|too, "neat|too: "Neat} for a tragedy." # that
Grandma had one {rule: "Nobody|rule, "Nobody|rule "Nobody} leaves hungry." # colon`
