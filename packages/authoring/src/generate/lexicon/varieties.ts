import type { Kind } from '../kinds'

export const varietyKinds: Record<number, readonly Kind[]> = {
  5: [
    {
      name: 'formal English',
      why: "Formal English has whole sentences, polite set phrases, and no short forms such as *can't*.",
      examples: `
Dear Mayor Reyes, I am writing to ask for a new crosswalk.
We regret that the museum will be closed on Monday.
You are kindly invited to attend our spring concert.
It is an honor to introduce our guest, Dr. Okafor.
I would be grateful for a reply before the end of May.
Passengers are requested to remain in their seats.
Thank you for your letter of March 3.
The committee has decided to plant forty trees.
May I ask whether the position is still open?
We are pleased to inform you that your poem has won a prize.
Please accept our apologies for the delay.
Guests are not permitted to feed the swans.`,
    },
    {
      name: 'everyday talk',
      why: 'Everyday talk is for friends and family: short forms, greetings such as *hey*, and words such as *gonna* or *kinda*.',
      examples: `
Hey, wanna come over and see our new pups?
That test was kinda tough, huh?
Come on, we're gonna miss the bus!
Yeah, I guess it's okay.
What's up? Haven't seen you in ages.
Nah, I'm not hungry, thanks.
Gimme a sec, I gotta find my shoes.
Wow, those sneakers are super cool!
My bad, I forgot your book again.
No way! You're kidding me!
Mom's mad 'cause I broke her mug.
See ya later, guys!`,
    },
    {
      name: 'English of long ago',
      why: 'Words such as *thou*, *hath*, *hither*, or *whence* were used long ago and are found in old plays and tales.',
      examples: `
Whither wilt thou go, good shepherd?
The king hath lost his crown in the wood.
Fair maiden, wilt thou dance?
Hark, what light doth shine yonder?
I know not whence the stranger came.
Thy sword is broken, brave knight.
Prithee, tell me the way to the castle.
He dwelt alone, and none did visit him ere winter.
Come hither, child, and fear not.
Behold, the miller's ghost doth walk again!
Methinks the moon is pale tonight.
Alas, thou hast forgotten thine oath.`,
    },
  ],
}
