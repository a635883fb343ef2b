import { listAgentDebts, listContractsOverBound } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatAmount, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './agents.module.css'
import { AgentsTabs } from './agents-tabs.tsx'
import { contractTypes, percent } from './contract-words.ts'

const OverBound = () => {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['agents', 'over bound'],
    queryFn: () => ask(listContractsOverBound),
  })
  if (!data) return null
  return (
    <Panel title={t('agents.overBound')} note={t('agents.bound', { bound: percent(data.bound) })}>
      {data.contracts.length === 0 ? (
        <p className={styles['hint']}>{t('agents.noneOverBound')}</p>
      ) : (
        <table className="o-table">
          <tbody>
            {data.contracts.map((one) => (
              <tr key={one.contractId}>
                <td>
                  <Link className="o-link" to={`/agents/contracts?row=${one.contractId}`}>
                    {one.receiver}
                  </Link>
                </td>
                <td>{t(`agents.type.${one.contractType}`)}</td>
                <td className="o-number">{percent(one.rate)}</td>
                <td className="o-number">{`+${percent(one.excess)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

/** What agents were paid too much, and contracts that promise too much. */
export const DebtsPage = () => {
  const t = useT()
  const { data, error } = useQuery({
    queryKey: ['agents', 'debts'],
    queryFn: () => ask(listAgentDebts),
  })
  return (
    <Page
      title={t('agents.debts')}
      note={data && t('agents.debtTotal', { amount: formatReais(data.total) })}
      bar={<AgentsTabs value="debts" />}
    >
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <PartLoading />}
      {data && (
        <Panel title={t('agents.debts')} note={t('agents.debtNote')}>
          {data.list.length === 0 ? (
            <p className={styles['hint']}>{t('agents.noDebts')}</p>
          ) : (
            <table className="o-table">
              <tbody>
                {data.list.map((one) => {
                  const type = contractTypes.find((known) => known === one.contractType)
                  return (
                    <tr key={`${one.username} ${one.contractId}`}>
                      <td>
                        <Link className="o-link" to={`/agents?username=${one.username}`}>
                          {one.username}
                        </Link>
                      </td>
                      <td>
                        {t(type === undefined ? 'agents.type.REBATE' : `agents.type.${type}`)}
                      </td>
                      <td className="o-number">{formatAmount(one.amount)}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          )}
        </Panel>
      )}
      <OverBound />
    </Page>
  )
}
