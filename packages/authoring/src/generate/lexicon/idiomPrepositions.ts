/** The preposition that the word demands first; after `#` the word. */
export const prepositionSentences = `
Few of us are capable {of|to|for} such patience. # capable
The plan must comply {with|to|by} the law. # comply
She is independent {of|from|by} her parents. # independent
They object {to|against|at} the new tax. # object
The results are consistent {with|to|of} the theory. # consistent
He insisted {on|at|for} paying the bill. # insist
The island is rich {in|of|on} copper. # rich
Her skill is superior {to|than|over} mine. # superior
The report differs {from|than|to} the first one. # differ
The guard was oblivious {of|from|at} the danger. # oblivious
The court found him guilty {of|for|on} theft. # guilty
Nobody is immune {to|of|for} flattery. # immune
The village depends {on|from|of} the ferry. # depend
They are accused {of|for|with} fraud. # accused
We were deprived {of|from|off} sleep. # deprive
She is devoted {to|for|at} her students. # devoted
The poem is typical {of|for|to} its age. # typical
He prefers tea {to|than|as} coffee. # prefer
The old man is adept {at|of|to} chess. # adept
This law is subject {to|of|under} change. # subject
The river abounds {in|of|by} trout. # abound
They refrained {from|of|off} laughing. # refrain
The fine is proportionate {to|for|against} the harm. # proportionate
He is averse {to|at|with} noise. # averse
We must account {for|of|about} every coin. # account
The novel consists {of|in|from} letters. # consist
She is acquainted {with|to|of} the rules. # acquainted
She is versed {in|at|on} Roman law. # versed
The valley is devoid {of|from|without} trees. # devoid
His story is at odds {with|to|against} the facts. # odds
The museum is renowned {for|of|by} its clocks. # renowned
The rule prohibits us {from|of|at} speaking. # prohibit
She succeeded {in|to|at} opening the safe. # succeed
The child is susceptible {to|for|at} colds. # susceptible
The crowd was intent {on|for|to} revenge. # intent
The crew is responsible {for|of|on} the engines. # responsible`
