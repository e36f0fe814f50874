const WORDS = [
  'lantern',
  'harbor',
  'compass',
  'anchor',
  'voyage',
  'sailor',
  'island',
  'thunder',
  'whisper',
  'meadow',
]

/** Fifty single-choice problems of usual size; in each one the first option is right. */
export const problems = Array.from({ length: 50 }, (_, i) => {
  const word = WORDS[i % WORDS.length] as string
  return {
    problem_id: `bench-${i}`,
    problem_type: 'selection',
    version: 1,
    section_type: 'ae.la',
    grade_id: 4,
    skill_id: 'bench',
    problemItems: [
      { kind: 'markdown', value: `Question ${i + 1}: which sentence uses the word ${word} as a noun?` },
    ],
    hintItems: [{ value: 'A noun names a person, a place or a thing.' }],
    subProblemItems: [
      {
        uuid: 'q1',
        type: 'radio',
        options: [
          `The ${word} was the first thing that she saw.`,
          `They ${word} along the road in the evening.`,
          `It was a very ${word} kind of day.`,
          `He spoke ${word} and left the room.`,
        ].map((label, position) => ({
          id: `o${position}`,
          label,
          answer: position === 0,
          explanation: position === 0 ? 'It names a thing.' : 'Here the word names nothing.',
        })),
      },
    ],
  }
})
