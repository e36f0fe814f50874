import { Grid, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { ManagedChapter } from '@wordstride/api'
import { useSearchParams } from 'react-router-dom'
import { hasSession, useAuth } from '../../api/authStore'
import { fromSearch, toSearch } from '../../links/address'
import { LoadFailure } from '../../shell/LoadFailure'
import { LoadingBlock } from '../../shell/LoadingBlock'
import { PageHeading } from '../../shell/PageHeading'
import { Sheet } from '../../shell/Sheet'
import sheets from '../../shell/Sheet.module.css'
import { SignInFirst } from '../../shell/SignInFirst'
import { AffectedUsers } from './AffectedUsers'
import { ChapterSelects } from './ChapterSelects'
import { ChapterSkills } from './ChapterSkills'
import { managedChaptersQuery } from './skillQueries'

/** The chapter of the address, or the first one. */
function chosenOf(chapters: readonly ManagedChapter[], search: URLSearchParams): ManagedChapter | undefined {
  const { sectionType, grade, chapter } = fromSearch(search)
  const asked = chapters.find(
    (one) =>
      one.sectionType === sectionType && String(one.grade) === grade && String(one.chapter) === chapter,
  )
  return asked ?? chapters[0]
}

/** TOOL-04: skills that no student gets, chapter by chapter; the chapter stands in the address. */
export function SkillManagementPage() {
  const isSignedIn = useAuth(hasSession)
  return (
    <>
      <PageHeading
        title="Skill management"
        lead="A skill that is off is left out for all students: in courses, assignments, sessions and scores. What a student knows of it is kept, and is back when it is on again."
      />
      {isSignedIn ? (
        <SkillManagement />
      ) : (
        <SignInFirst>Please sign in with an account that has the right for this page.</SignInFirst>
      )}
    </>
  )
}

function SkillManagement() {
  const [search, setSearch] = useSearchParams()
  const query = useQuery(managedChaptersQuery)
  const chosen = chosenOf(query.data ?? [], search)
  return (
    <>
      {query.isPending && <LoadingBlock label="Loading the chapters" height="16rem" />}
      {query.isError && <LoadFailure what="The chapters" onRetry={() => void query.refetch()} />}
      {query.data && !chosen && (
        <Sheet>
          <Text py={6} textAlign="center" color="fg.muted">
            There is no content yet whose skills could be switched.
          </Text>
        </Sheet>
      )}
      {query.data && chosen && (
        <Grid gap={5} templateColumns="minmax(0, 1fr)" className={sheets.inOrder}>
          <Sheet>
            <ChapterSelects
              chapters={query.data}
              place={chosen}
              onChoose={(place) => setSearch(toSearch(place), { replace: true, preventScrollReset: true })}
            />
          </Sheet>
          <ChapterSkills
            key={`${chosen.sectionType} ${chosen.grade} ${chosen.chapter}`}
            place={{ sectionType: chosen.sectionType, grade: chosen.grade, chapter: chosen.chapter }}
            title={chosen.chapterName}
          />
          <AffectedUsers />
        </Grid>
      )}
    </>
  )
}
