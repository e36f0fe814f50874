/** The subjunctive first; after `#` what demands it. */
export const subjunctiveSentences = `
The board demands that the director {resign|resigns|will resign} at once. # demand
It is essential that every voter {be|is|will be} heard. # essential
If I {were|was|am} the judge, I would free him. # if
She recommended that he {see|sees|saw} a surgeon. # recommend
I wish the winter {were|was|is} shorter. # wish
The law requires that a driver {carry|carries|carried} a license. # require
It is vital that the valve {remain|remains|will remain} closed. # vital
He talks as though he {were|was|is} the owner. # as though
They demanded that the guard {unlock|unlocks|unlocked} the gate. # demand
The doctor advises that she {not work|does not work|will not work} nights. # advise
It is imperative that no one {open|opens|will open} the hatch. # imperative
We move that the meeting {be|is|was} adjourned. # move
If the river {were|was|is} deeper, ships could reach the town. # if
My lawyer suggests that I {be|am|was} silent. # suggest
It is important that the child {get|gets|will get} enough sleep. # important
The treaty stipulated that the fort {be|was|is} torn down. # stipulate
I would rather that he {were|is|will be} here now. # would rather
The coach asked that each runner {bring|brings|brought} water. # ask
It is crucial that the report {arrive|arrives|arrived} by noon. # crucial
She acts as if she {were|was|is} the queen of England. # as if
The king ordered that the poet {be|was|is} brought to court. # order
He urged that the town {build|builds|built} a second well. # urge
Would that my father {were|was|is} alive to see it! # would that
The contract specifies that the tenant {pay|pays|paid} in advance. # specify
It is desirable that a teacher {know|knows|knew} every name. # desirable
The mayor proposed that the square {be|is|was} closed to cars. # propose
If this {were|was|is} a dream, I would not wake up. # if
They begged that the captain {turn|turns|turned} back. # beg
It is necessary that each guest {bear|bears|bore} a pass. # necessary
I wish that I {were|was|am} braver. # wish
The committee prefers that he {not speak|does not speak|did not speak} first. # prefer
He commanded that the bridge {be|was|is} held till dawn. # command
It is urgent that she {hear|hears|heard} the news today. # urgent
The nurse requested that nobody {smoke|smokes|smoked} on the ward. # request
Suppose that he {were|was|is} your brother; would you forgive him? # suppose
The host asks that each guest {remove|removes|removed} wet shoes. # ask`
