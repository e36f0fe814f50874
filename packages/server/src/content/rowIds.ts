/** What is published has rows of its own, which never change: 'la.2.nouns.E1~4' is E1 since release 4. */
export const publishedRowId = (problemId: string, release: number): string => `${problemId}~${release}`

/** The id in the files, whichever row serves the problem. */
export const problemIdOf = (rowId: string): string => rowId.replace(/~\d+$/, '')

export const isPublishedRow = (rowId: string): boolean => problemIdOf(rowId) !== rowId
