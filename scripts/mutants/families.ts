import type { KeyboardUser } from '@wordstride/testkit'

/* Plugins of each family, with all the sources that make them what they are, and how the keyboard solves them. */

type Solve = (right: never, user: KeyboardUser, problem: never) => Promise<void>

export interface FamilyUnderTest {
  family: string
  sources: readonly string[]
  /** The first is the one whose own sources are broken; the others use what it shares with them. */
  types: Readonly<Record<string, Solve>>
}

type Keyboard = typeof import('@wordstride/testkit')

const core = (name: string) => `packages/core/src/interactions/${name}.ts`
const ui = (path: string) => `packages/ui/src/${path}.tsx`
const own = (type: string) => ['rules.ts', 'Renderer.tsx'].map((file) => `plugins/${type}/${file}`)

export const familiesOf = (kit: Keyboard): FamilyUnderTest[] => {
  const chooseAll: Solve = ({ chosen }: { chosen: Record<string, string[]> }, user) =>
    kit.chooseByKeyboard(user, Object.values(chosen).flat())
  const clickAll: Solve = (
    { clicked }: { clicked: string[] },
    user,
    { phrases }: { phrases: { id: string; phrase: string }[] },
  ) =>
    kit.clickPhrasesByKeyboard(
      user,
      phrases.filter(({ id }) => clicked.includes(id)).map(({ phrase }) => phrase),
    )
  const place: Solve = ({ placed }: { placed: Record<string, string> }, user) =>
    kit.placeByKeyboard(user, placed)
  return [
    {
      family: 'choice',
      sources: [core('choice'), ...own('multi_selection'), ui('choice/ChoiceGroup'), ui('choice/OptionTile')],
      types: { multi_selection: chooseAll, selection: chooseAll },
    },
    {
      family: 'openedChoice',
      sources: [core('openedChoice'), ...own('dynamic_selection')],
      types: {
        dynamic_selection: ({ chosen }: { chosen: string | null }, user) =>
          kit.chooseByKeyboard(user, [chosen ?? '']),
        collapsible_selection: async ({ chosen }: { chosen: string | null }, user) => {
          await kit.unfoldByKeyboard(user)
          await kit.chooseByKeyboard(user, [chosen ?? ''])
        },
      },
    },
    {
      family: 'blanks',
      sources: [core('blanks'), ...own('fill_in_the_blank'), ui('fields/SelectField')],
      types: {
        fill_in_the_blank: ({ chosen }: { chosen: Record<string, string | null> }, user) =>
          kit.selectByKeyboard(user, Object.values(chosen)),
      },
    },
    {
      family: 'phrases',
      sources: [core('phrases'), ...own('markdown_clickable_text'), ui('phrases/PhraseButton')],
      types: { markdown_clickable_text: clickAll },
    },
    {
      family: 'buckets',
      sources: [core('buckets'), ...own('text_drag_drop'), ui('board/BucketBoard')],
      types: { text_drag_drop: place },
    },
    {
      family: 'slots',
      sources: [core('slots'), ...own('unscramble_drag_drop'), ui('board/SlotBoard')],
      types: { unscramble_drag_drop: place },
    },
    {
      family: 'sequence',
      sources: [core('sequence'), core('cardFeedback'), ...own('ordering')],
      types: {
        ordering: ({ order }: { order: string[] }, user) => kit.sortByKeyboard(user, order),
      },
    },
    {
      family: 'typed',
      sources: [core('typed'), ...own('vocabulary_spelling')],
      types: {
        vocabulary_spelling: async ({ typed }: { typed: string }, user) => {
          for (let stop = 0; stop < 20 && !(document.activeElement instanceof HTMLInputElement); stop++)
            await user.tab()
          await user.keyboard(typed)
        },
      },
    },
  ]
}
