import type { Kind } from '../kinds'

export const workplaceTextsKinds: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'memo',
      why: 'A memo informs people in one organization briefly.',
      examples: `
To: all staff. From: facilities. Re: elevators. The north elevator is closed until Friday.
To: sales team. Re: new forms. Please use form B starting today.
To: night shift. Re: parking. Lot C will be paved on Monday.
To: all teachers. Re: fire drill. The drill begins at ten.
To: kitchen staff. Re: allergens. Every dish now needs a label.
To: all drivers. Re: fuel cards. Old cards expire in June.
To: library staff. Re: hours. We close at five this week.
To: interns. Re: badges. Wear your badge at all times.`,
    },
    {
      name: 'minutes',
      why: 'Minutes record what was said and decided at a meeting.',
      examples: `
Ms. Cho moved to buy two printers. The motion carried, five to one.
Present: Hale, Ortiz, Park. The treasurer reported a balance of 900 dollars.
The chair opened the meeting at 7:05. The last minutes were approved.
Mr. Diaz objected to the date. The vote was put off.
The meeting was adjourned at 9:10.
Absent: Lund. The committee elected Ms. Amadi as its chair.
The motion to repaint the hall failed for lack of a second.
The secretary read two letters. No action was taken.`,
    },
    {
      name: 'abstract',
      why: 'An abstract sums up a study: question, method, result.',
      examples: `
This study asks how light affects moths. We counted moths at forty lamps. Numbers fell by half.
We examined 300 letters from 1850 to 1870. Results show a change of spelling.
This paper tests whether naps help memory. Sixty subjects took part. Those who slept recalled more.
We compared soils of two farms. The results suggest that clover adds nitrogen.
This study measures noise in twelve schools. Levels were highest at noon.
This paper traces a melody through nine songbooks. Three families of versions were found.
We surveyed 500 voters. Results show no effect of age.
This study models the flow of the river. The results agree with data from 2015.`,
    },
    {
      name: 'cover letter',
      why: 'A cover letter applies for a position.',
      examples: `
I am writing to apply for the position of assistant gardener.
My two summers at a hospital have prepared me for this position.
I would welcome the chance to discuss my experience in an interview.
With my training in bookkeeping, I am sure that I can help your firm.
Please find my résumé enclosed.
I learned of the opening on your website and wish to apply.
As my résumé shows, I speak Spanish and French.
I look forward to an interview at any time that suits you.`,
    },
    {
      name: 'proposal',
      why: 'A proposal asks for approval or money for a plan.',
      examples: `
We request 4,000 dollars to build a ramp. Work would take three weeks.
The proposed garden would cost 600 dollars and feed thirty families.
We ask the board to fund a second nurse. The need is shown below.
The project would replace all lamps; the budget is attached.
We request approval for a trip to the archive. Total cost: 310 dollars.
The proposed schedule would save two hours a week and needs no new staff.
We ask for a grant of 1,200 dollars to repair the piano.
The project would begin in May and end in August; its budget follows.`,
    },
  ],
}
