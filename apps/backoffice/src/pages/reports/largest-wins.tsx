import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { winsQuery, type ReportsAddress } from './use-reports.ts'
import styles from './reports.module.css'

/** The ten largest prizes of what is selected. */
export const LargestWins = ({ of }: { readonly of: ReportsAddress }) => {
  const t = useT()
  const { data } = useQuery(winsQuery(of))
  if (!data) return null
  return (
    <Panel title={t('report.wins')} note={t('report.winsNote')}>
      {data.wins.length === 0 ? (
        <p className={styles['foot']}>{t('report.noWins')}</p>
      ) : (
        <div className="o-scroll">
          <table className="o-table">
            <thead>
              <tr>
                <th scope="col">{t('word.when')}</th>
                <th scope="col">{t('word.member')}</th>
                <th scope="col">{t('word.game')}</th>
                <th scope="col">{t('word.round')}</th>
                <th scope="col" className="o-number">
                  {t('word.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.wins.map((win) => (
                <tr key={win.transferId}>
                  <td>
                    <Link to={`/ledger?transfer=${win.transferId}`}>{formatMoment(win.at)}</Link>
                  </td>
                  <td>
                    <Link to={`/members/${win.username}`}>{win.username}</Link>
                  </td>
                  <td>{win.game || t('game.SPORTS')}</td>
                  <td className="o-muted">{win.round}</td>
                  <td className="o-number">{formatAmount(win.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}
