import { useQuery } from '@tanstack/react-query'
import { registry } from '@wordstride/plugins/graders'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { lastDraftTypeQuery } from './draftQueries'
import { type Saving, Workbench } from './Workbench'
import styles from './ZeusPage.module.css'

/** TOOL-03: the authoring preview. The problem type stands in the address; else it is the one of the last draft. */
export function ZeusPage({ saving }: { saving?: Saving | undefined }) {
  const [search, setSearch] = useSearchParams()
  const last = useQuery(lastDraftTypeQuery)
  const isKnown = (type: string | null | undefined): type is string => registry.types.includes(type ?? '')
  const type = [search.get('type'), last.data, registry.types[0]].find(isKnown)
  const [chosen, setChosen] = useState<{ replaced: string | null } | null>(null)
  function setType(next: string, replaced: string | null): void {
    setChosen({ replaced })
    setSearch({ type: next }, { replace: true, preventScrollReset: true })
  }
  return (
    <div className={styles.page}>
      <PageHeading
        title="Authoring preview"
        lead="Write a problem as text or with the form, and see it as a student does. Your draft is kept in this browser."
      />
      {last.isPending || type === undefined ? (
        <LoadingBlock label="Loading your draft" height="30rem" />
      ) : (
        <Workbench
          key={type}
          plugin={registry.require(type)}
          isChosen={chosen !== null}
          replaced={chosen?.replaced ?? null}
          onType={setType}
          saving={saving}
        />
      )}
    </div>
  )
}
