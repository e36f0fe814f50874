import type { Kind } from '../kinds'

const tradition = (name: string, why: string, examples: string): Kind => ({ name, why, examples })

/** Works and where they come from: facts of literary history. */
export const worldWorks: Record<number, readonly Kind[]> = {
  9: [
    tradition(
      'ancient Greece',
      'Works of ancient Greece were composed in Greek, in the world of Homer and the Athenian stage.',
      `
the *Iliad*, about the anger of Achilles before Troy
the *Odyssey*, about a king who needs ten years to sail home
*Antigone*, in which a sister buries her brother against the law
the fables of Aesop, in which beasts act like people
the songs of Sappho of Lesbos, of which mostly fragments are left
*Medea*, the tragedy of a betrayed wife
*The Frogs*, a comedy about poets in the underworld
*Oedipus the King*, about a man who finds that he is the criminal he seeks`,
    ),
    tradition(
      'India',
      'Works of India were composed there, many of them in Sanskrit.',
      `
the *Mahabharata*, about a war between two families of cousins
the *Ramayana*, about a prince whose wife is carried off by a demon king
the *Panchatantra*, animal tales told to teach three princes wisdom
*Shakuntala*, Kalidasa's play about a king who forgets his bride
the *Bhagavad Gita*, a talk between a warrior and his charioteer
the *Rig Veda*, a collection of very old hymns
*Gitanjali*, song offerings by Rabindranath Tagore
the songs of Kabir, a weaver and holy man of Benares`,
    ),
    tradition(
      'Japan',
      'Works of Japan were composed in Japanese.',
      `
*The Tale of Genji*, a novel of court life by Lady Murasaki
*The Pillow Book*, lists and moods noted by a lady of the court
the haiku of the wandering poet Basho
the Noh plays of Zeami, with masks and slow dance
*The Tale of the Heike*, about the fall of a warrior clan
*Kokoro*, a novel by Natsume Soseki
*In a Grove*, in which seven voices tell of one crime, by Akutagawa
*An Account of My Hut*, by a monk who has left the capital`,
    ),
    tradition(
      'Persia',
      'Works of Persia were composed in Persian.',
      `
the *Shahnameh*, Ferdowsi's book of kings
the *Rubaiyat* of Omar Khayyam, poems of four lines
*The Conference of the Birds*, in which birds seek their king
the *Masnavi*, a vast poem by Rumi
the ghazals of Hafez of Shiraz
the *Gulistan*, or rose garden, of Saadi
*Layla and Majnun*, Nezami's poem of mad love
*Vis and Ramin*, an old romance in verse by Gorgani`,
    ),
    tradition(
      'West Africa',
      'Works of West Africa were told by griots or written by its modern authors.',
      `
the epic of Sundiata, sung by griots about the founder of Mali
the Anansi tales, about a spider who outwits the strong
*Things Fall Apart*, Chinua Achebe's novel about an Igbo village
*Death and the King's Horseman*, a play by Wole Soyinka
*The Palm-Wine Drinkard*, a journey to the dead by Amos Tutuola
*So Long a Letter*, a widow's letter by Mariama Bâ of Senegal
*The Dark Child*, Camara Laye's memoir of Guinea
*Efuru*, a novel of Igbo life by Flora Nwapa`,
    ),
    tradition(
      'Latin America',
      'Works of Latin America come from Mexico, Central America, or South America.',
      `
*One Hundred Years of Solitude*, about seven generations of a family in Macondo
*Pedro Páramo*, in which a son finds a town of ghosts
the *Popol Vuh*, in which the Maya tell how the world was made
*Martín Fierro*, a poem about a gaucho
*The House of the Spirits*, a family saga by Isabel Allende
*Twenty Love Poems and a Song of Despair*, by Pablo Neruda
*Ficciones*, stories by Jorge Luis Borges
*Dom Casmurro*, a novel of jealousy by Machado de Assis`,
    ),
  ],
}
