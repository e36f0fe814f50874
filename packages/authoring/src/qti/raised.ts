const SIGNS = '0123456789+-=()aehijklmnoprstuvx'
/** In the same order. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵉʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛˣ'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ'

/** Markdown has no raised and lowered text: signs that are so themselves; null where there is none. */
export function raisedOf(text: string, name: 'sup' | 'sub'): string | null {
  const plain = text.trim().replaceAll('−', '-')
  // The ending of an ordinal is as right on the line.
  if (name === 'sup' && /^(st|nd|rd|th)$/.test(plain)) return plain
  const signs = [...(name === 'sup' ? RAISED : LOWERED)]
  const written = [...plain].map((sign) => signs[SIGNS.indexOf(sign)] ?? null)
  return written.includes(null) ? null : written.join('')
}
