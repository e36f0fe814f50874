/** The right form first. */
export const whoSentences: Record<number, string> = {
  10: `
The scientist {who|whom|whose|who's} discovered the comet was only nineteen.
To {whom|who|whose|who's} should this package be delivered?
The neighbor {whose|who's|whom|who} fence fell down has asked for help.
Tell me {who's|whose|whom|who} playing the lead tonight.
The singer {whom|who|whose} we heard last night is from Mali.
Nobody could say {who|whom|whose|who's} wrote the letter.
The pilot with {whom|who|whose|who's} I spoke had flown for thirty years.
She is a leader {who|whom|whose|who's} listens before she decides.
{Whose|Who's|Whom|Who} umbrella is leaning against the door?
The volunteers {whom|who|whose} the mayor thanked had worked all weekend.
Do you know {who's|whose|whom|who} bringing the tents?
The author {whose|who's|whom|who} novel won the prize lives in our town.
The man {who|whom|whose|who's} repaired our roof also builds violins.
{Whom|Who|Whose|Who's} did the committee choose as its chair?
The cousin for {whom|who|whose} she knitted the scarf lives in Norway.
{Who|Whom|Whose|Who's} left the gate open last night?
The dancer {whose|who's|whom|who} shoe came off kept smiling.
He is the friend {whom|who|whose|who's} I trust most.
Ask the guide {who's|whose|whom|who} leading the morning hike.
The players {who|whom|whose|who's} missed practice must run two laps.
The judge before {whom|who|whose} they appeared was patient.
The girl {whose|who's|whom|who} kite we found came to thank us.
The engineer {whom|who|whose|who's} they hired designs bridges.
The students {who|whom|whose|who's} were chosen will visit the capital.
I forgot {whose|who's|whom|who} turn it was.
The artist {whom|who|whose} you admire will speak here on Friday.
Somebody {who's|whose|whom|who} been to Iceland could advise us.
The witness {who|whom|whose|who's} saw the accident has moved away.
From {whom|who|whose|who's} did you borrow this drill?
The farmer {whose|who's|whom|who} orchard borders the river sells cider.
The child {who|whom|whose|who's} asked the best question won a book.
The doctor {whom|who|whose} my aunt recommended is on vacation.
Is there anyone {who's|whose|whom|who} willing to drive?
The composer about {whom|who|whose|who's} the film was made never saw it.
The bakers {who|whom|whose|who's} open at five go to bed early.
The teacher {whom|who|whose} we surprised was speechless.`,
}
