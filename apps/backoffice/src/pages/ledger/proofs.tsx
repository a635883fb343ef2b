import { useQuery } from '@tanstack/react-query'
import { formatAmount, formatCount, formatMomentInFull, formatSigned } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { proofsQuery } from './use-ledger.ts'
import styles from './ledger.module.css'

/** Whether every entry added up, hour by hour, and accounts that drifted. */
export const Proofs = () => {
  const t = useT()
  const { data, error } = useQuery(proofsQuery)
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <div className={styles['two']}>
      <Panel title={t('ledger.tab.proofs')} note={t('ledger.proofNote')}>
        <div className="o-scroll">
          <table className="o-table">
            <thead>
              <tr>
                <th scope="col">{t('word.when')}</th>
                <th scope="col">{t('word.state')}</th>
                <th scope="col" className="o-number">
                  {t('ledger.accounts')}
                </th>
                <th scope="col" className="o-number">
                  {t('ledger.entries')}
                </th>
                <th scope="col" className="o-number">
                  {t('ledger.sumOfAll')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.proofs.map((proof) => (
                <tr key={proof.provedAt}>
                  <td>{formatMomentInFull(proof.provedAt)}</td>
                  <td>
                    <span className={`o-pill ${proof.problemCount === 0 ? 'o-ok' : 'o-bad'}`}>
                      {t('ledger.problems', { count: proof.problemCount })}
                    </span>
                  </td>
                  <td className="o-number">{formatCount(proof.accounts)}</td>
                  <td className="o-number">{formatCount(proof.entries)}</td>
                  <td className="o-number">{formatAmount(proof.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Panel>
      <Panel title={t('ledger.drifts')}>
        {data.drifts.length === 0 ? (
          <p className={styles['foot']}>{t('ledger.noDrifts')}</p>
        ) : (
          <div className="o-scroll">
            <table className="o-table">
              <tbody>
                {data.drifts.map((drift) => (
                  <tr key={`${drift.accountId} ${drift.foundAt}`}>
                    <td>{formatMomentInFull(drift.foundAt)}</td>
                    <td>{drift.accountId}</td>
                    <td className="o-number">{formatAmount(drift.balance)}</td>
                    <td className="o-number">{formatSigned(drift.difference)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Panel>
    </div>
  )
}
