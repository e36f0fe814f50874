import { useQuery } from '@tanstack/react-query'
import type { KeywordType } from '@wordstride/api'
import { gradeName } from '@wordstride/learning'
import { Button, Skeleton } from '@wordstride/ui'
import { useEffect, useRef, useState } from 'react'
import { Link as RouterLink, useBlocker, useSearchParams } from 'react-router-dom'
import { useCurrentGrades } from '../../accounts/currentGrades'
import { hasSession, useAuth } from '../../api/authStore'
import { toSearch } from '../../links/address'
import { LinkButton } from '../../shell/LinkButton'
import { LoadFailure } from '../../shell/LoadFailure'
import { PageHeading } from '../../shell/PageHeading'
import { cardsQuery } from '../courseQueries'
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
  const ownGrade = useCurrentGrades()['ae.voc']
  const [search, setSearch] = useSearchParams()
  const query = readFlashcardQuery(search, ownGrade)
  const { keywordType } = query

  /** Another list begins with its first page. */
  const show = (change: Partial<FlashcardQuery>) => {
    setSearch(toSearch({ ...query, pageId: 1, ...change }))
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <PageHeading
        title="Vocabulary cards"
        lead={`${gradeName(query.gradeId)} · listen, say it, and look closer.`}
      />
      {isSignedIn ? (
        <CardList
          query={query}
          onPage={(pageId) => show({ pageId })}
          types={KEYWORD_TYPES.map(({ value, label }) => (
            <Button
              key={value}
              variant={keywordType === value ? 'primary' : 'secondary'}
              aria-pressed={keywordType === value}
              onClick={() => show({ keywordType: value })}
            >
              {label}
            </Button>
          ))}
        />
      ) : (
        <>
          <p className={styles.signIn}>Please sign in. Your cards are waiting for you.</p>
          <LinkButton to="/login">Login</LinkButton>
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
  const { gradeId, pageId } = query
  const [isMeaningHidden, setIsMeaningHidden] = useState(false)
  const [enlarged, setEnlarged] = useState<{ page: number; index: number } | null>(null)
  const list = useFocusOnLeft(enlarged?.index ?? null)
  const layout = cardLayout(gradeId)
  const loading = useQuery(cardsQuery(query))
  const cards = loading.data?.cards ?? []
  const pages = loading.data?.pages ?? 1
  const heading = `Page ${pageId} of ${pages}`
  const isTurning = loading.isPlaceholderData

  const isWaiting = enlarged !== null && (isTurning || enlarged.page !== pageId)
  // The last card of a page stays until the next one is there.
  const index = isWaiting ? cards.length - 1 : (enlarged?.index ?? null)
  useBackCloses(index !== null && cards[index] !== undefined, () => setEnlarged(null))

  function goOn(): void {
    setEnlarged({ page: pageId + 1, index: 0 })
    onPage(pageId + 1)
  }

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
          <h2 className="ws-visually-hidden">{heading}</h2>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={heading}
            className={styles.grid}
            data-layout={layout.kind}
            data-reading={layout.reading}
            aria-busy={isTurning}
          >
            {cards.map((card, i) => (
              <WordCard
                key={card.id}
                card={card}
                layout={layout}
                isMeaningHidden={isMeaningHidden}
                onEnlarge={() => setEnlarged({ page: pageId, index: i })}
              />
            ))}
          </ul>
          <CardPages
            page={pageId}
            pages={pages}
            onPage={(page) => {
              // The page begins at its top then; what was pressed is far below.
              list.current?.focus({ preventScroll: true })
              onPage(page)
            }}
          />
        </>
      )}
      <LargeCard
        cards={cards}
        layout={layout}
        isMeaningHidden={isMeaningHidden}
        index={index}
        onIndex={(next) => setEnlarged(next === null ? null : { page: pageId, index: next })}
        onNextPage={pageId < pages ? goOn : null}
        pageName={pages > 1 ? ` · page ${isWaiting ? enlarged.page - 1 : pageId}` : ''}
        isLoading={isWaiting}
      />
    </>
  )
}

/** Within the app Back leaves the large card before it leaves the page. */
function useBackCloses(isOpen: boolean, close: () => void): void {
  const { state, reset } = useBlocker(({ historyAction }) => isOpen && historyAction === 'POP')
  useEffect(() => {
    if (state !== 'blocked') return
    close()
    reset()
  })
}

/** The list of cards: the one that was looked at last has the focus when it is small again, on whichever page it is. */
function useFocusOnLeft(enlarged: number | null) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef(-1)
  useEffect(() => {
    if (enlarged === null) list.current?.children[last.current]?.querySelector('button')?.focus()
    last.current = enlarged ?? -1
  }, [enlarged])
  return list
}

function LoadingCards() {
  return (
    <div className={styles.grid} data-layout="text" role="status">
      <span className="ws-visually-hidden">Loading the cards</span>
      {[...'abcdef'].map((name) => (
        <Skeleton key={name} height="12rem" />
      ))}
    </div>
  )
}

/** The page of a grade without cards (CARD-04, ERR-34). */
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
