import type { composeStory } from '@storybook/react-vite'
import { preloadMarkdown, preloadPassage } from '@wordstride/ui'
import { afterEach, beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'
import { pictureAdvice } from './pictureAdvice'
import { chromium } from './picturesOf.json'

declare module 'vitest' {
  interface TestContext {
    story?: ReturnType<typeof composeStory>
  }
  interface TaskMeta {
    storyId?: string
    pictures?: string[]
  }
}

// What a block loads when it is first drawn would be missing in its picture.
beforeAll(() => Promise.all([preloadMarkdown(), preloadPassage({ isBook: true })]))

/** Another browser draws letters and edges in its own way: its pictures would tell nothing, but where all are taken anew. */
const isCompared =
  import.meta.env.TAKES_PICTURES === '1' ||
  Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]) === chromium
if (!isCompared)
  console.warn(`No pictures are compared: they are of Chromium ${chromium}. npm run pictures takes new ones.`)

async function expectPicture(block: Element | null, story: string, picture: string): Promise<void> {
  try {
    await expect(block).toMatchScreenshot(picture)
  } catch (error) {
    if (error instanceof Error) error.message = pictureAdvice(error.message, story, picture)
    throw error
  }
}

/** Each story, as its play has left it, is held against the pictures beside it. */
afterEach(async ({ story, task }) => {
  if (task.result?.state === 'fail' || !isCompared) return
  const themes: readonly string[] = story?.parameters.pictures ?? []
  const name = task.meta.storyId?.split('--')[1]
  task.meta.pictures = themes.map((theme) => `${name}-${theme}`)
  for (const [i, theme] of themes.entries()) {
    document.documentElement.dataset.theme = theme
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // As tall as the page, so that what is fixed to the screen covers nothing.
    await page.viewport(innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight))
    const block = document.querySelector('dialog[open]') ?? document.querySelector('main')
    await expectPicture(block, task.file.name, task.meta.pictures[i] ?? '')
  }
})
