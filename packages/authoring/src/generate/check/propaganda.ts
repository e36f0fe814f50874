import { signJudge } from './kinds'

export const propagandaJudge = signJudge([
  ['testimonial', /driver|Singer|star|champion|chef|author/],
  ['name-calling', /crybabies|cowards|clowns|Snail|quacks|dinosaurs|Shoddy|windbag/],
  ['plain folks', /like you and me|simple|ordinary|neighbors|same old bus|just folks|one of you/],
  ['transfer', /flag|dove|statue|eagle|white coat|temple|cathedral|moon landing/],
  ['glittering generality', /./],
])
