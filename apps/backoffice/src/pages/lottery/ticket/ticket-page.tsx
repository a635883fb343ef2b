import { showLotteryTicket } from '@trevo/api-client/ops-endpoints.ts'
import type { OperatorTicket } from '@trevo/contract/ops/lottery/tickets.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { ask } from '../../../core/api.ts'
import { formatAmount, formatMomentInFull, formatReais } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { useKeys } from '../../../core/use-keys.ts'
import { Page } from '../../../parts/page.tsx'
import { FactList, Figure, Figures, Panel } from '../../../parts/panel.tsx'
import { PartLoading, RecordFailed } from '../../../shell/page-states.tsx'
import { useNameOf } from '../names.ts'
import { TicketLines } from './ticket-lines.tsx'
import { TicketMovements } from './ticket-movements.tsx'

/** The ticket in a few lines, for the answer to a member. */
const useReceipt = () => {
  const t = useT()
  const nameOf = useNameOf()
  return (ticket: OperatorTicket): string =>
    [
      `${t('lottery.ticket.number')}: ${ticket.ticketId} (${ticket.orderNumber})`,
      `${t('lottery.column.game')}: ${nameOf(ticket.names)}, ${ticket.numero}`,
      `${t('lottery.ticket.placed')}: ${formatMomentInFull(ticket.placedAt)}`,
      `${t('word.amount')}: ${formatReais(ticket.stake)}`,
      `${t('word.state')}: ${t(`lottery.ticket.state.${ticket.state}`)}`,
      `${t('lottery.column.result')}: ${ticket.result ?? '–'}`,
      `${t('lottery.ticket.won')}: ${formatReais(ticket.won)}`,
      `${t('lottery.ticket.receipt')}: ${ticket.receipt.packed}`,
    ].join('\n')
}

const tones = {
  waiting: undefined,
  lost: undefined,
  won: 'ok',
  review: 'warn',
  returned: 'warn',
} as const

const Facts = ({ ticket }: { readonly ticket: OperatorTicket }) => {
  const t = useT()
  const { trace, shares, others } = ticket
  return (
    <Panel title={t('lottery.ticket.number')}>
      <FactList
        items={[
          {
            label: t('word.member'),
            value: (
              <Link className="o-link" to={`/members/${ticket.account.split('@').at(-1) ?? ''}`}>
                {ticket.account}
              </Link>
            ),
          },
          {
            label: t('lottery.column.draw'),
            value: (
              <Link className="o-link" to={`/lottery/draws/${ticket.drawId}`}>
                {ticket.numero}
              </Link>
            ),
          },
          { label: t('lottery.column.draws'), value: formatMomentInFull(ticket.drawsAt) },
          { label: t('lottery.ticket.placed'), value: formatMomentInFull(ticket.placedAt) },
          ...(trace
            ? [{ label: t('lottery.ticket.trace'), value: `${trace.place + 1} / ${trace.draws}` }]
            : []),
          ...(shares
            ? [{ label: t('lottery.ticket.shares'), value: `${shares.count} / ${shares.of}` }]
            : []),
          ...(others.length > 0
            ? [
                {
                  label: t('lottery.ticket.others'),
                  value: others.slice(0, 10).map(({ ticketId, numero }) => (
                    <span key={ticketId}>
                      <Link className="o-link" to={`/lottery/tickets/${ticketId}`}>
                        {numero}
                      </Link>{' '}
                    </span>
                  )),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}

const Receipt = ({ receipt }: Pick<OperatorTicket, 'receipt'>) => {
  const t = useT()
  return (
    <Panel title={t('lottery.ticket.receipt')} note={t('lottery.ticket.receiptNote')}>
      <FactList
        items={[
          { label: t('lottery.commitment'), value: receipt.commitment },
          { label: t('lottery.ticket.signature'), value: receipt.signature },
          { label: t('lottery.ticket.key'), value: receipt.keyId },
        ]}
      />
    </Panel>
  )
}

/** A lottery ticket by its number: lines, state, movements in the ledger, and its receipt to copy. */
export const TicketPage = () => {
  const t = useT()
  const navigate = useNavigate()
  const nameOf = useNameOf()
  const receiptOf = useReceipt()
  const { number = '' } = useParams()
  const { data: ticket, error } = useQuery({
    queryKey: ['lottery', 'ticket', number],
    queryFn: () => ask(showLotteryTicket, { params: { number } }),
    retry: false,
  })
  const copy = (): void => {
    if (!ticket) return
    void navigator.clipboard
      .writeText(receiptOf(ticket))
      .then(() => showToast(t('lottery.ticket.copied')))
  }
  useKeys({ c: copy, escape: () => void navigate('/lottery') })
  if (error) return <RecordFailed error={error} />
  if (!ticket) return <PartLoading />
  return (
    <Page
      title={nameOf(ticket.names)}
      note={`${ticket.orderNumber} · ${ticket.ticketId}`}
      aside={
        <button type="button" className="o-btn o-go" onClick={copy}>
          <Copy size={14} aria-hidden="true" /> {t('lottery.ticket.copy')} <kbd>C</kbd>
        </button>
      }
    >
      <Figures>
        <Figure
          label={t('word.state')}
          value={t(`lottery.ticket.state.${ticket.state}`)}
          tone={tones[ticket.state]}
        />
        <Figure label={t('word.amount')} value={formatReais(ticket.stake)} />
        <Figure label={t('lottery.column.result')} value={ticket.result ?? '–'} />
        <Figure label={t('lottery.ticket.won')} value={formatAmount(ticket.won)} />
      </Figures>
      <Facts ticket={ticket} />
      <TicketLines lines={ticket.lines} lineCount={ticket.lineCount} />
      <TicketMovements movements={ticket.movements} />
      <Receipt receipt={ticket.receipt} />
    </Page>
  )
}
