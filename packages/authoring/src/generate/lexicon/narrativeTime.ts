import type { Kind } from '../kinds'

export const narrativeTimeKinds: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'scene',
      why: 'A scene shows a moment at the speed at which it happens, mostly with dialogue.',
      examples: `
"Sit," said the widow. He sat. "Now eat." He picked up the spoon.
"Is it locked?" she asked. He nodded. "Then give me the key."
The bell rang. "Late again," said the porter, and he opened the gate.
She knocked. "Who's there?" "Only me." A bolt slid back.
"Count them," he said. She counted. "Nineteen." "There were twenty."
He held out the ring. "No," she said, and she closed his hand over it.
"Faster," whispered Ito. The rower bent forward. "Faster!"
The waiter bowed. "Your bill, sir." "But I have eaten nothing."
"Look at me," said the teacher. The boy looked at his shoes.`,
    },
    {
      name: 'summary',
      why: 'A summary tells in a few words what took a long time.',
      examples: `
For three years she worked in the cannery and wrote home every Sunday.
All that winter they quarreled, made peace, and quarreled again.
In the next decade he built four mills and lost three of them.
Month after month the letters grew shorter.
Throughout his youth he copied maps by day and dreamed of ships by night.
For six weeks the rain fell, the roads sank, and nobody came.
During the war the house was a school, a stable, and a hospital.
Year after year she planted the same field and hoped.
All summer long the brothers fished, swam, and grew.`,
    },
    {
      name: 'gap',
      why: 'A gap leaves out a time altogether.',
      examples: `
He left the harbor on Monday. Ten years later, he came back with a parrot.
She shut the door. When we next see her, she is a grandmother.
The trial began in May. The next page is dated 1912.
"I'll write," he said. Two decades later, she was still waiting.
They planted the oak. A century later, it shaded the whole square.
The child fell asleep. The next chapter begins on her wedding day.
He signed the paper. Eight months later, the mill was gone.
The train pulled out. When the story goes on, she is living in Lima.
They danced until two. Thirty years later, they met again.`,
    },
    {
      name: 'pause',
      why: 'In a pause the story stands still while the narrator describes or reflects.',
      examples: `
The room had four corners, and each held its own kind of dust.
A miser, I have often thought, is a man who is robbed by himself.
The city lay on seven hills, and its roofs were the color of old brick.
What is courage? Perhaps it is only fear that has said its prayers.
The table was of walnut, dark and scarred, with lions for feet.
There are people, as every reader knows, who cannot pass a mirror.
The portrait was small; the frame was gilt, and the eyes were gray.
Memory, it must be said, is a poor clerk: it loses the best papers.
The valley is long and narrow, and a brook divides it like a seam.`,
    },
  ],
}
