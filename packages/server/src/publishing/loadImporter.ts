/** What reads questions of other systems. A server loads it when the first file is imported. */
export const loadImporter = () => import('@wordstride/authoring/import')

export type Importer = Awaited<ReturnType<typeof loadImporter>>

/** A question of a file, read. */
export type ReadQuestion = NonNullable<
  ReturnType<Extract<Awaited<ReturnType<Importer['openFile']>>, { ok: true }>['questions']['next']>['value']
>
