import { closeAgentLink, showAgent } from '@trevo/api-client/ops-endpoints.ts'
import type { AgentRecord } from '@trevo/contract/ops/teams/records.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask, call } from '../../core/api.ts'
import { formatDay, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { MemberLink } from '../../core/member-link.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './agents.module.css'
import { percent } from './contract-words.ts'
import { PlaceActs } from './place-acts.tsx'
import { RateDialog, type Rate } from './rate-dialog.tsx'

const Rates = ({
  agent,
  mayChange,
}: {
  readonly agent: AgentRecord
  readonly mayChange: boolean
}) => {
  const t = useT()
  const [rate, setRate] = useState<Rate>()
  return (
    <section className={styles['part']}>
      <h3>
        {t('agents.rates')} <span className="o-muted">{t('agents.ratesNote')}</span>
      </h3>
      <table className="o-table">
        <tbody>
          {agent.rates.map((one) => (
            <tr key={one.product}>
              <td>{t(`agents.product.${one.product}`)}</td>
              <td className="o-number">{one.rate === null ? '–' : percent(one.rate)}</td>
              <td>
                {one.allowedBp.some((bp) => bp !== one.rateBp) &&
                  (mayChange ? (
                    <button type="button" className="o-link" onClick={() => setRate(one)}>
                      {t('word.change')}
                    </button>
                  ) : (
                    <span className="o-muted">agents.change</span>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rate && (
        <RateDialog
          username={agent.place.username}
          rate={rate}
          onClose={() => setRate(undefined)}
        />
      )}
    </section>
  )
}

const Contracts = ({
  title,
  contracts,
  side,
}: {
  readonly title: string
  readonly contracts: AgentRecord['received']
  readonly side: 'giver' | 'receiver'
}) => {
  const t = useT()
  return (
    <section className={styles['part']}>
      <h3>{title}</h3>
      {contracts.length === 0 ? (
        <p className={styles['hint']}>{t('word.none')}</p>
      ) : (
        <table className="o-table">
          <tbody>
            {contracts.map((one) => (
              <tr key={one.id}>
                <td>
                  <Link className="o-link" to={`/agents/contracts?row=${one.id}`}>
                    {t(`agents.type.${one.contractType}`)}
                  </Link>
                </td>
                <td>{one[side]}</td>
                <td className="o-number">{percent(one.contractRate)}</td>
                <td className="o-muted">{t(`agents.status.${one.status}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const Links = ({
  agent,
  mayChange,
}: {
  readonly agent: AgentRecord
  readonly mayChange: boolean
}) => {
  const t = useT()
  const queries = useQueryClient()
  const [closing, setClosing] = useState<AgentRecord['links'][number]>()
  return (
    <section className={styles['part']}>
      <h3>{t('agents.links')}</h3>
      {agent.links.length === 0 ? (
        <p className={styles['hint']}>{t('agents.noLinks')}</p>
      ) : (
        <table className="o-table">
          <tbody>
            {agent.links.map((link) => (
              <tr key={link.linkId}>
                <td className={styles['code']}>{link.code}</td>
                <td>{t(link.memberType === 1 ? 'agents.forAgents' : 'agents.forMembers')}</td>
                <td className="o-number">{t('agents.registered', { count: link.registered })}</td>
                <td className="o-muted">{formatDay(link.createdAt)}</td>
                <td>
                  {link.status === '1' && mayChange ? (
                    <button type="button" className="o-link" onClick={() => setClosing(link)}>
                      {t('word.close')}
                    </button>
                  ) : (
                    <span className="o-muted">{t(`agents.link.${link.status}`)}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {closing && (
        <ActDialog
          title={t('agents.closeLink', { code: closing.code })}
          draft={`link ${closing.linkId}`}
          confirm={t('word.close')}
          isStop
          done={t('agents.linkClosed')}
          onConfirm={async ({ reason }) => {
            const answer = await call(closeAgentLink, {
              params: { linkId: closing.linkId },
              body: { reason },
            })
            await queries.invalidateQueries({ queryKey: ['agents', 'agent'] })
            return answer
          }}
          onClose={() => setClosing(undefined)}
        />
      )}
    </section>
  )
}

const Facts = ({
  agent,
  onOpen,
}: {
  readonly agent: AgentRecord
  readonly onOpen: (username: string) => void
}) => {
  const t = useT()
  return (
    <FactList
      items={[
        {
          label: t('agents.line'),
          value:
            agent.place.above.length === 0
              ? t('agents.top')
              : agent.place.above.map((name) => (
                  <span key={name}>
                    <button type="button" className="o-link" onClick={() => onOpen(name)}>
                      {name}
                    </button>{' '}
                    ›{' '}
                  </span>
                )),
        },
        { label: t('agents.teamSize'), value: agent.place.teamSize },
        { label: t('agents.typeOf'), value: agent.place.type },
        {
          label: t('agents.debt'),
          value: formatReais(agent.debt),
          tone: Number(agent.debt) > 0 ? 'warn' : undefined,
        },
      ]}
    />
  )
}

/** One agent: line above, team, debt, rates, contracts on both sides, links. */
export const AgentPanel = ({
  username,
  onOpen,
  onClose,
}: {
  readonly username: string
  readonly onOpen: (username: string) => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const mayChange = useRight('agents.change') !== undefined
  const { data: agent, error } = useQuery({
    queryKey: ['agents', 'agent', username],
    queryFn: () => ask(showAgent, { query: { username } }),
    retry: false,
  })
  if (error) {
    return (
      <>
        <RecordHead title={username} onClose={onClose} />
        <p role="alert" className={styles['hint']}>
          {error.message}
        </p>
      </>
    )
  }
  if (!agent) return <PartLoading />
  return (
    <>
      <RecordHead
        title={<MemberLink account={agent.place.username} />}
        note={t(agent.isAgent ? 'finding.agent' : 'word.member')}
        onClose={onClose}
      />
      <Facts agent={agent} onOpen={onOpen} />
      <p className={styles['hint']}>
        <Link className="o-link" to={`/agents/statements?username=${agent.place.username}`}>
          {t('agents.itsStatements')}
        </Link>
      </p>
      {mayChange ? (
        <PlaceActs place={agent.place} />
      ) : (
        <p className={styles['hint']}>{needs(t, 'agents.change')}</p>
      )}
      <Rates agent={agent} mayChange={mayChange} />
      <Contracts title={t('agents.received')} contracts={agent.received} side="giver" />
      <Contracts title={t('agents.given')} contracts={agent.given} side="receiver" />
      <Links agent={agent} mayChange={mayChange} />
    </>
  )
}
