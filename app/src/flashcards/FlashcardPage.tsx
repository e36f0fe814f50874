import { Button as ChakraButton, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { KeywordType } from '@wordstride/api'
import { Button, Skeleton } from '@wordstride/ui'
import { useState } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router-dom'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { hasSession, useAuth } from '../auth/authStore'
import { gradeName } from '../routes/gradeNames'
import { LoadFailure } from '../shell/LoadFailure'
import { PageHeading } from '../shell/PageHeading'
import { CardPages } from './CardPages'
import { cardLayout } from './cardLayout'
import styles from './FlashcardPage.module.css'
import { type FlashcardQuery, readFlashcardQuery } from './flashcardQuery'
import { LargeCard } from './LargeCard'
import { WordCard } from './WordCard'

const KEYWORD_TYPES: readonly { value: KeywordType; label: string }[] = [
  { value: 'primary', label: 'Primary' },
  { value: 'additional', label: 'Additional' },
]

/** /flashcard: the vocabulary cards of a grade. A public route: without a session it shows a login link (C-23). */
export function FlashcardPage() {
  const isSignedIn = useAuth(hasSession)
  const ownGrade = useAuth((state) => state.user?.current_grade['ae.voc']) ?? 0
  const [search, setSearch] = useSearchParams()
  const query = readFlashcardQuery(search, ownGrade)
  const { keyword_type } = query

  /** Another list begins with its first page. */
  const show = (change: Partial<FlashcardQuery>) => {
    const next = { ...query, page_id: 1, ...change }
    setSearch(Object.fromEntries(Object.entries(next).map(([name, value]) => [name, String(value)])))
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <PageHeading
        title="Vocabulary cards"
        lead={`${gradeName(query.grade_id)} · listen, say it, and look closer.`}
      />
      {isSignedIn ? (
        <CardList
          query={query}
          onPage={(page_id) => show({ page_id })}
          types={KEYWORD_TYPES.map(({ value, label }) => (
            <Button
              key={value}
              variant={keyword_type === value ? 'primary' : 'secondary'}
              aria-pressed={keyword_type === value}
              onClick={() => show({ keyword_type: value })}
            >
              {label}
            </Button>
          ))}
        />
      ) : (
        <>
          <Text mb={4}>Please sign in. Your cards are waiting for you.</Text>
          <ChakraButton asChild minH="44px">
            <RouterLink to="/login">Login</RouterLink>
          </ChakraButton>
        </>
      )}
    </>
  )
}

interface CardListProps {
  query: FlashcardQuery
  /** The Primary and Additional buttons. */
  types: React.ReactNode
  onPage(page: number): void
}

function CardList({ query, types, onPage }: CardListProps) {
  const { chapter_id, grade_id, keyword_type, page_id } = query
  const [isMeaningHidden, setIsMeaningHidden] = useState(false)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const layout = cardLayout(grade_id)
  const loading = useQuery({
    queryKey: ['getCards', chapter_id, grade_id, keyword_type, page_id],
    queryFn: async () =>
      unwrap(
        await apiClient.call('getCards', { chapter_id, page_id, current_grade: grade_id, keyword_type }),
      ),
    placeholderData: keepPreviousData,
  })
  const cards = loading.data?.cards ?? []
  return (
    <>
      <div className={styles.bar}>
        <fieldset className={styles.types}>
          <legend className="ws-visually-hidden">Kind of words</legend>
          {types}
        </fieldset>
        {cards.length > 0 && (
          <Button variant="quiet" onClick={() => setIsMeaningHidden(!isMeaningHidden)}>
            {isMeaningHidden ? 'Show the meanings' : 'Hide the meanings'}
          </Button>
        )}
      </div>
      {loading.isPending && <LoadingCards />}
      {loading.isError && <LoadFailure what="The cards" onRetry={() => void loading.refetch()} />}
      {loading.data && cards.length === 0 && <NoCards />}
      {cards.length > 0 && (
        <>
          <h2 className="ws-visually-hidden">
            Page {page_id} of {loading.data?.pages}
          </h2>
          <ul
            className={styles.grid}
            data-layout={layout.kind}
            data-reading={layout.reading}
            aria-busy={loading.isPlaceholderData}
          >
            {cards.map((card, i) => (
              <WordCard
                key={card._id}
                card={card}
                layout={layout}
                isMeaningHidden={isMeaningHidden}
                onEnlarge={() => setEnlarged(i)}
              />
            ))}
          </ul>
          <CardPages page={page_id} pages={loading.data?.pages ?? 1} onPage={onPage} />
        </>
      )}
      <LargeCard cards={cards} layout={layout} index={enlarged} onIndex={setEnlarged} />
    </>
  )
}

function LoadingCards() {
  return (
    <div className={styles.grid} data-layout="text" role="status">
      <span className="ws-visually-hidden">Loading the cards</span>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <Skeleton key={name} height="12rem" />
      ))}
    </div>
  )
}

/** CARD-04, ERR-34. */
function NoCards() {
  return (
    <div className={styles.none}>
      <div className={styles.stack} aria-hidden="true">
        <span />
        <span />
        <span>?</span>
      </div>
      <p role="status">Sorry! Vocabulary cards are not available yet.</p>
      <RouterLink to="/courses">Go to the courses</RouterLink>
    </div>
  )
}
