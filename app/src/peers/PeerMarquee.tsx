import { useQuery } from '@tanstack/react-query'
import type { PeerAchievement } from '@wordstride/api'
import { marqueeSeconds } from '@wordstride/learning'
import { Button, isCalm } from '@wordstride/ui'
import { useState } from 'react'
import { Panel } from '../panels/Panel'
import styles from './PeerMarquee.module.css'
import { newAchievementsQuery, peerStateQuery } from './peerQueries'

/** What the own group has reached lately; there is none for who is in no group. */
export function PeerMarquee({ userId }: { userId: string }) {
  const state = useQuery(peerStateQuery(userId))
  if (state.isError || (state.data && !state.data.inPeerGroup)) return null
  return <News userId={userId} />
}

const News = ({ userId }: { userId: string }) => (
  <Panel
    title="Peer achievements"
    query={useQuery(newAchievementsQuery(userId))}
    height="3rem"
    emptyText={({ length }) =>
      length === 0 ? 'No news yet. Reach the goal of your grade, and your group reads it here.' : null
    }
  >
    {(achievements) => <Marquee news={achievements} />}
  </Panel>
)

type NewsLine = Pick<PeerAchievement, 'achievementId' | 'achievementMsg'>

/** HOME-17: it passes by and can be stopped; where less motion is wanted it stands still, all of it in sight. */
export function Marquee({ news }: { news: readonly NewsLine[] }) {
  const [isPaused, setPaused] = useState(false)
  if (isCalm())
    return (
      <ul className={styles.list}>
        {news.map(({ achievementId, achievementMsg }) => (
          <li key={achievementId}>{achievementMsg}</li>
        ))}
      </ul>
    )
  const text = news.map(({ achievementMsg }) => achievementMsg).join('  ★  ')
  return (
    <div className={styles.marquee}>
      <div className={styles.window}>
        <p
          className={isPaused ? `${styles.text} ${styles.paused}` : styles.text}
          style={{ animationDuration: `${marqueeSeconds(text)}s` }}
        >
          {text}
        </p>
      </div>
      <Button
        variant="quiet"
        size="compact"
        aria-label={isPaused ? 'Play: Peer achievements' : 'Pause: Peer achievements'}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? 'Play' : 'Pause'}
      </Button>
    </div>
  )
}
