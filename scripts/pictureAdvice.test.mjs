import { describe, expect, it } from 'vitest'
import { pictureAdvice } from '../.storybook/pictureAdvice.ts'

const story = 'plugins/word_ladder/Renderer.stories.tsx'

describe('what npm run test:stories says of a picture', () => {
  it('of a fresh type: it is to be taken, looked at and kept', () => {
    const message = 'expect(element).toMatchScreenshot()\n\nNo existing reference screenshot found.'
    expect(pictureAdvice(message, story, 'mobile-light')).toBe(
      `There is no picture mobile-light of ${story} yet. Take it with: npm run pictures -- ${story}\nLook at it, and keep it with the story.`,
    )
  })

  it('of another look: what differs, how it is renewed, and where the difference is', () => {
    const advice = pictureAdvice('Screenshot does not match the stored reference.', story, 'dark-dark')
    expect(advice).toMatch(/^Screenshot does not match/)
    expect(advice).toContain(`npm run pictures -- ${story}`)
    expect(advice).toContain('.cache/pictures')
  })
})
