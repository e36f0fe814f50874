/** What to do about a story that does not look as its picture, or has none yet. */
export function pictureAdvice(message: string, story: string, picture: string): string {
  const renew = `npm run pictures -- ${story}`
  return /no existing reference/i.test(message)
    ? `There is no picture ${picture} of ${story} yet. Take it with: ${renew}\nLook at it, and keep it with the story.`
    : `${message}\nWhere the new look of ${story} is wanted, renew its picture ${picture} with: ${renew}\nWhere it is not, .cache/pictures shows the difference.`
}
