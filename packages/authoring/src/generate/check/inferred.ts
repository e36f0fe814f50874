import { signJudge } from './kinds'

export const inferredJudge = signJudge([
  ['nervous', /shook as|mouth was dry|up and down|chewed|wobbled|would bite|palms|pounded/],
  ['proud', /medal|photo of my|very straight|all by myself|told each|big letters|beamed|ribbon/],
  ['tired', /yawned|eyes closed|sank into|third cup|lay down in|asleep with|long hike|baby's head/],
  ['angry', /stamped her|turned red|shouted|kicked|tore up|yelled|glared|scowled/],
  ['bored', /ceiling and sighed|be over soon|channels|circle after|groaned|sugar|a fly|long line/],
  [
    'lonely',
    /far bench|called the old|nobody to move|first day at|by the gate and|the bear|next to hers|by the wall/,
  ],
  ["at the dentist's office", /mouth\b|mask|drill|rinsed|holes this|molar|lip|all white/],
  ['at a beach', /waves|tide|Gulls|shell|footprints|lifeguard|surf/],
  ['in a library', /shelves|stamped the|brought it back|M to N|atlas|cart|series|story hour/],
  ['in a kitchen', /Onions|dough|oven|pot lid|pepper|flour|apron|faucet/],
  ['on a train', /conductor|rails|Next stop|tunnel|aisle|platform|whistle blew, the|diner/],
  ['on a farm', /rooster|trough|tractor|straw|Hay|pasture|pail|scarecrow/],
])
