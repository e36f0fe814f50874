import { Grid, Link, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import type { ImportedQuestion } from '@wordstride/api'
import { StatusLine } from '@wordstride/ui'
import { useState } from 'react'
import { FilePicker } from '../../forms/FilePicker'
import { useChosenFile } from '../../forms/useChosenFile'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { Sheet } from '../../shell/Sheet'
import { PublishingTabs } from '../PublishingTabs'
import { ImportedDrafts } from './ImportedDrafts'
import { ImportForm } from './ImportForm'
import { FILE_KINDS, fileProblem, readImportFile, saveExample } from './importFile'
import { importDrafts, previewImport } from './importQueries'
import { QuestionList } from './QuestionList'
import { useShownMedia } from './useShownMedia'

/** What is taken at first: all that can be, and is no draft already. */
const takenAtFirst = (questions: readonly ImportedQuestion[]): ReadonlySet<number> =>
  new Set(questions.filter(({ problem, draft }) => problem && draft === null).map(({ number }) => number))

/** /drafts/import: questions of other systems become drafts. */
export function ImportPage() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const preview = useMutation({ mutationFn: previewImport })
  const questions = useShownMedia(preview.data)
  const imported = useMutation({ mutationFn: importDrafts })
  const { file, problem, choose } = useChosenFile({
    problemOf: fileProblem,
    read: readImportFile,
    calls: [preview, imported],
    onChosen: (read) =>
      // Given here it is for this file alone: that of an earlier one may come late.
      preview.mutate(read, { onSuccess: ({ questions }) => setChosen(takenAtFirst(questions)) }),
  })

  const failure = problem ?? preview.error?.message ?? null
  return (
    <>
      <PageHeading
        title="Import"
        lead="Questions of other systems become drafts. You see what each becomes before anything is written."
      />
      <PublishingTabs />
      <Grid gap={6} templateColumns="minmax(0, 1fr)">
        <Sheet title="1. Choose the file">
          <FilePicker
            label="File of questions"
            accept={FILE_KINDS.accept}
            hint={FILE_KINDS.hint}
            fileName={file?.fileName ?? null}
            onFile={(given) => void choose(given)}
          />
          <Text mt={4} color="fg.muted" fontSize="0.9375rem">
            Columns of a table: question, options, right, hints, explanations, with | between several. Only
            question and right are needed.{' '}
            <Link asChild color="brand.fg" textDecoration="underline">
              <button type="button" onClick={saveExample}>
                Download an example
              </button>
            </Link>
          </Text>
          <StatusLine tone="error">{failure}</StatusLine>
        </Sheet>
        {preview.isPending && <LoadingBlock label="Reading the file" height="14rem" />}
        {questions && file && !imported.isSuccess && (
          <>
            <QuestionList questions={questions} chosen={chosen} onChoose={setChosen} />
            {questions.some((question) => question.problem) && (
              <ImportForm
                count={chosen.size}
                isPending={imported.isPending}
                error={imported.error}
                onImport={(place) => imported.mutate({ ...file, ...place, chosen: [...chosen] })}
              />
            )}
          </>
        )}
        {imported.isSuccess && questions && <ImportedDrafts reply={imported.data} questions={questions} />}
      </Grid>
    </>
  )
}
