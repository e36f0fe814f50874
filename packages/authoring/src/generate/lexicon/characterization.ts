import type { Kind } from '../kinds'

export const characterizationKinds: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'direct statement',
      why: 'Direct characterization: the narrator says what the character is like.',
      examples: `
Aunt Ida was a generous and fearless woman.
The sergeant was vain, lazy, and cruel.
Old Pell was the most honest man in the valley.
Tomas was shy by nature and stubborn by habit.
The duchess was clever but cold.
Nobody was ever more patient than the ferryman.
The boy was curious and a little spoiled.
Her cousin was a coward, and always had been.`,
    },
    {
      name: 'speech',
      why: "Speech: the character's own words let us infer what he or she is like.",
      examples: `
"Take my coat; I never feel the cold," said Aunt Ida.
"Someone else can dig," yawned the sergeant.
"I counted wrong. I owe you a penny," said Old Pell.
"I'd rather not sing, if you please," whispered Tomas.
"Tears?" said the duchess. "How very wet."
"No hurry," said the ferryman, "the river waits, too."
"But why does the moon follow us?" asked the boy.
"You go first into the cave," her cousin said.`,
    },
    {
      name: 'action',
      why: 'Action: what the character does lets us infer what he or she is like.',
      examples: `
Aunt Ida gave her umbrella to a stranger and walked home in the rain.
The sergeant polished his medals while his men carried the stones.
Old Pell rode nine miles to return a coin.
Tomas hid behind the curtain until the guests had left.
The duchess stepped over the beggar and adjusted her glove.
The ferryman rowed back three times for a forgotten hat.
The boy took the clock apart and licked the wheels.
Her cousin locked himself into the pantry at the first shot.`,
    },
    {
      name: 'thought',
      why: "Thought: the character's thoughts let us infer what he or she is like.",
      examples: `
Aunt Ida wondered which of her neighbors might be hungry.
How they must all admire my boots, the sergeant thought.
Old Pell lay awake and wondered whether the scale had been true.
If only nobody looks at me, Tomas hoped.
The duchess thought of the servants as furniture.
The ferryman thought that a storm, too, had its reasons.
The boy wondered what was inside the queen's crown.
Let it be someone else, her cousin prayed silently.`,
    },
    {
      name: 'effect on others',
      why: 'Effect on others: how others react to the character lets us infer what he or she is like.',
      examples: `
Whenever Aunt Ida entered, children ran to her.
The recruits fell silent when the sergeant's steps came near.
The whole village brought its quarrels to Old Pell.
People often forgot that Tomas was in the room.
The maids shivered at the sight of the duchess.
Even the mules grew calm beside the ferryman.
The tutors sighed when the boy raised his hand.
No one in the regiment trusted her cousin with a rope.`,
    },
  ],
}
