import type { Kind } from '../kinds'

export const narrationKinds: Record<number, readonly Kind[]> = {
  6: [
    {
      name: 'dialogue',
      why: 'Dialogue gives the words that characters say.',
      examples: `
"Hold the rope," said Mei, "and don't look down."
"Who ate the last plum?" asked Grandma.
"I never promised you a pony," Dad replied.
"Quick, behind the barrel!" whispered Kofi.
"You call this a raft?" laughed the ferryman.
"We could turn back," said Ana. "Or we could swim."
"That's my bike!" shouted Omar.
"Nobody has lived there since the flood," the guide answered.
"Please," said the giant softly, "let me play, too."`,
    },
    {
      name: 'action',
      why: 'Action tells what characters do, step by step.',
      examples: `
Mei grabbed the rope and swung across the gap.
Leo slammed the lid, spun around, and ran.
The dog leaped over the fence and snatched the hat.
Sam kicked off his boots and dived into the canal.
Nadia pulled the lever, and the gate crashed down.
The thief climbed the drainpipe and slid through the window.
Two goats chased the mayor across the square.
Ravi lit the lamp, lifted the hatch, and crept below.
She threw the ball, caught the ladder, and climbed.`,
    },
    {
      name: 'description',
      why: 'Description shows how a person, place, or thing looks, sounds, smells, or feels.',
      examples: `
The cabin was low and dark, with moss on its roof.
His coat was the color of wet sand and smelled of smoke.
The market was a sea of red awnings and yellow lamps.
Her voice was rough and warm, like a wool blanket.
The lake lay still and gray under a heavy sky.
The old map was brown, brittle, and soft at the folds.
The kitchen smelled of cinnamon and burnt sugar.
The tower was thin, crooked, and white with dust.
The cave was cold, and its walls were slick with green slime.`,
    },
    {
      name: 'thought',
      why: "A thought tells what goes on in a character's mind.",
      examples: `
Mei wondered whether the rope would hold.
If only I had locked the door, he thought.
Zoe knew that Grandma would never forgive the joke.
Why had no one warned him, Leo asked himself.
Lina remembered the promise and felt ashamed.
Perhaps the bear was only curious, Max told himself.
Amina hoped that nobody had noticed the stain.
Diego could not decide whom to believe.
Maybe tomorrow would be better, thought Priya.`,
    },
  ],
}
