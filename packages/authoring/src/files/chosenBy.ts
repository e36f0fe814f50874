import * as z from 'zod/mini'

/** One schema of several, chosen by what is written: its faults are told alone. */
export const chosenBy = <T>(choose: (written: object) => z.ZodMiniType<T>) =>
  z.pipe(
    z.looseObject({}),
    z.transform((written, { issues }): T => {
      const parsed = choose(written).safeParse(written)
      if (parsed.success) return parsed.data
      for (const issue of parsed.error.issues)
        issues.push({ ...issue, input: written } as z.core.$ZodRawIssue)
      return z.NEVER
    }),
  )
