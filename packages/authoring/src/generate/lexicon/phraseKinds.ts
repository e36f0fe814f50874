import type { Kind } from '../kinds'

export const phraseKindsKinds: Record<number, readonly Kind[]> = {
  9: [
    {
      name: 'appositive phrase',
      why: 'An appositive phrase renames the noun beside it.',
      examples: `
Dr. Salas, *a specialist in burns*, examined the boy.
The sloop, *a gift from her uncle*, leaked badly.
*A former boxer*, the librarian feared nobody.
My cousin, *the only tenor in the choir*, has a cold.
They arrived in Porto, *a city on two hills*.
*An early riser*, Grandma saw the comet first.
The ring, *an heirloom of little value*, was stolen.
We hired a guide, *a retired miner with a limp*.
The sequel, *the longest film of the year*, bored everyone.
*The youngest of nine*, he learned to share.
Her horse, *a stubborn gray mare*, refused the jump.
He plays the oboe, *a difficult instrument*.`,
    },
    {
      name: 'participial phrase',
      why: 'A participial phrase begins with a form in *-ing* or *-ed* and describes a noun.',
      examples: `
*Leaning on the rail*, the old man watched the boats.
*Exhausted by the climb*, we slept until noon.
The girl *juggling the oranges* is my sister.
*Frightened by the bell*, the horse bolted.
The letters *hidden under the floor* were in Latin.
*Humming a tune*, the plumber opened the pipe.
We found the door *painted bright green*.
*Pressed by reporters*, the mayor said nothing.
The dog *waiting at the gate* never barks.
*Knowing the answer*, she kept silent.
The bread *baked this morning* is gone.
*Carrying a ladder*, he came through the hall.`,
    },
    {
      name: 'absolute phrase',
      why: 'An absolute phrase has a noun of its own and belongs to the whole sentence.',
      examples: `
*His hands trembling*, he opened the telegram.
*The harvest finished*, the village danced.
She stood at the window, *her face pale*.
*The weather permitting*, we will sail at dawn.
*Their supplies exhausted*, the climbers turned back.
The old dog slept, *its paws twitching*.
*All things considered*, the trip was a success.
He walked away, *his coat over his arm*.
*The bridge destroyed*, the army had to wait.
*Her homework done*, Ana went out to play.
They sat by the fire, *their boots steaming*.
*The lights out*, we told stories.`,
    },
    {
      name: 'infinitive phrase',
      why: 'An infinitive phrase begins with *to* and a verb.',
      examples: `
*To reach the hut before dark*, we walked fast.
Her plan is *to sell the boat in spring*.
He bent down *to tie his shoe*.
*To admit a mistake* takes courage.
We were too tired *to argue with the guard*.
*To save the orchard*, they lit small fires.
The crew voted *to turn back at once*.
It is a pleasure *to hear her sing*.
*To build a cathedral* took a hundred years.
She learned *to read the clouds*.
I have a letter *to write tonight*.
*To win the bet*, he ate nine eggs.`,
    },
  ],
}
