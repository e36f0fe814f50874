import type { Kind } from '../kinds'

export const foundingDocumentsKinds: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'Declaration of Independence',
      why: 'The Declaration of Independence (1776) gives reasons for leaving Britain.',
      examples: `
It says that all men are created equal and have unalienable rights.
It lists the wrongs done by King George III.
It was adopted by the Continental Congress on July 4, 1776.
Thomas Jefferson wrote its first draft.
It claims that governments get their powers from the consent of the governed.
Its signers pledged their lives, their fortunes, and their sacred honor.
It declares that the colonies are free and independent states.
It argues that the people may abolish a government that destroys their rights.`,
    },
    {
      name: 'Common Sense',
      why: "*Common Sense* (1776) is Thomas Paine's pamphlet for independence.",
      examples: `
Thomas Paine published it as a pamphlet in January 1776.
It attacks monarchy in plain words that any farmer could follow.
It calls it absurd for a continent to be ruled by an island forever.
It appeared without the name of its author and sold in great numbers.
It mocks the idea of kings who inherit the crown.
It urged colonists to break with Britain months before Congress did.
It argues like a pamphlet in a tavern: blunt, biblical, and angry.
Its author had arrived from England little more than a year before.`,
    },
    {
      name: 'Constitution',
      why: 'The Constitution (1787) sets up the government.',
      examples: `
It begins with the words *We the People*.
It divides the government into three branches.
It was drawn up in Philadelphia in the summer of 1787.
Its preamble speaks of a more perfect union.
It tells how a bill becomes a law.
It tells how long senators serve and how a president is chosen.
It replaced the Articles of Confederation.
Its fifth article says how it can be amended.`,
    },
    {
      name: 'Bill of Rights',
      why: 'The Bill of Rights (1791) is the first ten amendments.',
      examples: `
It consists of the first ten amendments.
It protects freedom of speech, press, and religion.
It forbids cruel and unusual punishments.
It was ratified in 1791.
It promises a speedy and public trial.
It forbids unreasonable searches and seizures.
It says that nobody must be a witness against himself.
Its first part bars Congress from setting up a religion.`,
    },
    {
      name: 'Gettysburg Address',
      why: "The Gettysburg Address (1863) is Lincoln's short speech at a cemetery.",
      examples: `
It begins by counting back fourscore and seven years.
Lincoln delivered it at the dedication of a soldiers' cemetery in 1863.
It lasts about two minutes and has fewer than three hundred words.
It honors the dead of a battle in Pennsylvania.
It ends with government of, by, and for the people.
It calls for a new birth of freedom in the midst of civil war.
Its speaker said that the world would little note his words.
It followed a speech of two hours by Edward Everett.`,
    },
  ],
}
