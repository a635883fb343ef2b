import { useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getOwnAgent } from '@trevo/contract/wps/agents/team.ts'
import { formatDate, formatRate } from '@trevo/i18n/format.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { openPopup } from '../../../core/popups/popups.ts'
import { to } from '../../../core/router/to.ts'
import center from '../common/center.module.css'
import styles from './own-agent-page.module.css'
import { ownAgentQuery } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

type Agent = NonNullable<Value<typeof getOwnAgent>['agent']>

/** The contracts under which the agent is paid for this member's play. */
const PaidFor = ({ contracts }: Pick<Agent, 'contracts'>) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  return (
    <section className={center['card']} aria-label={t('own.paidFor')}>
      <h2>{t('own.paidFor')}</h2>
      {contracts.length === 0 && <p>{t('own.nothing')}</p>}
      <dl className={center['pairs']}>
        {contracts.map((one) => (
          <div key={`${one.contractType} ${one.product}`}>
            <dt>
              {t(`own.${one.contractType}`)}
              <br />
              <small>{t(`product.${one.product}`)}</small>
              {one.paysOnLoss && (
                <>
                  <br />
                  <Badge look="hot">{t('own.onLoss')}</Badge>
                </>
              )}
            </dt>
            <dd>
              {one.rateFrom === one.rateTo
                ? t('own.rateOne', { rate: formatRate(one.rateTo, locale) })
                : t('own.rate', {
                    from: formatRate(one.rateFrom, locale),
                    to: formatRate(one.rateTo, locale),
                  })}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['promise']}>{t('own.odds')}</p>
    </section>
  )
}

/** What the agent can see of the member. */
const Seen = ({ ownName }: { readonly ownName: string }) => {
  const t = useText('agent-center')
  return (
    <section className={center['card']} aria-label={t('own.sees')}>
      <h2>{t('own.sees')}</h2>
      <dl className={center['pairs']}>
        <div>
          <dt>{t('own.seesName')}</dt>
          <dd>{ownName}</dd>
        </div>
      </dl>
      <p className={center['note']}>{t('own.seesNot')}</p>
    </section>
  )
}

/** The member's upline, what that person is paid for and can see, and how to leave. */
export const OwnAgentPage = () => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const query = useQuery(ownAgentQuery())
  if (!query.data) {
    return <NotLoaded query={query} text={query.error?.message} />
  }
  const { agent, ownName } = query.data
  if (!agent) {
    return <Empty drawing="handshake" title={t('own.none')} text={t('own.noneText')} />
  }
  return (
    <div className={styles['own']}>
      <section className={center['card']}>
        <small>{t('own.since', { date: formatDate(new Date(agent.since), locale) })}</small>
        <h2>{agent.name}</h2>
      </section>
      <PaidFor contracts={agent.contracts} />
      <Seen ownName={ownName} />
      <div className={center['actions']}>
        <Link to={to.help()} className={buttonClass('plain')}>
          {t('own.leave')}
        </Link>
        <Button look="quiet" onClick={() => openPopup('feedback', { type: 4 })}>
          {t('own.complain')}
        </Button>
      </div>
      <p className={center['note']}>{t('own.leaveHow')}</p>
    </div>
  )
}
