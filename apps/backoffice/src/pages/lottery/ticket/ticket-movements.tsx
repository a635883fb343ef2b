import type { OperatorTicket } from '@trevo/contract/ops/lottery/tickets.ts'
import { Link } from 'react-router'
import { formatAmount, formatMomentInFull } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { useT } from '../../../core/texts.tsx'
import { Panel } from '../../../parts/panel.tsx'

/** What the ledger has of the ticket and of its order. */
export const TicketMovements = ({ movements }: Pick<OperatorTicket, 'movements'>) => {
  const t = useT()
  const mayOpen = useRight('ledger.read') !== undefined
  return (
    <Panel title={t('lottery.ticket.movements')} note={t('lottery.inReais')}>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('word.when')}</th>
              <th scope="col">{t('word.kind')}</th>
              <th scope="col">{t('word.id')}</th>
              <th scope="col" className="o-number">
                {t('word.amount')}
              </th>
              <th scope="col" className="o-number">
                {t('lottery.ticket.before')}
              </th>
              <th scope="col" className="o-number">
                {t('lottery.ticket.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {movements.map(({ step, transferId, amount, balanceBefore, balanceAfter, at }) => (
              <tr key={transferId}>
                <td className="o-muted">{formatMomentInFull(at)}</td>
                <td>{t(`lottery.ticket.step.${step}`)}</td>
                <td>
                  {mayOpen ? (
                    <Link className="o-link" to={`/ledger?transfer=${transferId}`}>
                      {transferId}
                    </Link>
                  ) : (
                    transferId
                  )}
                </td>
                <td className="o-number">{formatAmount(amount)}</td>
                <td className="o-number">{formatAmount(balanceBefore)}</td>
                <td className="o-number">{formatAmount(balanceAfter)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
