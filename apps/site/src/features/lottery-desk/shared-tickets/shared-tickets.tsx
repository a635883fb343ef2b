import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { joinSharedTicket } from '@trevo/api-client/endpoints.ts'
import type { SharedTicket } from '@trevo/contract/wps/lottery/shared-tickets.ts'
import { formatCount } from '@trevo/i18n/format.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { decodeSlip } from '@trevo/lottery-rules/slip/decode-slip.ts'
import { findMoney } from '@trevo/money/money.ts'
import { Button } from '@trevo/ui/button.tsx'
import { CopyButton } from '@trevo/ui/copy-button.tsx'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Problem } from '../../../core/forms/problem.tsx'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { pageNow } from '../../../entities/lottery/draw-clock.ts'
import {
  ordersKey,
  sharedTicketQuery,
  sharedTicketsQuery,
} from '../../../entities/lottery/queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import { refreshBalance } from '../../../entities/member/restore-session.ts'
import { mayBet } from '../common/may-bet.ts'
import { ShareSeats } from './share-seats.tsx'
import { shownContent } from '../state/shown-content.ts'
import styles from './shared-tickets.module.css'
import { Times } from '../stake/stake-bar.tsx'
import { ToDeposit } from '../common/to-deposit.tsx'
import { useAmounts } from '../common/use-amounts.ts'
import type { DeskState } from '../state/use-desk.ts'
import { usePlayLabels } from '../state/use-play-labels.ts'

/** How many lines of a ticket are shown; all of them are in its record once it is joined. */
const linesShown = 3

/** Shared tickets of this lottery that can be joined; one from an invitation comes first. */
export const SharedTickets = ({ desk: { lottery } }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const [query] = useSearchParams()
  const invitedId = query.get('shared') ?? ''
  const memberId = useSession().memberInfo?.id ?? ''
  const { data: listed = [], isPending } = useQuery(sharedTicketsQuery(memberId, lottery.gameId))
  const invited = useQuery({
    ...sharedTicketQuery(memberId, invitedId),
    enabled: invitedId !== '',
  }).data
  const others = listed.filter(({ sharedTicketId }) => sharedTicketId !== invitedId)
  const shown = invited?.gameId === lottery.gameId ? [invited, ...others] : others
  if (!isPending && shown.length === 0) {
    return <p className={styles['none']}>{t('desk.sharedNone')}</p>
  }
  return (
    <ul className={styles['list']}>
      {shown.map((shared) => (
        <Shared
          key={shared.sharedTicketId}
          shared={shared}
          gameCode={lottery.code}
          rulesGroup={lottery.rulesGroup}
        />
      ))}
    </ul>
  )
}

const useJoin = (shared: SharedTicket) => {
  const t = useText('lottery-desk')
  const client = useQueryClient()
  const memberId = useSession().memberInfo?.id ?? ''
  // A retry after a lost answer finds the same order.
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  return useMutation<unknown, CallFailure, number>({
    mutationFn: (shares) =>
      ask(joinSharedTicket, { params: { id: shared.sharedTicketId }, body: { clientId, shares } }),
    onSuccess: () => {
      setClientId(crypto.randomUUID())
      showToast(t('desk.sharedJoined'))
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ordersKey(memberId) })
      void refreshBalance().catch(() => undefined)
    },
  })
}

const Shared = ({
  shared,
  gameCode,
  rulesGroup,
}: {
  readonly shared: SharedTicket
  readonly gameCode: string
  readonly rulesGroup: string
}) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const { shareCount, sharesTaken, sharesMine, status } = shared
  const left = shareCount - sharesTaken
  return (
    <li className={styles['shared']}>
      <Content shared={shared} rulesGroup={rulesGroup} />
      <div className={styles['seats']}>
        <ShareSeats of={shareCount} mine={sharesMine} taken={sharesTaken} />
        <small>
          {t('desk.sharesOf', { mine: sharesMine, taken: sharesTaken - sharesMine, count: left })}
        </small>
      </div>
      <p className={styles['price']}>
        <span>
          {t('desk.sharePrice', {
            total: write(findMoney(shared.totalAmount) ?? 0n),
            count: shareCount,
            price: write(findMoney(shared.sharePrice) ?? 0n),
          })}
        </span>
        <span>
          {t('common.closesIn')}{' '}
          <Countdown until={shared.closeTime} now={pageNow} label={t('common.closesIn')} />
        </span>
      </p>
      {status === 'open' ? (
        <Join shared={shared} gameCode={gameCode} left={left} />
      ) : (
        <p>{t(`desk.sharedStatus.${status}`)}</p>
      )}
    </li>
  )
}

const Content = ({
  shared: { slip, stakes },
  rulesGroup,
}: {
  readonly shared: SharedTicket
  readonly rulesGroup: string
}) => {
  const t = useText('lottery-desk')
  const words = useText('lottery')
  const { locale } = useLanguage()
  const { fullLabel } = usePlayLabels()
  const group = findGroup(rulesGroup)
  const reading = group && decodeSlip(slip, group.code)
  const lines = reading?.ok ? reading.lines : []
  return (
    <div className={styles['content']}>
      {lines.slice(0, linesShown).map((line, index) => (
        <p key={index}>
          <b>{fullLabel(line.play)}</b> <span>{shownContent(words, line).join(' · ')}</span>
        </p>
      ))}
      <small>
        {lines.length > linesShown && `+${lines.length - linesShown} · `}
        {t('desk.stakes', { count: stakes, written: formatCount(stakes, locale) })}
      </small>
    </div>
  )
}

const Join = ({
  shared,
  gameCode,
  left,
}: {
  readonly shared: SharedTicket
  readonly gameCode: string
  readonly left: number
}) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const [count, setCount] = useState(1)
  const join = useJoin(shared)
  const shares = Math.min(count, left)
  const priceMinor = (findMoney(shared.sharePrice) ?? 0n) * BigInt(shares)
  const address = to.lottery(gameCode, { shared: shared.sharedTicketId })
  const isShort = join.error?.code === 'wallet.insufficient_balance'
  return (
    <>
      <div className={styles['join']}>
        <Times label={t('desk.shares')} value={shares} max={left} onChange={setCount} />
        <Button
          busy={join.isPending}
          onClick={() => {
            if (mayBet(address)) join.mutate(shares)
          }}
        >
          {t('desk.sharedJoin', { amount: write(priceMinor) })}
        </Button>
        <CopyButton
          look="quiet"
          text={`${location.origin}${address}`}
          label={t('desk.sharedInvite')}
          doneText={t('desk.sharedCopied')}
          failedText={t('desk.sharedNotCopied')}
        />
      </div>
      <Problem
        text={join.error ? join.error.message || t('desk.noAnswer') : undefined}
        code={join.error?.code}
      />
      {isShort && <ToDeposit back={address} />}
    </>
  )
}
