/** What was asked of the database, or of another; one that takes longer is as good as gone. */
export async function inTime<T>(milliseconds: number, asked: Promise<T>, of = 'The database'): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${of} does not answer in time.`)), milliseconds)
  })
  try {
    return await Promise.race([asked, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
