import type { InstantEdition, InstantOrder } from '@trevo/contract/wps/lottery/instant.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../core/language/use-text.ts'
import { refreshBalance } from '../../entities/member/restore-session.ts'
import styles from './instant.module.css'
import { ScratchTicket } from './scratch-ticket.tsx'
import { useWriting } from './use-writing.ts'

type BoughtProps = {
  readonly edition: InstantEdition
  readonly order: InstantOrder
  /** Every ticket is open. */
  readonly onOpened: () => void
  readonly onAgain: () => void
  readonly onVerify: () => void
}

/** The tickets of an order, scratched one after another or revealed together, and what they won. */
export const Bought = ({ edition, order, onOpened, onAgain, onVerify }: BoughtProps) => {
  const t = useText('lottery-instant')
  const { tickets } = order
  const [place, setPlace] = useState(0)
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set())
  const [done, setDone] = useState<ReadonlySet<number>>(new Set())
  const ticket = tickets[place]
  if (!ticket) return null
  const isDone = done.has(place)
  const isAllDone = done.size === tickets.length
  const finish = (through: readonly number[]) => {
    const opened = new Set([...done, ...through])
    setDone(opened)
    if (opened.size === tickets.length) onOpened()
    void refreshBalance().catch(() => undefined)
  }
  const all = tickets.map((_, index) => index)
  return (
    <div className={styles['bought']}>
      {tickets.length > 1 && (
        <p>
          {t('instant.ticketOf', {
            ticket: ticket.ticket,
            place: place + 1,
            count: tickets.length,
          })}
        </p>
      )}
      <ScratchTicket
        key={ticket.ticket}
        edition={edition}
        ticket={ticket}
        isRevealed={revealed.has(place)}
        onDone={() => finish([place])}
      />
      <div role="status" className={styles['result']}>
        {isDone && <Result order={order} place={place} isAllDone={isAllDone} />}
      </div>
      <div className={styles['actions']}>
        {!isDone && (
          <>
            <p>{t('instant.hint')}</p>
            <Button wide onClick={() => setRevealed((before) => new Set([...before, place]))}>
              {t('instant.reveal')}
            </Button>
          </>
        )}
        {!isAllDone && tickets.length > 1 && (
          <Button
            look="quiet"
            wide
            onClick={() => {
              setRevealed(new Set(all))
              finish(all)
            }}
          >
            {t('instant.revealEach', { count: tickets.length })}
          </Button>
        )}
        {isDone && place + 1 < tickets.length && (
          <Button wide look={isAllDone ? 'plain' : 'brand'} onClick={() => setPlace(place + 1)}>
            {t('instant.next')}
          </Button>
        )}
        {isAllDone && <Ended onAgain={onAgain} onVerify={onVerify} />}
      </div>
    </div>
  )
}

/** What follows once every ticket is open. */
const Ended = ({ onAgain, onVerify }: Pick<BoughtProps, 'onAgain' | 'onVerify'>) => {
  const t = useText('lottery-instant')
  return (
    <>
      <Button wide onClick={onAgain}>
        {t('instant.again')}
      </Button>
      <Button wide look="quiet" onClick={onVerify}>
        {t('instant.verifyTicket')}
      </Button>
    </>
  )
}

/** What this ticket won, and once all are open what they won together. */
const Result = ({
  order,
  place,
  isAllDone,
}: {
  readonly order: InstantOrder
  readonly place: number
  readonly isAllDone: boolean
}) => {
  const t = useText('lottery-instant')
  const { money } = useWriting()
  const prize = order.tickets[place]?.prizeMinor ?? '0'
  const isWon = BigInt(prize) > 0n
  const count = order.tickets.length
  return (
    <>
      <p data-won={isWon || undefined}>
        <b>{isWon ? t('common.youWon', { amount: money(prize) }) : t('instant.lost')}</b>
        {isWon && <small>{t('instant.wonText')}</small>}
      </p>
      {isAllDone && count > 1 && (
        <p>
          {BigInt(order.prizeMinor) > 0n
            ? t('instant.sumWon', { count, amount: money(order.prizeMinor) })
            : t('instant.sumLost', { count })}
        </p>
      )}
    </>
  )
}
