import type { Kind } from '../kinds'

export const classicalArrangementKinds: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'exordium',
      why: 'The exordium opens the speech and wins the goodwill of the audience.',
      examples: `
Judges, I am no trained speaker, and I ask for your patience.
Friends, it moves me to see so many of you on such a cold night.
Citizens, never have I stood before you with a heavier heart.
Ladies and gentlemen, I thank you for the honor of your attention.
Fellow students, you all know me, and I will not waste your time.
Members of the council, I come as a neighbor, not as an enemy.
Judges, I am young, and my opponent is famous; hear me kindly.
Friends, few questions deserve your ear as this one does.`,
    },
    {
      name: 'narration',
      why: 'The narration tells what happened.',
      examples: `
On the night of the third, a fire broke out at the mill.
For twenty years the well served the town; then, in May, it turned salty.
The contract was signed in March; in April the first stones were laid.
It happened thus: the two men met, quarreled, and parted at nine.
In 1998 the school had one library; today it has none.
The ship left port on Monday, and on Friday the storm began.
First the bus line was cut; a year later, the clinic closed.
On that morning she locked the shop and went to the bank.`,
    },
    {
      name: 'division',
      why: 'The division announces the points that will follow.',
      examples: `
I shall show three things: that he was absent, that he had no motive, that others had.
My speech has two parts: the cost and the benefit.
I will speak first of safety, then of money, and last of honor.
Two questions will occupy us: who knew, and when.
I shall prove three points, and I begin with the smallest.
My case rests on two pillars, which I will take in turn.
I will deal first with the law and then with the facts.
Three reasons will lead me: duty, profit, and shame.`,
    },
    {
      name: 'proof',
      why: 'The proof supports the claim with evidence.',
      examples: `
The ledger proves it: on that day he was in Lisbon.
As the survey shows, nine of ten families drink from bottles.
Three witnesses have sworn that the gate was open.
The measurements show that the beam was an inch too thin.
According to the engineers, the bridge will hold for a century.
The receipts prove that every coin was spent on bread.
As the letters show, she had warned them twice.
The footprints, according to the expert, are those of a child.`,
    },
    {
      name: 'refutation',
      why: 'The refutation answers the other side.',
      examples: `
My opponent says that it is too late; but it was never too late for him to collect rent.
They object that the plan is new. So was the wheel.
He claims that nobody complained; here are forty complaints.
You will hear that the witness is a baker. Since when are bakers blind?
They say that the river is safe; let them drink from it.
My opponent calls us dreamers, but it was he who slept.
Some object that it costs too much. Ignorance costs more.
He claims that he forgot; a man does not forget his own house.`,
    },
    {
      name: 'peroration',
      why: 'The peroration closes the speech and stirs the audience.',
      examples: `
And so I beg you: give this child back her name.
Therefore, when you vote, remember the dark windows of the clinic.
I have done. You have heard; you know; now judge.
And so let it be said of us that we did not sleep.
Therefore rise, and let the bells be heard across the valley!
I have finished; the rest is in your hands and in your hearts.
And so, for the last time, I ask: if not now, when?
Therefore go home tonight and look at your own well.`,
    },
  ],
}
