const core = (name: string) => `packages/core/src/interactions/${name}.ts`

const ASKS_NO_OPENING = 'Dynamic choice asks for no opening: the branch is never taken.'
const ONE_OPTION = 'Of one chosen option both rules of grading say the same.'
const SCHEMA = 'Of the check of a schema: what problems it refuses is asked by the tests of the schema.'
const ALWAYS_COMPLETE = 'Feedback is asked for graded responses, and they are complete.'
const NAMED_SLOTS = 'Slots are asked for once by each count; it is only sooner done.'
const WRONG_STILL = 'Of the helper of `wrongResponse`: any wrong response serves, and it is one still.'
const THERE_FOR_ITSELF = 'Among alike things each is there for itself too: it is only sooner found.'
const LOOK = 'It decides a class name alone.'
const NEVER_DISABLED = 'A question of this family disables no option by itself.'
const TUNING = 'How quick a hand can be is tuned, not right or wrong.'

/** Ways to change a source that are no fault in the type at hand; each with its reason. */
export const equivalents: readonly { file: string; label: string; reason: string }[] = [
  { file: core('openedChoice'), label: "without property: type: 'radio'", reason: ONE_OPTION },
  { file: core('openedChoice'), label: "'radio' → 'checkbox'", reason: ONE_OPTION },
  { file: core('openedChoice'), label: 'without property: isShuffled', reason: 'Grading reads no order.' },
  {
    file: core('openedChoice'),
    label:
      'options.every((option) => opened.includes(option.id)) → options.some((option) => opened.includes(option.id))',
    reason: ASKS_NO_OPENING,
  },
  {
    file: core('openedChoice'),
    label: '!hasOpenedAll(data.options, response) → !!(hasOpenedAll(data.options, response))',
    reason: ASKS_NO_OPENING,
  },
  { file: core('openedChoice'), label: "'not_answered' → 'incorrect'", reason: ASKS_NO_OPENING },
  {
    file: 'plugins/dynamic_selection/rules.ts',
    label: 'without property: needsAllOpened: false',
    reason: 'What is left out is false too.',
  },
  {
    file: core('blanks'),
    label:
      'placed.length === blanks.length && blanks.every(({ uuid }) => place… → (placed.length === blanks.length) || (blanks.every(({ uuid }) => pl…',
    reason: SCHEMA,
  },
  {
    file: core('blanks'),
    label:
      'blanks.every(({ uuid }) => placed.includes(uuid)) → blanks.some(({ uuid }) => placed.includes(uuid))',
    reason: SCHEMA,
  },
  { file: core('blanks'), label: 'without: if (chosen === null) continue', reason: ALWAYS_COMPLETE },
  { file: core('buckets'), label: "'correct' → 'incorrect'", reason: THERE_FOR_ITSELF },
  { file: core('slots'), label: "'correct' → 'incorrect'", reason: THERE_FOR_ITSELF },
  { file: core('slots'), label: 'known → !(known)', reason: NAMED_SLOTS },
  { file: core('slots'), label: 'without: if (known) return known', reason: NAMED_SLOTS },
  { file: core('slots'), label: 'without: slotsByCount.set(count, numbered)', reason: NAMED_SLOTS },
  { file: core('slots'), label: 'i + 1 → (i) - (1)', reason: 'Any name serves that is the slot’s own.' },
  {
    file: core('slots'),
    label: 'card.order - 1 → (card.order) + (1)',
    reason: 'It says where to look first; all are looked at.',
  },
  { file: core('sequence'), label: 'i + 1 → (i) - (1)', reason: 'Any name serves that is the part’s own.' },
  ...[
    '[...word] → []',
    '[i] → []',
    'word.slice(0, at + 1) → word',
    'at + 1 → (at) - (1)',
    'word.slice(at) → word',
  ].map((label) => ({ file: core('typed'), label, reason: WRONG_STILL })),
  {
    file: 'packages/ui/src/choice/OptionTile.tsx',
    label: "feedback.mark !== 'neutral' → (feedback.mark) === ('neutral')",
    reason: LOOK,
  },
  {
    file: 'packages/ui/src/choice/OptionTile.tsx',
    label: 'without attribute: disabled={isDisabled}',
    reason: NEVER_DISABLED,
  },
  ...['slots', 'sequence', 'buckets', 'blanks', 'typed'].map((family) => ({
    file: core(family),
    label: 'without property: leastHandMs: 800',
    reason: TUNING,
  })),
]
