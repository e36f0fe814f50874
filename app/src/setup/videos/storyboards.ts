import type { VideoName } from './videoSources'

interface Scene {
  title: string
  text: string
}

/** What a video shows, to read where there is none. */
export const STORYBOARDS: Readonly<Record<VideoName, readonly Scene[]>> = {
  aboutTest: [
    {
      title: 'Two sections',
      text: 'Vocabulary asks for words. Language Arts has two parts: language skills, then reading.',
    },
    {
      title: 'One problem at a time',
      text: 'Choose your answer and press Submit, then Next Problem. A submitted answer stays.',
    },
    {
      title: 'Mind the clock',
      text: 'The time stands at the top and does not stop. What you have answered counts when it is over.',
    },
    {
      title: 'Be accurate, then fast',
      text: 'A guess helps nobody: the test finds the grade at which your lessons begin.',
    },
    {
      title: 'Up or down a grade',
      text: 'After each test the next grade is suggested, until your place is found. Take a break between two tests.',
    },
  ],
  product: [
    {
      title: 'Your week',
      text: 'On Monday your home page has a new assignment. Start opens the next thing to do.',
    },
    {
      title: 'Learn a skill',
      text: 'Learning sessions explain a skill step by step. Some right answers in a row, and it is yours.',
    },
    {
      title: 'Become proficient',
      text: 'Proficiency sessions come back to what you have learned and raise its level.',
    },
    {
      title: 'Get faster',
      text: 'When all skills of a grade are proficient, afficiency sessions train accuracy and speed together.',
    },
    {
      title: 'See how far you came',
      text: 'Points fill the circle of your week. Full weeks earn tokens, a completed grade earns stars.',
    },
  ],
}
