import type { Kind } from '../kinds'

const movement = (name: string, why: string, examples: string): Kind => ({ name, why, examples })

/** Works and their movements: facts of literary history. */
export const americanMovements: Record<number, readonly Kind[]> = {
  11: [
    movement(
      'Puritan New England',
      'Puritan works were written by settlers of the seventeenth century, or their heirs, for whom every event showed the hand of God.',
      `
*Of Plymouth Plantation*, William Bradford's history of the Pilgrims
the poems of Anne Bradstreet, wife and mother in Massachusetts Bay
"Sinners in the Hands of an Angry God," a sermon by Jonathan Edwards
"A Model of Christian Charity," John Winthrop's sermon on the city upon a hill
Mary Rowlandson's story of her captivity and restoration
*The Day of Doom*, Michael Wigglesworth's poem of the Last Judgment
*The New England Primer*, which taught the alphabet with Adam's fall
the meditations in verse of the minister Edward Taylor`,
    ),
    movement(
      'age of reason and revolution',
      'Works of this age were written in the eighteenth century, in the spirit of reason, for readers who were making a republic.',
      `
*Common Sense*, Thomas Paine's pamphlet for independence
*Poor Richard's Almanack*, Benjamin Franklin's yearly book of sayings
the Declaration of Independence, drafted by Jefferson
*The Federalist*, essays in defense of the Constitution
*Letters from an American Farmer*, by Crèvecoeur, who asks what an American is
Patrick Henry's speech to the Virginia Convention
*The American Crisis*, read to Washington's soldiers
*Notes on the State of Virginia*, Jefferson's answers to a Frenchman's questions`,
    ),
    movement(
      'Romanticism and Transcendentalism',
      'Romantic and Transcendentalist works were written between about 1820 and 1865 and trust imagination, nature, or the single soul.',
      `
*Walden*, Thoreau's account of two years by a pond
"Self-Reliance," Emerson's essay on trusting oneself
*Moby-Dick*, about a captain who hunts a white whale
*The Scarlet Letter*, Hawthorne's romance of guilt in old Boston
"The Raven," Poe's poem with the refrain *Nevermore*
*Nature*, in which Emerson becomes a transparent eyeball
"Resistance to Civil Government," written after Thoreau's night in jail
"The Legend of Sleepy Hollow," by Washington Irving`,
    ),
    movement(
      'Realism and Naturalism',
      'Realist and Naturalist works were written between about 1865 and 1910 and show ordinary life, or the forces that crush people, without romance.',
      `
*Adventures of Huckleberry Finn*, about a boy and a man fleeing bondage on a raft
*The Red Badge of Courage*, Stephen Crane's novel of a frightened soldier
*Daisy Miller*, Henry James's study of an American girl abroad
"To Build a Fire," Jack London's story of a man in the cold
*The Rise of Silas Lapham*, William Dean Howells's novel of a paint maker
*Sister Carrie*, about a country girl in Chicago, by Theodore Dreiser
*The Awakening*, Kate Chopin's novel of a wife in Louisiana
*McTeague*, Frank Norris's novel of a dentist ruined by greed`,
    ),
    movement(
      'Modernism outside Harlem',
      'Modernist works were written in the early twentieth century and break old forms to show a broken world.',
      `
*The Great Gatsby*, about a rich man's dream and its end
*The Sound and the Fury*, told by four voices, by Faulkner
"In a Station of the Metro," Ezra Pound's poem of two lines
*The Sun Also Rises*, Hemingway's novel of people adrift after the war
"The Red Wheelbarrow," by William Carlos Williams
*As I Lay Dying*, in which a family carries a coffin through fifteen voices
"The Love Song of J. Alfred Prufrock," by T. S. Eliot
"Anyone Lived in a Pretty How Town," by E. E. Cummings`,
    ),
    movement(
      'Harlem Renaissance',
      'The Harlem Renaissance was the flowering of African American writing in and around Harlem in the 1920s and 1930s.',
      `
*The Weary Blues*, the first book of poems by Langston Hughes
*Their Eyes Were Watching God*, Zora Neale Hurston's novel of Janie
"If We Must Die," a sonnet by Claude McKay
*Color*, poems by Countee Cullen
*Cane*, Jean Toomer's book of sketches and verse from Georgia
*God's Trombones*, seven sermons in verse by James Weldon Johnson
*Plum Bun*, a novel by Jessie Fauset
*Passing*, Nella Larsen's novel of two friends in New York`,
    ),
  ],
}
