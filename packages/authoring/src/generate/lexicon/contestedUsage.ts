import type { Kind } from '../kinds'

export const contestedUsageKinds: Record<number, readonly Kind[]> = {
  11: [
    {
      name: 'split infinitive',
      why: 'In a split infinitive, an adverb comes between *to* and the verb. Old rule books forbid it; most guides now allow it where it is clear.',
      examples: `
She decided *to quietly leave* the room.
He hopes *to fully recover* by June.
They plan *to slowly reduce* the dose.
We ought *to carefully read* the contract.
The crew tried *to quickly repair* the mast.
It is wise *to never promise* too much.
I want *to really understand* this poem.
The mayor asked us *to kindly wait* outside.`,
    },
    {
      name: 'preposition at the end',
      why: 'A sentence can end with a preposition. Latin grammar forbade it; English has always had it.',
      examples: `
This is the chair that she sat *on*.
Which tribe did he belong *to*?
It is a rule that I can live *with*.
What are they talking *about*?
That is the box the ring came *in*.
Whom did you travel *with*?
He is a man one can rely *on*.
Those are problems we must look *into*.`,
    },
    {
      name: 'singular they',
      why: 'Singular *they* or *their* refers to one person whose gender is unknown or does not matter. Most style guides now accept it.',
      examples: `
Everyone brought *their* own cup.
If a caller asks for me, tell *them* to wait.
Somebody left *their* hat in the hall.
Each student should check *their* work.
When a guest arrives, *they* get a key.
Nobody forgot *their* lines.
A good driver knows *their* limits.
Whoever finds the coin may keep it if *they* like.`,
    },
    {
      name: 'conjunction at the beginning',
      why: 'A sentence can begin with *and* or *but*. School rules forbid it; good writers do it.',
      examples: `
The army was ready. *But* the king was asleep.
He lied to the court. *And* he lied to his wife.
We had food for a week. *But* we had no salt.
She never wrote. *And* she never forgot.
The plan was simple. *But* simple is not easy.
They called him a fool. *And* then they elected him.
The night was warm. *But* nobody slept.
The judge was patient. *But* the jury was not.`,
    },
    {
      name: 'sentence adverb',
      why: 'A sentence adverb comments on the whole sentence instead of the verb. Some object to *hopefully* in this use.',
      examples: `
*Hopefully*, the rain will stop by noon.
*Thankfully*, nobody was on the bridge.
*Hopefully*, the letter is on its way.
*Sadly*, the old theater is gone.
*Hopefully*, our guests have found the house.
*Luckily*, the vase did not break.
*Curiously*, the dog did not bark.
*Hopefully*, the wheat will ripen in time.`,
    },
  ],
}
