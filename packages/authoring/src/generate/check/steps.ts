import type { Judge } from './judge'

/** One word of each part of a story, in their order. */
const KEYS = `
sock shoe tie
seed water grow
still crack chick
bowl milk eat
wet soap dry
sleep wake dress
mix bake eat
climb slide run
box open toy
paper draw hang
cap brush rinse
leash walk home
buy peel bite
block tower fall
cloud rain puddle
card stamp mail
tub wash dry
wait ride school
kick fly goal
cup pour drink
dirty sweep clean
pick basket pie
dark lamp read
nest lay hatch
hungry web fly
hole bulb flower
flour dough bread
knock open hello
shell crawl sea
ball throw catch
tent pole sleep
bread jam bite
ill doctor better
sled hill slide
shear yarn knit
wood house paint
loose fall gap
ticket seat show
ladder apples down
flat pump ride
call runs pat
fill blow tie
coin slot gum
rope jump count
frost snow melt
wave dig castle
pan egg plate
match candle wish
tadpole legs frog tail
list store pay cook
bricks walls roof move
idea write read clap
caterpillar chrysalis butterfly flies
cracks fills hard sit
tracks follow den pups
map shore tent crawl
sap boil syrup pancakes
wool dye weave rug
hook bite reels net
clay wheel oven glaze
lost poster call home
practice nervous sing bow
plow sow green harvest
fog horn turn safe
letters word sentence story
dust wash wax shine
measure cut sew wear
vote count mayor speech
spark smoke alarm truck
bin truck heat new
milk cream churn butter
sick vet pill runs
bark ant covered hardened
siege filled sacks landed
weak engineers approved today
gravel sea feeds returns
torn overnight mixer screen
pocket retraced nail sigh
wanted explained listened half
poured layer waves sprouted
wondered none checked notes
pods scoop shipped roasted
dusk beam rocks thanks
topic reporters wrote editor
walk microscope fastener jackets
fell dawn closed sledding
kept measured carpenter rolls
peels worms months gardeners
caught radioed divers again
starting loose knelt third
plow bone brushes museum
heated dips blows vase
window summer forty album
rows guessed spelled piano
banks mayor evening held
wandered whistled raced board
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '))

const has = (card: string, key: string) => new RegExp(`\\b${key}`, 'i').test(card)

/** The places of cards in the one story that has them all, each for one key that no card before has taken. */
function placesOf(cards: readonly string[]): number[] | undefined {
  for (const keys of KEYS) {
    const places = cards.map((card) => keys.findIndex((key) => has(card, key)))
    if (places.every((place) => place >= 0) && new Set(places).size === places.length) return places
  }
  return undefined
}

const rises = (places: readonly number[] | undefined): boolean =>
  places?.every((place, i) => i === 0 || place > (places[i - 1] as number)) ?? false

export const stepJudge: Judge = {
  order: (cards) => rises(placesOf(cards)),
  form: (asked, form) => {
    const cards = form.split(/(?<=\.) (?=[A-Z])/)
    if (cards.length > 1) return rises(placesOf(cards))
    const [before = 0, after = 0] = placesOf([asked, form]) ?? []
    return after - before === 1
  },
  among: (asked, form, options) => {
    if (!/^(?:first|in the middle|last)$/.test(asked)) return null
    const places = placesOf(options)
    const own = places?.[options.indexOf(form)]
    if (places === undefined || own === undefined) return false
    const earlier = places.filter((place) => place < own).length
    if (asked === 'in the middle') return earlier === 1 && places.length === 3
    return earlier === (asked === 'first' ? 0 : places.length - 1)
  },
}
