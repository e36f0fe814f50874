import type { LoginCard } from '@wordstride/api'
import { Picture } from '../../accounts/pictures/Picture'
import { QrCode } from '../../accounts/qr/QrCode'
import { shownDay } from '../../panels/shownDates'
import styles from './CardSheets.module.css'

/** On A4 and on Letter. */
const CARDS_OF_SHEET = 8

/** Letters that have room on one line. */
const LONG_NAME = 17
const LONG_USER_NAME = 19

const sheetsOf = (cards: readonly LoginCard[]): (readonly LoginCard[])[] =>
  Array.from({ length: Math.ceil(cards.length / CARDS_OF_SHEET) }, (_, i) =>
    cards.slice(i * CARDS_OF_SHEET, (i + 1) * CARDS_OF_SHEET),
  )

/** The secret stands behind the '#': no server and no log sees it. */
const linkOf = ({ linkSecret }: LoginCard): string => `${window.location.origin}/card#${linkSecret}`

function Card({ card, className }: { card: LoginCard; className: string | null }) {
  const name = `${card.firstName} ${card.lastName}`.trim()
  return (
    <li className={styles.card} aria-label={`Login card of ${name}`}>
      <p className={styles.head}>
        <span className={styles.brand}>Wordstride</span>
        <span>{className}</span>
      </p>
      <div className={styles.facts}>
        <p className={[styles.name, name.length > LONG_NAME && styles.longName].filter(Boolean).join(' ')}>
          {name}
        </p>
        <dl>
          <dt>Username</dt>
          <dd className={card.userName.length > LONG_USER_NAME ? styles.longUserName : undefined}>
            {card.userName}
          </dd>
          <dt>{card.pictures ? 'Pictures, in this order' : 'Password'}</dt>
          <dd>
            {card.pictures ? (
              <ol className={styles.pictures}>
                {card.pictures.map((picture) => (
                  <li key={picture}>
                    <Picture of={picture} size={36} />
                    {picture}
                  </li>
                ))}
              </ol>
            ) : (
              card.password
            )}
          </dd>
        </dl>
      </div>
      <div className={styles.code}>
        <QrCode text={linkOf(card)} label={`QR code that signs ${name} in once`} />
        Signs in once,
        <br />
        until {shownDay(card.linkExpiresAt)}
      </div>
      <p className={styles.foot}>{window.location.host}/login · Keep this card to yourself.</p>
    </li>
  )
}

/** The cards as they are printed: eight on a sheet. */
export function CardSheets({ cards, className }: { cards: readonly LoginCard[]; className: string | null }) {
  return (
    <div className={styles.sheets}>
      {sheetsOf(cards).map((sheet) => (
        <ul key={sheet[0]?.userId} className={styles.sheet}>
          {sheet.map((card) => (
            <Card key={card.userId} card={card} className={className} />
          ))}
        </ul>
      ))}
    </div>
  )
}
