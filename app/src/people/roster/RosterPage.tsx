import { Flex, Grid, Text } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Center } from '@wordstride/api'
import { Button, StatusLine } from '@wordstride/ui'
import { useState } from 'react'
import { CheckField } from '../../forms/CheckField'
import { FilePicker } from '../../forms/FilePicker'
import { Choice, FormField } from '../../forms/FormFields'
import { useChosenFile } from '../../forms/useChosenFile'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { Sheet } from '../../shell/Sheet'
import { centersQuery } from '../peopleQueries'
import { DoneSheet } from './DoneSheet'
import { PreviewPanel } from './PreviewPanel'
import styles from './RosterPage.module.css'
import { fileProblem, type NamedRoster, readRosterFile, saveExample } from './rosterFile'
import { exportRoster, importRoster, previewRoster } from './rosterQueries'

const COLUMNS =
  'source_id, username, first_name, last_name, role, school_grade, class, teacher, email, password'

const EXPORTS = [
  ['csv', 'Export CSV'],
  ['oneroster', 'Export OneRoster'],
] as const

function ExportPanel({ centerId }: { centerId: number }) {
  const exported = useMutation({ mutationFn: exportRoster })
  const running = exported.isPending ? exported.variables.format : null
  return (
    <Sheet title="Export">
      <Text color="fg.muted" mb={4}>
        Everybody of this center as a file that can be imported again. Passwords are never in it.
      </Text>
      <Flex gap={3} wrap="wrap">
        {EXPORTS.map(([format, label]) => (
          <Button
            key={format}
            variant="secondary"
            isLoading={running === format}
            disabled={running !== null && running !== format}
            onClick={() => exported.mutate({ centerId, format })}
          >
            {label}
          </Button>
        ))}
      </Flex>
      <StatusLine tone="error">{exported.isError ? exported.error.message : null}</StatusLine>
    </Sheet>
  )
}

function Roster({ centers }: { centers: readonly Center[] }) {
  const [centerId, setCenterId] = useState(centers[0]?.centerId ?? 0)
  const [endsMissing, setEndsMissing] = useState(false)
  const preview = useMutation({ mutationFn: previewRoster })
  const imported = useMutation({ mutationFn: importRoster })
  const { file, problem, choose } = useChosenFile({
    problemOf: fileProblem,
    read: readRosterFile,
    calls: [preview, imported],
    onChosen: (chosen) => look(chosen, centerId, endsMissing),
  })

  function look(chosen: NamedRoster | null, center: number, ends: boolean): void {
    imported.reset()
    if (chosen === null) return
    const { format, content } = chosen
    preview.mutate({ centerId: center, format, content, endsMissing: ends })
  }

  const failure = problem ?? preview.error?.message ?? imported.error?.message ?? null
  return (
    <Grid gap={6} templateColumns="minmax(0, 1fr)">
      <Sheet title="1. Choose the file">
        <Grid
          gap={5}
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          // Another choice would hide what comes of the import.
          inert={imported.isPending}
        >
          <Flex direction="column" gap={4}>
            <FormField label="Learning center">
              <Choice
                value={String(centerId)}
                options={centers.map((center) => [String(center.centerId), center.name])}
                onChange={(event) => {
                  const center = Number(event.target.value)
                  setCenterId(center)
                  look(file, center, endsMissing)
                }}
              />
            </FormField>
            <CheckField
              checked={endsMissing}
              onChange={(event) => {
                setEndsMissing(event.target.checked)
                look(file, centerId, event.target.checked)
              }}
            >
              End those who are not in the file
              <Text as="small" display="block" color="fg.muted" fontSize="0.875rem">
                Of the roles in the file, and only when it has no faults. Without this nothing is done about
                them.
              </Text>
            </CheckField>
          </Flex>
          <FilePicker
            label="Roster file"
            accept=".csv,.txt,.tsv,.zip,text/csv,application/zip"
            hint="CSV, or a zip of OneRoster 1.2"
            fileName={file?.name ?? null}
            onFile={(given) => void choose(given)}
          />
        </Grid>
        <Text mt={4} color="fg.muted" fontSize="0.9375rem">
          Columns of a CSV file: {COLUMNS}. Only the names are needed; a missing username is made from them.{' '}
          <button type="button" className={styles.inline} onClick={saveExample}>
            Download an example
          </button>
        </Text>
        <StatusLine tone="error">{failure}</StatusLine>
      </Sheet>
      {preview.isPending && <LoadingBlock label="Reading the file" height="14rem" />}
      {preview.data && file && !imported.isSuccess && (
        <Sheet title="2. Look at what will be done">
          <PreviewPanel
            preview={preview.data}
            isImporting={imported.isPending}
            onImport={() =>
              imported.mutate({
                centerId,
                format: file.format,
                content: file.content,
                endsMissing,
                digest: preview.data.digest,
              })
            }
          />
        </Sheet>
      )}
      {imported.isSuccess && <DoneSheet centerId={centerId} counts={imported.data} preview={preview.data} />}
      <ExportPanel centerId={centerId} />
    </Grid>
  )
}

/** /people/roster: people in and out as files. */
export function RosterPage() {
  const centers = useQuery(centersQuery)
  return (
    <>
      {centers.isPending && <LoadingBlock label="Loading" height="16rem" />}
      {centers.isError && <LoadFailure what="Your learning centers" onRetry={() => void centers.refetch()} />}
      {centers.data?.length === 0 && <Text>There is no learning center yet. Please make one first.</Text>}
      {centers.data && centers.data.length > 0 && <Roster centers={centers.data} />}
    </>
  )
}
