import type { Kind } from '../kinds'

export const registers: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'formal',
      why: 'Formal language avoids contractions and slang and chooses exact, often longer words.',
      examples: `
We regret to inform you that your application was unsuccessful.
Passengers are requested to remain seated.
The committee will convene at noon to consider the proposal.
I should be grateful if you would forward the documents.
The results do not permit a definite conclusion.
Guests are kindly asked to refrain from smoking.
The undersigned agrees to return the equipment in due course.
Your inquiry has been referred to the appropriate department.
It is my privilege to introduce the recipient of this award.
Attendance is compulsory for all members.
The defendant declined to comment upon the allegation.
We wish to express our sincere condolences.`,
    },
    {
      name: 'neutral',
      why: 'Neutral language is clear everyday English that would not stand out in a newspaper.',
      examples: `
You did not get the job.
Please stay in your seats.
The committee will meet at noon to talk about the plan.
Please send me the papers.
The results do not prove anything yet.
Please do not smoke here.
Return the equipment when you have finished with it.
We sent your question to the right office.
Tonight I will introduce the winner of this prize.
All members have to come.
The man did not answer the question.
We are very sorry about your loss.`,
    },
    {
      name: 'informal',
      why: 'Informal language has contractions, slang, and the tone of talk among friends.',
      examples: `
Tough luck, you didn't get the gig.
Hey, stay put, okay?
The gang's getting together at noon to chew it over.
Can you shoot me that stuff?
Nah, that doesn't prove a thing.
C'mon, no smoking in here.
Just chuck it back when you're done.
Yeah, we kicked your question upstairs.
So who's gonna grab the prize tonight? This guy!
You've gotta show up, no excuses.
He wasn't about to spill the beans.
Man, that's rough, I'm so sorry.`,
    },
  ],
}
