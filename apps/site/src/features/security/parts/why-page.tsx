import { useQuery } from '@tanstack/react-query'
import { barKinds, isReasonKind, reasonsOfRefusal } from '@trevo/contract/reason-names.ts'
import type { ReasonKind, ReasonWay } from '@trevo/contract/reason-names.ts'
import type { Reason } from '@trevo/contract/wps/security/standing.ts'
import { describeReason } from '@trevo/i18n/reasons/describe-reason.ts'
import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { classNames } from '@trevo/ui/class-names.ts'
import { Link, useSearchParams } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { to } from '../../../core/router/to.ts'
import { useCovered } from '../../../core/session/balance-store.ts'
import { useSession } from '../../../core/session/store.ts'
import { Empty } from '../../../core/lists/empty.tsx'
import { PartState } from '../common/part-state.tsx'
import { reasonsQuery } from '../common/queries.ts'
import styles from './exclusion.module.css'

/** The reasons behind the code in the address: of a refusal, or a reason itself. */
const kindsOfCode = (code: string | null): readonly ReasonKind[] => {
  if (code === null) return []
  if (isReasonKind(code)) return [code]
  return Object.entries(reasonsOfRefusal).find(([refusal]) => refusal === code)?.[1] ?? []
}

/** Everything that restricts or delays something in the account: its rule, since when, until when, what can be done. */
export const WhyPage = () => {
  const t = useText('security')
  const query = useQuery(reasonsQuery(useCovered()))
  const code = useSearchParams()[0].get('code')
  const { data: reasons } = query
  if (!reasons) return <PartState query={query} height={360} />
  const asked = kindsOfCode(code)
  const isAsked = ({ kind }: Reason) => asked.includes(kind)
  const sorted = [...reasons.filter(isAsked), ...reasons.filter((one) => !isAsked(one))]
  return (
    <div className={styles['part']}>
      {asked.length > 0 && <Asked runs={reasons.some(isAsked)} />}
      {reasons.length === 0 ? (
        <Empty drawing="shield" title={t('standing.none')} text={t('standing.noneText')} />
      ) : (
        <p className={styles['lead']}>{t('standing.lead')}</p>
      )}
      {sorted.map((reason, index) => (
        <WhyReason
          // oxlint-disable-next-line react/no-array-index-key -- read as a whole, in this order
          key={`${reason.kind} ${index}`}
          reason={reason}
          isMarked={isAsked(reason)}
        />
      ))}
      <Ombudsman />
    </div>
  )
}

/** Whether the refusal from which the member came would still happen. */
const Asked = ({ runs }: { readonly runs: boolean }) => {
  const t = useText('security')
  return (
    <p className={styles['asked']} role="status">
      {t(runs ? 'standing.askedRuns' : 'standing.askedOver')}
    </p>
  )
}

const Ombudsman = () => {
  const t = useText('security')
  const { notices } = useSession().systemStatus.info.brand
  return (
    <section className={styles['kind']}>
      <h2>{t('standing.ombudsman')}</h2>
      <p>{t('standing.ombudsmanText')}</p>
      {notices && (
        <p>
          {notices.ombudsmanPath === null ? (
            notices.ombudsman
          ) : (
            <a href={notices.ombudsmanPath}>{notices.ombudsman}</a>
          )}
        </p>
      )}
      <span className={styles['ways']}>
        <Link to={to.chat()} className={buttonClass('plain')}>
          {t('standing.contact')}
        </Link>
        <Link to={to.help('limits')} className={buttonClass('quiet')}>
          {t('footer.responsible')}
        </Link>
      </span>
    </section>
  )
}

const addressOf = (way: ReasonWay): string => {
  switch (way) {
    case 'chat':
      return to.chat()
    case 'promotions':
      return to.promotions()
    case 'status':
      return to.status()
    default:
      return to.member(way)
  }
}

const isBar = (kind: ReasonKind): boolean => barKinds.some((bar) => bar === kind)

const WhyReason = ({
  reason,
  isMarked,
}: {
  readonly reason: Reason
  readonly isMarked: boolean
}) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const { kind, ways } = reason
  const { title, facts, steps } = describeReason(reason, {
    t,
    money: (amount) => formatMoneyText(amount, locale),
    moment: (instant) => formatDateTime(new Date(instant), locale),
  })
  const nameOf = (way: ReasonWay): string => {
    if (way === 'withdraw' && isBar(kind)) return t('exclusion.withdraw')
    return way === 'limits' && kind === 'limits'
      ? t('standing.way.chooseLimits')
      : t(`standing.way.${way}`)
  }
  return (
    <section className={classNames(styles['kind'], isMarked && styles['marked'])}>
      <h2>{title}</h2>
      <dl className={styles['facts']}>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {steps.length > 0 && (
          <div>
            <dt>{t('standing.why.steps')}</dt>
            <dd>
              <ol className={styles['meaning']}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
      {ways.length > 0 && (
        <span className={styles['ways']}>
          {ways.map((way, index) => (
            <Link
              key={way}
              to={addressOf(way)}
              className={buttonClass(index > 0 ? 'plain' : undefined)}
            >
              {nameOf(way)}
            </Link>
          ))}
        </span>
      )}
    </section>
  )
}
