import { shuffle } from '@wordstride/core'
import { stepJudge } from '../check/steps'
import { each, type Frame } from '../frame'
import type { Generator } from '../generator'
import { steps } from '../lexicon/steps'
import { asOptions, type Told } from '../options'

interface Story {
  title: string
  parts: readonly string[]
}

const HINTS = [
  'Think of how it happens, one thing after the other.',
  'What must be done before the next thing can happen?',
]

const read = (line: string): Story => {
  const [title = '', ...parts] = line.split('|')
  return { title, parts }
}

/** Of three parts only two could come after the first: such a story is asked for its middle. */
const SHORT = 3

const ORDINALS = ['first', 'second', 'third', 'fourth']

const told = (text: string, at: number, count: number): Told => ({
  text,
  why: at === count - 1 ? 'This comes last.' : `This comes ${ORDINALS[at]}.`,
})

const options = ({ parts }: Story, at: number, left: readonly number[], random: () => number) => {
  const all = parts.map((text, i) => told(text, i, parts.length))
  return asOptions(
    all[at] as Told,
    all.filter((_, i) => i !== at && !left.includes(i)),
    random,
  )
}

const framesOf = (stories: readonly Story[]): Frame[] => [
  each(1, stories, (story, random) => ({
    type: 'selection',
    prompt: `${story.title} What comes **first**?`,
    hints: HINTS,
    options: options(story, 0, [], random),
  })),
  each(2, stories, ({ title, parts }) => ({
    type: 'ordering',
    prompt: `${title} Put the parts in order.`,
    hints: HINTS,
    items: [...parts],
    why: 'One thing makes the next one possible.',
  })),
  each(1, stories.toReversed(), (story, random) => ({
    type: 'selection',
    prompt: `${story.title} What comes **last**?`,
    hints: HINTS,
    options: options(story, story.parts.length - 1, [], random),
  })),
  each(3, stories, (story, random) =>
    story.parts.length === SHORT
      ? {
          type: 'selection',
          prompt: `${story.title} What comes **in the middle**?`,
          hints: HINTS,
          options: options(story, 1, [], random),
        }
      : {
          type: 'selection',
          prompt: `${story.title} What comes right after this?\n\n> ${story.parts[0]}`,
          hints: HINTS,
          options: options(story, 1, [0], random),
        },
  ),
  each(4, stories, ({ title, parts }, random) => {
    const [a = '', b = '', c = '', ...rest] = parts
    const list = (...items: string[]) => [...items, ...rest].join(' ')
    return {
      type: 'selection',
      prompt: `${title} Which list is in the right order?`,
      hints: HINTS,
      options: shuffle(
        [
          { text: list(a, b, c), correct: true, why: 'Each part follows from the one before.' },
          { text: list(b, a, c), why: 'The first two parts have changed places.' },
          { text: list(a, c, b), why: 'The second and the third part have changed places.' },
        ],
        random,
      ),
    }
  }),
]

export const stepsGenerator: Generator = {
  summary: 'what comes first, next and last (kindergarten to grade 2, grade 5)',
  grades: Object.keys(steps).map(Number),
  frames: (grade) => framesOf((steps[grade] ?? '').trim().split('\n').map(read)),
  judge: stepJudge,
}
