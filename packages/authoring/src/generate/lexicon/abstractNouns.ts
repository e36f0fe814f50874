import type { Kind } from '../kinds'

export const abstractNounKinds: Record<number, readonly Kind[]> = {
  3: [
    {
      name: 'abstract noun',
      why: 'An abstract noun names a feeling or an idea. You cannot see or touch it.',
      examples: `
Her *courage* helped her cross the rope bridge.
The *joy* of the last school day lasted all week.
*Honesty* matters more to Grandma than good grades.
Thank you for your *kindness*.
The two old men share a long *friendship*.
He told us the *truth* about the vase.
Grandpa likes to talk about his *childhood*.
My sister shook with *anger*.
The bird got its *freedom* when the cage opened.
With a little *patience*, you will see the fox.
Nobody knew about his *fear* of the dark water.
My *hope* is that the snow will stay.
It was pure *luck* that we found the tent.`,
    },
    {
      name: 'concrete noun',
      why: 'A concrete noun names somebody or something that you can see or touch.',
      examples: `
The *medal* hung on a red ribbon.
Our *teacher* plays the drums.
He spoke through a *microphone*.
A *feather* floated down from the roof.
The *kitchen* smelled of onions.
She gave her *neighbor* a plum.
The *children* sang all the way home.
I stepped on a *nail* in the shed.
The *cage* stood open.
A *fox* sat at the edge of the road.
The *water* in the pond is dark.
Thick *snow* covered the steps.
The *quilt* took a whole year to sew.`,
    },
    {
      name: 'adjective',
      why: 'An adjective names nothing. It tells what somebody or something is like.',
      examples: `
The *brave* girl went first.
We felt *joyful* on the last day of camp.
An *honest* boy gave the coin back.
That was a *kind* thing to do.
The *friendly* dog licked my hand.
Is that story *true*?
Do not be so *childish*!
An *angry* bee flew into the car.
We are *free* to go now.
A *patient* nurse held my arm.
The kitten was *afraid* of the vacuum.
The farmers are *hopeful* this spring.
The *lucky* boy won two tickets.`,
    },
  ],
}
