/** What builds and checks problems as authors write them. A server loads it when the first draft is looked at. */
export const loadBuilder = () => import('@wordstride/authoring/draft')

export type Builder = Awaited<ReturnType<typeof loadBuilder>>
