import type { SoundGroup } from '../sounds'

/** 'name: words' line by line. */
export const readGroups = (text: string): SoundGroup[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', words = ''] = line.split(': ')
      return { name, words: words.split(' ') }
    })

/** By the letters at the end. */
export const rhymes: Record<number, SoundGroup[]> = {
  0: readGroups(`
both end in *-at*: cat hat mat bat rat
both end in *-an*: can fan man pan van
both end in *-ap*: cap map nap tap lap
both end in *-ed*: bed red fed sled
both end in *-en*: hen pen ten men
both end in *-et*: jet net pet wet
both end in *-ig*: pig wig big dig
both end in *-ip*: lip zip tip ship
both end in *-op*: hop mop top pop
both end in *-ot*: pot hot dot cot
both end in *-ug*: bug rug hug mug
both end in *-un*: sun run fun bun
both end in *-ut*: nut hut cut
both end in *-ell*: bell well shell
both end in *-ock*: sock rock clock
both end in *-ing*: ring king wing sing`),
  1: readGroups(`
they end in the sound *-ake*: cake lake snake rake
they end in the sound *-ain*: rain train plane chain
they end in the sound *-eep*: sheep sleep jeep deep
they end in the sound *-ee*: tree bee three key
they end in the sound *-ight*: night light kite bite
they end in the sound *-oat*: boat goat coat note
they end in the sound *-ock*: sock clock rock lock
they end in the sound *-ing*: ring king wing sing
they end in the sound *-ell*: bell shell well smell
they end in the sound *-all*: ball wall tall fall
they end in the sound *-ack*: black sack snack track
they end in the sound *-est*: nest best rest west
they end in the sound *-and*: hand sand band land
they end in the sound *-ook*: book cook hook look
they end in the sound *-oon*: moon spoon soon noon
they end in the sound *-ouse*: house mouse
they end in the sound *-own*: clown town brown down
they end in the sound *-ar*: car star jar far
they end in the sound *-ay*: day play tray they
they end in the sound *-ump*: jump bump stump lump`),
}

export const firstSounds: SoundGroup[] = readGroups(`
both begin with the sound of *b*: bat bed bug ball bus
both begin with the sound of *d*: dog duck desk doll dad
both begin with the sound of *f*: fan fish fox fire foot
both begin with the sound of *g*: goat gum gift gate girl
both begin with the sound of *h*: hat hen hand house hop
both begin with the sound of *j*: jam jet jug jump
both begin with the sound of *k*: cat cup king cow kite
both begin with the sound of *l*: lamp leg lion log lip
both begin with the sound of *m*: map mom milk moon mud
both begin with the sound of *n*: net nose nut nap nine
both begin with the sound of *p*: pig pen pot pan pie
both begin with the sound of *r*: red rug rain ring rat
both begin with the sound of *s*: sun sock six soap sit
both begin with the sound of *t*: top ten tub tent toy
both begin with the sound of *v*: van vet vine vest
both begin with the sound of *w*: web wig worm wall`)

export const lastSounds: SoundGroup[] = readGroups(`
both end with the sound of *t*: cat net hat nut pot
both end with the sound of *n*: sun pen can man fin
both end with the sound of *p*: cup map top ship lip
both end with the sound of *g*: bug pig leg rug wig
both end with the sound of *d*: bed red mud kid sad
both end with the sound of *m*: ham jam gum drum mom
both end with the sound of *b*: tub web crab rib cub
both end with the sound of *k*: duck sock book rock milk
both end with the sound of *l*: ball bell doll hill pool
both end with the sound of *s*: bus gas kiss dress
both end with the sound of *sh*: fish dish brush wash
both end with the sound of *f*: leaf roof knife cliff`)

export const middleSounds: SoundGroup[] = readGroups(`
they have the short *a* in the middle: cat ham map bag hat van dad rat
they have the short *e* in the middle: bed hen leg net web red ten pet
they have the short *i* in the middle: pig fin lip kid wig six dish hill
they have the short *o* in the middle: mop pot top sock hop doll rock box
they have the short *u* in the middle: sun bug cup mud rug tub duck gum`)

/** Two letters with one sound, and two letters with a sound each. */
export const onsets: SoundGroup[] = readGroups(`
both begin with *sh*: ship shop shell shoe sheep
both begin with *ch*: chip chair cheese chin chick
both begin with *th*: thumb thin thick think thorn
both begin with *bl*: black blue block blanket
both begin with *br*: bread brush brown brick
both begin with *cl*: clock clap cloud clean
both begin with *cr*: crab crib crown cry
both begin with *dr*: drum dress drink drop
both begin with *fl*: flag fly floor flute
both begin with *fr*: frog fruit fry frost
both begin with *gr*: grass green grape grin
both begin with *pl*: plum plate plane play
both begin with *sl*: sled sleep slide slip
both begin with *sn*: snake snow snail snack
both begin with *sp*: spoon spider spin spot
both begin with *st*: star stop stick stone
both begin with *sw*: swim sweet swing sweep
both begin with *tr*: tree train truck trip`)

export const vowelSounds: SoundGroup[] = readGroups(`
they have the long *a*: cake rain play game tail snake day
they have the long *e*: bee leaf tree meat queen sheep key
they have the long *i*: bike night kite pie slide light fly
they have the long *o*: boat rope snow home goat stone toe
they have the sound of *oo* as in *moon*: spoon blue food juice boot shoe
they have the short *a*: cat hand map black flag grass
they have the short *e*: bed bread nest desk head web
they have the short *i*: ship fish milk gift brick
they have the short *u*: duck cup bus drum brush
they have the sound of *ow* as in *cow*: house clown mouth cloud town
they have the sound of *oy*: boy coin toy point join`)

/** By grade and beats, with a hyphen between them. */
export const beats: Record<number, Record<number, string>> = {
  0: {
    1: 'sun hat bed cup ball duck leaf shoe boat moon',
    2: 'bas-ket kit-ten pup-py mit-ten muf-fin pic-nic rain-bow zip-per but-ton car-rot',
    3: 'bum-ble-bee ham-bur-ger spa-ghet-ti grand-moth-er lem-on-ade la-dy-bug straw-ber-ry tri-an-gle',
  },
  1: {
    1: 'cat dog tree fish house train spoon cloud horse star',
    2: 'ba-by ap-ple ti-ger win-dow rab-bit pen-cil mon-key gar-den rob-in tur-tle',
    3: 'ba-nan-a kan-ga-roo um-brel-la to-ma-to po-ta-to di-no-saur but-ter-fly oc-to-pus com-pu-ter va-ca-tion',
    4: 'al-li-ga-tor wa-ter-mel-on cat-er-pil-lar hel-i-cop-ter tel-e-vi-sion cal-cu-la-tor es-ca-la-tor av-o-ca-do',
  },
  2: {
    2: 'pen-guin blan-ket trum-pet sub-way nap-kin cac-tus mag-net rock-et',
    3: 'vol-ca-no news-pa-per as-tro-naut mu-se-um hol-i-day ad-ven-ture hos-pi-tal in-stru-ment pa-ja-mas',
    4: 'su-per-mar-ket mac-a-ro-ni sal-a-man-der dec-o-ra-tion kin-der-gar-ten cel-e-bra-tion ther-mom-e-ter',
    5: 'hip-po-pot-a-mus re-frig-er-a-tor u-ni-ver-si-ty cu-ri-os-i-ty au-di-to-ri-um or-gan-i-za-tion',
  },
}
