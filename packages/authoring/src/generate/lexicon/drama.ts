import type { Kind } from '../kinds'

export const dramaForms: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'soliloquy',
      why: 'A soliloquy is spoken by somebody who is alone on the stage and thinks aloud.',
      examples: `
QUEEN *(alone)*: What is a crown that cannot buy one night of sleep?
MARTA *(alone in the shop)*: So I have lied, and the ceiling has not fallen. Why do I wait for it?
GENERAL *(alone, by the map)*: Each pin a village. I have such steady hands. Who gave me them?
IVAN *(when all have gone)*: Now they are laughing on the stairs. Did I laugh too? I think I did.
THE WIDOW *(alone)*: His coat still hangs there with his shape in it. Shall I take it down? Not yet.
ELI *(alone on the pier)*: If I go, she wins. If I stay, I lose. And yet the water looks so kind.
JUDGE *(alone, taking off the robe)*: Without it I am only someone's son who guessed.
ANYA *(left alone with the sealed box)*: To open it is theft, and not to open it is cowardice.
KING *(alone, before dawn)*: I have outlived my friends, and now I shall outlive my anger.
PILOT *(alone, at the radio)*: No answer. So this is the sound the world makes without us.`,
    },
    {
      name: 'aside',
      why: 'An aside is spoken past the others on the stage, so that only the audience hears it.',
      examples: `
IDA *(to the audience, while Karl reads)*: He reads as if the paper were his mother.
VALET *(aside)*: My lord has found the wine; I have an hour.
NORA *(behind her fan, unheard by the guests)*: Another toast, and I shall scream.
CLERK *(aside)*: She signs! A fool, or cleverer than I.
DUKE *(turning from the envoy, aside)*: Smile on, old fox; I know which hole is yours.
MAID *(to the audience)*: Now he will say that he has never danced.
PETRA *(aside, as the judge goes on talking)*: Two years? I would have given him a medal.
BROKER *(aside)*: He blinked. The price has doubled.
TOM *(to the audience, pointing at the sleeping guard)*: The nation's safety, ladies and gentlemen.
AUNT *(aside, still smiling at them)*: If that is love, I am a bowl of soup.`,
    },
    {
      name: 'dialogue',
      why: 'In dialogue two or more characters speak with each other.',
      examples: `
RUTH: You kept the key. / SAM: You never asked for it. / RUTH: I am asking.
A: Is it far? / B: That depends on who is waiting. / A: No one. / B: Then it is very far.
LEON: I sold the piano. / MAY: And where shall I put my hands now?
FATHER: Sit down. / DAUGHTER: I have been sitting for nineteen years.
DOCTOR: Where does it hurt? / PATIENT: At home, mostly.
ROSA: They are taking the statue. / BEN: Which one? / ROSA: Ours.
FIRST GUARD: Who goes there? / SECOND GUARD: I was about to ask.
HANNA: You are late. / OLE: The bridge was up. / HANNA: There is no bridge, Ole.
MRS. DEAN: More tea? / MR. COY: I came about the body. / MRS. DEAN: So, no sugar.
MINISTER: We need a word for it. / POET: There is one. You banned it.`,
    },
    {
      name: 'stage direction',
      why: 'A stage direction tells what is seen or done and is not spoken.',
      examples: `
*(Dusk. A kitchen with one chair too many. A faucet drips.)*
*(She folds the letter, unfolds it, and puts it into the fire.)*
*(Music from the next room. It stops in the middle of a bar.)*
*(He lifts the lamp, and for the first time we see the door.)*
*(A long silence. Somewhere below a dog is barking.)*
*(The two sit down with their backs to each other.)*
*(Snow falls on the empty bench until the curtain.)*
*(Enter the mayor, muddy to the knees, with a rake.)*
*(Blackout. When the lights rise, the chair is gone.)*
*(She counts the coins under her breath; one rolls away.)*`,
    },
  ],
}
