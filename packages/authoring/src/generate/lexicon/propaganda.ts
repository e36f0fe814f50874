import type { Kind } from '../kinds'

export const propagandaKinds: Record<number, readonly Kind[]> = {
  8: [
    {
      name: 'testimonial',
      why: 'A testimonial has a famous person praise something.',
      examples: `
Race driver Gio Bassi says: "I drink only Spring Tea."
Singer Lola Ray wears Cloud boots on every stage.
"I trust Bank One," says the star of *Night Train*.
Olympic champion Jana Holt votes yes on the park.
The famous chef Marco Lin cooks with nothing but Golden Oil.
"This pen writes my books," says best-selling author Ada Voss.
Film star Rex Dale sleeps on a Dream mattress.
Chess champion Ito Mori says: "My brain runs on Nutti."`,
    },
    {
      name: 'plain folks',
      why: 'Plain folks: the speaker pretends to be just like you.',
      examples: `
Vote for Hal Boone; he fixes his own truck, like you and me.
I am just a simple farmer's daughter, and I know what bread costs.
Our bank was founded by ordinary people on an ordinary street.
The senator, in rubber boots, eats corn with his neighbors.
I ride the same old bus to work as you do every morning.
We at Miller's are no big company, just folks from next door.
The candidate rolls up his sleeves and says: "I'm one of you."
Ours is the soap that your grandma, an ordinary woman, would have bought.`,
    },
    {
      name: 'glittering generality',
      why: 'A glittering generality uses beautiful words that promise nothing exact.',
      examples: `
Freedom, hope, tomorrow: Party of Light.
Choose quality. Choose greatness. Choose Aurora.
For honor, progress, and a shining future!
Pure. Natural. True. That is Crystal water.
A great plan for a great land of great dreams.
Liberty and dignity for all: say yes!
The perfect taste of happiness.
Strength, unity, glory: one goal, one way.`,
    },
    {
      name: 'name-calling',
      why: 'Name-calling gives an opponent an insulting label.',
      examples: `
Do not listen to those crybabies of the parents' club.
Only cowards and fools vote for the garage.
The other party is a gang of clowns.
Mayor Snail has slept through another year.
That so-called plan was drawn up by dreamers and quacks.
The dinosaurs at the town hall hate everything new.
Don't buy from Cheap & Shoddy across the road.
My opponent is a weak little windbag.`,
    },
    {
      name: 'transfer',
      why: 'Transfer puts a respected symbol beside something, so that its glow passes over.',
      examples: `
A giant flag waves behind the new car.
A white dove circles over the logo of the oil company.
The candidate stands before the statue of Lincoln.
An eagle lands on the bottle while a hymn is played.
A doctor's white coat hangs beside the chewing gum.
The sneakers are shown on the steps of an ancient temple.
The bank prints a cathedral on its credit cards.
The soda shares its poster with the moon landing.`,
    },
  ],
}
