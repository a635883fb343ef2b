import type { OperatorTicket } from '@trevo/contract/ops/lottery/tickets.ts'
import { formatAmount } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { Panel } from '../../../parts/panel.tsx'

/** What the ticket stakes on, line by line, and what each won. */
export const TicketLines = ({ lines, lineCount }: Pick<OperatorTicket, 'lines' | 'lineCount'>) => {
  const t = useT()
  return (
    <Panel title={t('lottery.ticket.lines')} note={`${lines.length} / ${lineCount}`}>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('lottery.column.play')}</th>
              <th scope="col">{t('lottery.column.line')}</th>
              <th scope="col" className="o-number">
                {t('word.stakes')}
              </th>
              <th scope="col" className="o-number">
                {t('lottery.column.amount')}
              </th>
              <th scope="col" className="o-number">
                {t('lottery.ticket.won')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines of a ticket keep their order
              <tr key={index}>
                <td>{line.playId}</td>
                <td>{line.content}</td>
                <td className="o-number">{line.stakes * line.multiple}</td>
                <td className="o-number">{formatAmount(line.amount)}</td>
                <td className="o-number">{formatAmount(line.won)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
