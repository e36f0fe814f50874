import type { AnyProblemPlugin } from '../index'
import type { Hand } from './hand/hand'
import type { Journey } from './hand/journey'
import type { Interchange } from './interchange/interchange'
import type { ShortForm } from './shortForm/shortForm'
import type { TextBlock } from './texts/textBlock'

/**
 * What authors, checks and journeys need of a problem type, each member optional. It stands apart from the
 * plugin so that no student downloads it and the server never loads it.
 */
export interface AuthoringFacets<TProblem, TResponse> {
  /** All that a reader sees of the problem's body, with the key, as data: for spelling, reading level, guessers and previews. */
  texts?(problem: TProblem): readonly TextBlock[]
  /** The form in which authors write the type; without one they write the plugin's own form under `body`. */
  readonly shortForm?: ShortForm
  /** The problem as a question that other systems know, and back. */
  readonly interchange?: Interchange<TProblem>
  /** Gives a response on the page as a student does; without it no journey answers the type. */
  answerByHand?(problem: TProblem, response: TResponse, hand: Hand): Promise<void>
  /** What its journeys look for besides. */
  readonly journey?: Journey
}

/** Facets whose own types are no longer known: what the rooms work with that know no type. */
// biome-ignore lint/suspicious/noExplicitAny: the members take the type's own problem and response
export type AnyAuthoringFacets = AuthoringFacets<any, any>

/** Returns the facets; the plugin is there so that their types are its own. */
export function defineAuthoring<TPlugin extends AnyProblemPlugin>(
  _plugin: TPlugin,
  facets: AuthoringFacets<Parameters<TPlugin['grade']>[0], Parameters<TPlugin['grade']>[1]>,
): AnyAuthoringFacets {
  return facets
}
