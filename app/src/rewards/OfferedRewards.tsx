import { useMutation } from '@tanstack/react-query'
import type { OfferedReward, RewardRequest } from '@wordstride/api'
import { Button, ShareBar, StatusLine, takeLostFocus } from '@wordstride/ui'
import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { counted } from '../shell/counted'
import { EmptyNote } from '../shell/EmptyNote'
import { QuestionDialog } from '../shell/QuestionDialog'
import styles from './OfferedRewards.module.css'
import { refreshRewards } from './rewardQueries'
import { GiftSign } from './rewardSigns'

interface OfferedRewardsProps {
  rewards: readonly OfferedReward[]
  requests: readonly RewardRequest[]
  balance: number
}

interface Wish {
  /** The tokens when it was begun: they may have gone by a request whose reply was lost. */
  balance: number
  reward: OfferedReward
  /** Pressed twice, it is one request. */
  requestId: string
}

/** What a center gives for tokens, each with a button to ask for it. */
export function OfferedRewards({ rewards, requests, balance }: OfferedRewardsProps) {
  const [wish, setWish] = useState<Wish | null>(null)
  const [asked, setAsked] = useState<Wish | null>(null)
  const ask = useMutation({
    mutationFn: async ({ requestId, reward: { rewardId, price } }: Wish) =>
      unwrap(await apiClient.call('askForReward', { requestId, rewardId, price })),
    onSettled: refreshRewards,
  })

  /** Told where it was asked, or below once that question is closed. */
  const refused = ask.isError ? ask.variables : null
  const refusal = ask.error?.message

  function close(): void {
    setWish(null)
    if (refused === wish) ask.reset()
  }

  function confirm(wanted: Wish): void {
    ask.mutate(wanted, {
      onSuccess() {
        setAsked(wanted)
        setWish((now) => (now === wanted ? null : now))
      },
    })
  }

  const isWaiting = requests.some(
    ({ requestId, state }) => requestId === asked?.requestId && state === 'asked',
  )
  if (rewards.length === 0)
    return (
      <EmptyNote pose="search">
        There is nothing here yet. Ask your teacher or tutor which rewards there will be.
      </EmptyNote>
    )
  return (
    <>
      <ul className={styles.rewards}>
        {rewards.map((reward) => (
          <RewardCard
            key={reward.rewardId}
            reward={reward}
            missing={reward.price - balance}
            isAsked={isWaiting && reward.rewardId === asked?.reward.rewardId}
            onAsk={() => setWish({ balance, reward, requestId: newId() })}
          />
        ))}
      </ul>
      {refused && refused !== wish && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      <QuestionDialog
        title={wish?.reward.name ?? ''}
        isOpen={wish !== null}
        onClose={close}
        no="Not now"
        yes="Ask for it"
        isDoing={ask.isPending}
        onConfirm={() => wish && confirm(wish)}
      >
        {wish && (
          <p className={styles.question}>
            It costs {counted(wish.reward.price, 'token')}. You keep{' '}
            {counted(wish.balance - wish.reward.price, 'token')}. Your tutor says yes or no; with a no your
            tokens come back.
          </p>
        )}
        <StatusLine tone="error">{refused === wish ? refusal : null}</StatusLine>
      </QuestionDialog>
    </>
  )
}

interface RewardCardProps {
  reward: OfferedReward
  /** Tokens that are missing; zero or less when there are enough. */
  missing: number
  /** Right now: it is said where it was pressed. */
  isAsked: boolean
  onAsk(): void
}

const RewardCard = ({ reward: { name, price }, missing, isAsked, onAsk }: RewardCardProps) => (
  <li className={styles.reward}>
    <span className={styles.sign} aria-hidden="true">
      <GiftSign />
    </span>
    <div className={styles.text}>
      <p className={styles.name}>{name}</p>
      <p className={styles.price}>{counted(price, 'token')}</p>
      {missing > 0 && (
        <p className={styles.missing}>
          <ShareBar share={1 - missing / price} color="var(--ws-sun)" className={styles.way} />
          {missing} more to go
        </p>
      )}
      <p role="status" className={styles.asked}>
        {isAsked && (
          // The button that had the focus may be no more.
          <span ref={takeLostFocus} tabIndex={-1}>
            You asked for it.
          </span>
        )}
      </p>
    </div>
    {missing <= 0 && (
      <Button size="compact" aria-label={`Ask for ${name}`} onClick={onAsk}>
        Ask
      </Button>
    )}
  </li>
)
