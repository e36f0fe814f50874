/** The right order first. */
export const adjectiveOrder = `
Grandpa drives a {shiny red truck|red shiny truck|truck shiny red}.
We saw {three tiny green frogs|tiny three green frogs|green tiny three frogs}.
She wore a {long blue silk dress|silk long blue dress|blue silk long dress}.
The {old stone bridge|stone old bridge|bridge old stone} crosses the river.
He bought {two large wooden boxes|large two wooden boxes|wooden two large boxes}.
The museum has a {beautiful old Chinese vase|Chinese beautiful old vase|Chinese old beautiful vase}.
There was a {small round table|round small table|table small round} by the window.
I have a {lovely white kitten|white lovely kitten|kitten lovely white}.
Mom baked {four delicious apple pies|delicious four apple pies|apple delicious four pies}.
The knight carried his {heavy iron sword|iron heavy sword|sword heavy iron}.
The {huge gray elephant|gray huge elephant|elephant gray huge} blocked the road.
They live in a {nice new brick house|brick nice new house|brick new nice house}.
I found my {warm woolen mittens|woolen warm mittens|mittens warm woolen}.
He told us this {funny old Irish tale|Irish funny old tale|Irish old funny tale}.
She picked {six small yellow pears|small six yellow pears|yellow small six pears}.
The clown had {big square glasses|square big glasses|glasses big square}.
We rode on a {noisy green train|green noisy train|train noisy green}.
Dad fixed the {broken plastic chair|plastic broken chair|chair broken plastic}.
A {pretty little Mexican bowl|Mexican pretty little bowl|Mexican little pretty bowl} stood on the shelf.
The wizard opened a {mysterious round metal box|round metal mysterious box|metal round mysterious box}.
I drew {five silly purple monsters|silly five purple monsters|purple silly five monsters}.
She lost a {tiny gold ring|gold tiny ring|ring tiny gold}.
He has {wonderful brown eyes|brown wonderful eyes|eyes wonderful brown}.
There are {ten tall green trees|tall ten green trees|green tall ten trees} behind the school.
We ate in that {cozy little Italian restaurant|Italian little cozy restaurant|Italian cozy little restaurant}.
My aunt knitted a {soft white cotton blanket|white cotton soft blanket|cotton soft white blanket}.
A {strange black cat|black strange cat|cat strange black} sat on our roof.
The queen wore a {splendid golden crown|golden splendid crown|crown splendid golden}.
I keep my shells in a {large old glass jar|glass large old jar|glass old large jar}.
He sent {two ugly rubber spiders|ugly two rubber spiders|rubber ugly two spiders} to his cousin.
They found a {rusty old Spanish coin|Spanish rusty old coin|Spanish old rusty coin}.
She has a {sweet brown puppy|brown sweet puppy|puppy sweet brown}.
A {thin white paper kite|white paper thin kite|paper white thin kite} hung in the tree.
We climbed a {steep narrow stone path|stone narrow steep path|narrow stone steep path}.
I would like a {big square cake|square big cake|cake big square}.
The pirates sailed on their {enormous black ship|black enormous ship|ship enormous black}.`
