import type { Kind } from '../kinds'

export const tragedyTermsKinds: Record<number, readonly Kind[]> = {
  12: [
    {
      name: 'hubris',
      why: 'Hubris is the pride that puts itself above gods or law.',
      examples: `
The general laughs at the oracle and calls himself equal to the gods.
The queen boasts that no fate can touch a house like hers.
He walks on the crimson cloth that is meant for the gods alone.
The king says that his word stands above every divine law.
In his pride he forbids the burial that the gods command.
She boasts that she is a happier mother than the goddess.
The victor boasts that he needs no god to win.
The tyrant mocks the priest and his altars in public.`,
    },
    {
      name: 'hamartia',
      why: 'Hamartia is the error that leads to the fall.',
      examples: `
The hero trusts the false friend: one error, and all follows from it.
Without knowing who he is, he strikes down the stranger at the crossroads.
By mistake the wife sends the poisoned robe as a gift of love.
He misreads the oracle and flees straight into what he wanted to avoid.
The king judges too fast and sends away the honest daughter.
Her error is small: she opens the one jar too soon.
In haste he believes the forged letter and condemns his son.
He takes the warning for a trick and commits the fatal mistake.`,
    },
    {
      name: 'peripeteia',
      why: 'Peripeteia is the sudden turn of fortune.',
      examples: `
In a single scene the ruler becomes a beggar.
The messenger comes to cheer the king, and his news turns everything to ruin.
At noon she wears the crown, and by dusk she is a prisoner.
The hunter suddenly becomes the hunted.
The very plan that was to save the city turns against it.
From one moment to the next, the conqueror is a captive.
The wedding feast suddenly turns into a funeral.
Fortune turns: the judge now stands before his own court.`,
    },
    {
      name: 'anagnorisis',
      why: 'Anagnorisis is the moment of recognition, from not knowing to knowing.',
      examples: `
He sees the scar and knows: the beggar is his master.
She recognizes her brother by a lock of hair.
At last the king understands that he himself is the murderer whom he seeks.
The mother recognizes, too late, whose head she is holding.
By the pattern of the cloth the priestess knows the prisoner for her own kin.
He finally understands the riddle of his birth.
The old nurse recognizes the foundling by the ring.
In the last speech the father realizes which daughter loved him.`,
    },
    {
      name: 'catharsis',
      why: 'Catharsis is the release of pity and fear in the audience.',
      examples: `
The spectators weep, shudder, and leave the theater strangely calm.
Pity and fear rise in the audience and are washed away.
After the last chorus the crowd sits still, shaken and relieved.
Those who watch feel terror for the hero and, in the end, peace.
The audience goes home cleansed, as after a storm.
The weeping of the spectators is the aim of the play, says the critic.
We in the seats suffer with her and are lighter for it.
The viewers' dread dissolves with the final song.`,
    },
  ],
}
