/** The verbal that is asked about stands in italics. */
export const gerunds = `
*Swimming* in cold water takes courage.
She enjoys *repairing* old radios.
He was praised for *finding* the error.
*Painting* the fence took all weekend.
They avoid *driving* at night.
My favorite sport is *rowing*.
The twins love *baking* with their aunt.
*Arguing* with a parrot is useless.
Thank you for *waiting* so long.
We finished *stacking* the chairs.
*Collecting* shells was her hobby.
The guard is good at *remembering* faces.`

export const participles = `
The *whistling* kettle woke the cat.
*Startled* by the bell, he dropped the tray.
A *broken* mirror leaned on the wall.
The girl *holding* the map is our guide.
*Leaning* on her cane, Grandma told the tale.
We stepped over the *melting* ice.
The *painted* door sticks in summer.
The letters *written* in ink have faded.
*Hearing* the thunder, we ran inside.
A *smiling* waiter brought the soup.
The *frozen* pipes burst in January.
*Delighted* with the gift, she danced.`

export const infinitives = `
They plan *to travel* by canoe.
*To forgive* is sometimes hard.
I need a knife *to cut* this rope.
Her dream is *to build* bridges.
He forgot *to lock* the shed.
*To win* the vote, she visited every farm.
The children want *to feed* the seals.
It is time *to leave* the harbor.
We stopped *to watch* the eclipse.
The best way *to learn* is practice.
*To save* paper, we print on both sides.
The crew decided *to turn* back.`
