import type { KeyboardUser } from '@wordstride/testkit'

/* One plugin of each family, with all the sources that make it what it is, and how the keyboard solves it. */

export interface FamilyUnderTest {
  family: string
  type: string
  sources: readonly string[]
  solveByKeyboard(right: never, user: KeyboardUser, problem: never): Promise<void>
}

type Keyboard = typeof import('@wordstride/testkit')

interface Placed {
  placed: Record<string, string>
}

const core = (name: string) => `packages/core/src/interactions/${name}.ts`
const ui = (path: string) => `packages/ui/src/${path}.tsx`
const own = (type: string) => ['plugin.ts', 'Renderer.tsx'].map((file) => `plugins/${type}/${file}`)

export const familiesOf = (kit: Keyboard): FamilyUnderTest[] => [
  {
    family: 'choice',
    type: 'multi_selection',
    sources: [core('choice'), ...own('multi_selection'), ui('choice/ChoiceGroup'), ui('choice/OptionTile')],
    solveByKeyboard: ({ chosen }: { chosen: Record<string, string[]> }, user) =>
      kit.chooseByKeyboard(user, Object.values(chosen).flat()),
  },
  {
    family: 'openedChoice',
    type: 'dynamic_selection',
    sources: [core('openedChoice'), ...own('dynamic_selection')],
    solveByKeyboard: ({ chosen }: { chosen: string | null }, user) =>
      kit.chooseByKeyboard(user, [chosen ?? '']),
  },
  {
    family: 'blanks',
    type: 'fill_in_the_blank',
    sources: [core('blanks'), ...own('fill_in_the_blank'), ui('fields/SelectField')],
    solveByKeyboard: ({ chosen }: { chosen: Record<string, string | null> }, user) =>
      kit.selectByKeyboard(user, Object.values(chosen)),
  },
  {
    family: 'phrases',
    type: 'markdown_clickable_text',
    sources: [core('phrases'), ...own('markdown_clickable_text'), ui('phrases/PhraseButton')],
    solveByKeyboard: (
      { clicked }: { clicked: string[] },
      user,
      { phrases }: { phrases: { id: string; phrase: string }[] },
    ) =>
      kit.clickPhrasesByKeyboard(
        user,
        phrases.filter(({ id }) => clicked.includes(id)).map(({ phrase }) => phrase),
      ),
  },
  {
    family: 'buckets',
    type: 'text_drag_drop',
    sources: [core('buckets'), ...own('text_drag_drop'), ui('board/BucketBoard')],
    solveByKeyboard: ({ placed }: Placed, user) => kit.placeByKeyboard(user, placed),
  },
  {
    family: 'slots',
    type: 'unscramble_drag_drop',
    sources: [core('slots'), ...own('unscramble_drag_drop'), ui('board/SlotBoard')],
    solveByKeyboard: ({ placed }: Placed, user) => kit.placeByKeyboard(user, placed),
  },
  {
    family: 'sequence',
    type: 'ordering',
    sources: [core('sequence'), ...own('ordering')],
    solveByKeyboard: ({ order }: { order: string[] }, user) => kit.sortByKeyboard(user, order),
  },
  {
    family: 'typed',
    type: 'vocabulary_spelling',
    sources: [core('typed'), ...own('vocabulary_spelling')],
    solveByKeyboard: async ({ typed }: { typed: string }, user) => {
      for (let stop = 0; stop < 20 && !(document.activeElement instanceof HTMLInputElement); stop++)
        await user.tab()
      await user.keyboard(typed)
    },
  },
]
