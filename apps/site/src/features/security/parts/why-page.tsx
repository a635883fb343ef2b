import { useQuery } from '@tanstack/react-query'
import type { Bar } from '@trevo/contract/wps/security/standing.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { PartState } from '../common/part-state.tsx'
import { standingQuery } from '../common/queries.ts'
import styles from './exclusion.module.css'

/** What bars the account: reason, article, what is still possible, what to send, until when, and the ombudsman. */
export const WhyPage = () => {
  const t = useText('security')
  const query = useQuery(standingQuery())
  const { notices } = useSession().systemStatus.info.brand
  const { data: standing } = query
  if (!standing) return <PartState query={query} height={360} />
  return (
    <div className={styles['part']}>
      {standing.bars.length === 0 && <p>{t('standing.none')}</p>}
      {standing.bars.map((bar) => (
        <WhyBar key={`${bar.kind} ${bar.since} ${bar.takes.join()}`} bar={bar} />
      ))}
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
    </div>
  )
}

/** Reasons that have a text; the register may add others. */
const knownReasons = ['AUTOEXCLUSAO_CENTRAL', 'BOLSA_FAMILIA_BPC', 'NOVO_DESENROLA'] as const

/** Where the next step is ours. */
const nothingToSend = (kind: Bar['kind']): kind is 'checking' | 'identityReview' =>
  kind === 'checking' || kind === 'identityReview'

const WhyBar = ({ bar }: { readonly bar: Bar }) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const { kind, since, until, reasons, takes, deadlines } = bar
  // A case in review is an identity that is not verified yet, but for what is left to do.
  const words = kind === 'identityReview' ? 'identity' : kind
  const at = (instant: string) => formatDateTime(new Date(instant), locale)
  const reasonOf = (code: string): string => {
    const known = knownReasons.find((one) => one === code)
    return known ? t(`standing.reason.${known}`) : t('standing.reason.other', { code })
  }
  const ends =
    until === null ? t(`standing.open.${kind}`) : t('standing.until', { date: at(until) })
  return (
    <section className={styles['kind']}>
      <h2>{t(`standing.title.${kind}`)}</h2>
      <dl className={styles['facts']}>
        <dt>{t('standing.why.reason')}</dt>
        <dd>
          {reasons.length > 0 ? reasons.map(reasonOf).join(' ') : t(`standing.because.${words}`)}
        </dd>
        <dt>{t('standing.why.article')}</dt>
        <dd>{t(`standing.article.${words}`)}</dd>
        <dt>{t('standing.why.barred')}</dt>
        <dd>{takes.map((one) => t(`standing.takes.${one}`)).join(', ')}</dd>
        <dt>{t('standing.why.possible')}</dt>
        <dd>
          {t(takes.includes('withdraw') ? 'standing.possible.ask' : 'standing.possible.withdraw')}
        </dd>
        <dt>{t('standing.why.send')}</dt>
        <dd>{t(`standing.send.${nothingToSend(kind) ? 'pause' : kind}`)}</dd>
        <dt>{t('standing.why.until')}</dt>
        <dd>{since === null ? ends : `${t('standing.since', { date: at(since) })} ${ends}`}</dd>
        {deadlines && (
          <>
            <dt>{t('standing.why.steps')}</dt>
            <dd>
              <ol className={styles['meaning']}>
                <li>{t('standing.step.withdraw', { date: at(deadlines.withdrawUntil) })}</li>
                <li>{t('standing.step.close', { date: at(deadlines.closeUntil) })}</li>
                <li>{t('standing.step.return', { date: at(deadlines.returnUntil) })}</li>
              </ol>
            </dd>
          </>
        )}
      </dl>
      {(kind === 'identity' || kind === 'limits') && (
        <Link to={to.member(kind)} className={buttonClass()}>
          {t(`standing.way.${kind}`)}
        </Link>
      )}
      {!takes.includes('withdraw') && kind !== 'limits' && (
        <Link to={to.member('withdraw')} className={buttonClass('plain')}>
          {t('exclusion.withdraw')}
        </Link>
      )}
    </section>
  )
}
