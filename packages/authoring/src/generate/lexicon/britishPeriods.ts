import type { Kind } from '../kinds'

const period = (name: string, why: string, examples: string): Kind => ({ name, why, examples })

/** Works and their periods: facts of literary history. */
export const britishPeriods: Record<number, readonly Kind[]> = {
  10: [
    period(
      'medieval (to 1500)',
      'Medieval works were written in Old or Middle English, before printing had spread.',
      `
*Beowulf*, about a hero who fights a monster in a hall
*The Canterbury Tales*, told by pilgrims on the road, by Chaucer
*Sir Gawain and the Green Knight*, about a beheading game at Christmas
*Everyman*, a play in which Death summons a man to his reckoning
*Piers Plowman*, a dream vision of a field full of folk
*Le Morte d'Arthur*, Malory's tales of the Round Table
*The Wanderer*, an Old English poem of exile
*The Dream of the Rood*, in which a cross speaks`,
    ),
    period(
      'Renaissance (1500 to 1660)',
      'The Renaissance was the age of humanism, of the theaters and the sonnet.',
      `
*Hamlet*, about a prince who hesitates to avenge his father
*Doctor Faustus*, in which a scholar sells his soul, by Marlowe
*The Faerie Queene*, Spenser's allegory in praise of Elizabeth
*Volpone*, Ben Jonson's comedy of greed
*Astrophil and Stella*, a sequence of sonnets by Sidney
*Utopia*, Thomas More's book about an island without money
*The Duchess of Malfi*, Webster's tragedy of a widow's secret marriage
*Twelfth Night*, a comedy of twins and disguise by Shakespeare`,
    ),
    period(
      'Restoration and eighteenth century',
      'The Restoration and the eighteenth century were the age of wit, reason, and satire, and of the first novels.',
      `
*Gulliver's Travels*, Swift's satire of tiny and giant nations
*The Rape of the Lock*, Pope's mock epic about a lock of hair
*Robinson Crusoe*, about a castaway on an island, by Defoe
*The School for Scandal*, a comedy of gossip by Sheridan
*Tom Jones*, Fielding's novel of a foundling
*Tristram Shandy*, Sterne's novel that never gets to its point
*The Way of the World*, a comedy of manners by Congreve
*Rasselas*, Samuel Johnson's tale of a prince in search of happiness`,
    ),
    period(
      'Romantic (1798 to 1837)',
      'The Romantic age set feeling, nature, and imagination first.',
      `
*Lyrical Ballads*, by Wordsworth and Coleridge
"Ozymandias," Shelley's sonnet on a broken statue
"Ode to a Nightingale," by Keats
*Frankenstein*, about a student who makes a living being, by Mary Shelley
"The Rime of the Ancient Mariner," about the killing of an albatross
*Childe Harold's Pilgrimage*, which made Byron famous
*Ivanhoe*, Walter Scott's romance of knights
*The Prelude*, Wordsworth's long poem on the growth of his mind`,
    ),
    period(
      'Victorian (1837 to 1901)',
      'Victorian works were written under Queen Victoria, in the age of the long novel.',
      `
*Great Expectations*, about the orphan Pip, by Dickens
*Jane Eyre*, about a governess and a house with a secret
*Middlemarch*, George Eliot's novel of a provincial town
"My Last Duchess," a dramatic monologue by Browning
*Tess of the d'Urbervilles*, by Hardy
*In Memoriam*, Tennyson's poem for a dead friend
*The Importance of Being Earnest*, a comedy by Oscar Wilde
"Goblin Market," Christina Rossetti's poem of two sisters`,
    ),
    period(
      'modern (after 1901)',
      'Modern works were written in the twentieth century, the age of the world wars.',
      `
*Mrs. Dalloway*, which follows one day in London, by Virginia Woolf
*Animal Farm*, Orwell's fable of a revolution that fails
"Dulce et Decorum Est," Wilfred Owen's poem on a gas attack
*Brave New World*, Huxley's novel of a future without pain
*Pygmalion*, in which a professor teaches a flower girl to speak, by Shaw
*A Passage to India*, by E. M. Forster
*Lord of the Flies*, about boys on an island without adults
*Waiting for Godot*, a play in which nobody comes, by Beckett`,
    ),
  ],
}
