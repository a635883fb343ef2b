import { useMutation, useQueryClient } from '@tanstack/react-query'
import { buyInstantTickets } from '@trevo/api-client/endpoints.ts'
import type { InstantEdition, InstantOrder } from '@trevo/contract/wps/lottery/instant.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask, type CallFailure } from '../../core/api/api.ts'
import { Problem } from '../../core/forms/problem.tsx'
import { useText } from '../../core/language/use-text.ts'
import { openPopup } from '../../core/popups/popups.ts'
import { to } from '../../core/router/to.ts'
import { presserPhase } from '../../core/session/require-login.ts'
import { returnTo } from '../../core/session/return-to.ts'
import styles from './instant.module.css'
import { instantKey } from './queries.ts'
import { useWriting } from './use-writing.ts'

const counts = [1, 3, 5, 10]

/** After login a visitor returns to `back`; a trial user sees why it is not possible. */
const mayBuy = (back: string): boolean => {
  const phase = presserPhase()
  if (phase === 'guest') openPopup('login', { back })
  if (phase === 'trial') openPopup('needAccount', {})
  return phase === 'member'
}

/** An order keeps its id until it is answered, so that a retry finds the same tickets. */
const useBuy = (editionId: number, onBought: (order: InstantOrder) => void) => {
  const client = useQueryClient()
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  return useMutation<InstantOrder, CallFailure, number>({
    mutationFn: (tickets) =>
      ask(buyInstantTickets, { params: { id: editionId }, body: { clientId, tickets } }),
    onSuccess: (order) => {
      setClientId(crypto.randomUUID())
      onBought(order)
    },
    onError: ({ code }) => {
      // The first order was answered after all, with tickets that the history shows.
      if (code === 'request.id_reused') setClientId(crypto.randomUUID())
    },
    onSettled: () => void client.invalidateQueries({ queryKey: [instantKey] }),
  })
}

/** How many tickets, and the button that buys them. */
export const Buy = ({
  edition,
  onBought,
}: {
  readonly edition: InstantEdition
  readonly onBought: (order: InstantOrder) => void
}) => {
  const t = useText('lottery-instant')
  const { money } = useWriting()
  const [chosen, setChosen] = useState(1)
  const buy = useBuy(edition.editionId, onBought)
  const left = edition.ticketCount - edition.soldCount
  const offered = counts.filter((count) => count <= Math.max(left, 1))
  const tickets = Math.min(chosen, Math.max(left, 1))
  const back = to.instant(edition.gameCode)
  const { error } = buy
  return (
    <div className={styles['buy']}>
      <Chips
        label={t('instant.howMany')}
        items={offered.map((count) => ({ key: String(count), label: String(count) }))}
        value={String(tickets)}
        onChange={(key) => setChosen(Number(key))}
      />
      <Button
        size="large"
        wide
        busy={buy.isPending}
        onClick={() => {
          if (mayBuy(back)) buy.mutate(tickets)
        }}
      >
        {t('instant.buy', {
          count: tickets,
          amount: money(BigInt(edition.priceMinor) * BigInt(tickets)),
        })}
      </Button>
      <Problem
        text={error ? error.message || t('instant.noAnswer') : undefined}
        code={error?.code}
      />
      {error?.code === 'wallet.insufficient_balance' && (
        <Link
          to={to.member('depositv2')}
          className={buttonClass('plain', 'normal', true)}
          onClick={() => returnTo.note(back)}
        >
          {t('common.deposit')}
        </Link>
      )}
    </div>
  )
}
