import { useQuery } from '@tanstack/react-query'
import type { OwnPlayRisk, RiskMarker } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { formatDate } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { HelpContacts } from './help-contacts.tsx'
import styles from './play-risk.module.css'
import { ProposalCard } from './proposal-card.tsx'
import { playRiskQuery } from './queries.ts'
import { SelfTest } from './self-test.tsx'

/** How the member plays: level and markers in plain words, what can be done, a self-test, and people who help. */
export const HowIPlayPage = () => {
  const t = useText('how-i-play')
  const query = useQuery(playRiskQuery())
  const { data } = query
  if (!data) return <NotLoaded query={query} height={420} radius={24} />
  return (
    <div className={styles['page']}>
      {data.isOn ? (
        <>
          <p className={styles['lead']}>{t('howIPlay.lead', { days: data.windowDays })}</p>
          <Level data={data} />
          {data.proposal && <ProposalCard proposal={data.proposal} />}
          <Markers markers={data.markers} />
        </>
      ) : (
        <p className={styles['lead']}>{t('howIPlay.off')}</p>
      )}
      <section className={styles['card']} aria-labelledby="play-own">
        <h2 id="play-own">{t('howIPlay.own')}</h2>
        <span className={styles['ways']}>
          <Link to={to.member('limits')} className={buttonClass('plain')}>
            {t('howIPlay.limits')}
          </Link>
          <Link to={to.member('pause')} className={buttonClass('plain')}>
            {t('howIPlay.pause')}
          </Link>
        </span>
      </section>
      <SelfTest shared={data.sharedTest} />
      <HelpContacts contacts={data.contacts} />
    </div>
  )
}

const Level = ({ data }: { readonly data: OwnPlayRisk }) => {
  const t = useText('how-i-play')
  const { locale } = useLanguage()
  const { level, levelSince, score, levelScores, quietDays, countedAt, hasConversation } = data
  const [first, second, third] = levelScores
  if (countedAt === null) return <p className={styles['card']}>{t('howIPlay.notCounted')}</p>
  return (
    <section className={styles['card']} data-level={level} aria-labelledby="play-level">
      <header>
        <h2 id="play-level">{t(`howIPlay.level.${level}`)}</h2>
        {levelSince && (
          <small>{t('howIPlay.since', { date: formatDate(new Date(levelSince), locale) })}</small>
        )}
      </header>
      <p>{t(`howIPlay.levelText.${level}`)}</p>
      <ShareBar
        share={score / 100}
        label={t('howIPlay.scoreLabel')}
        text={t('howIPlay.score', { score })}
        className={level >= 2 ? styles['strong'] : level === 1 ? styles['some'] : undefined}
      />
      <p className={styles['note']}>
        <b>{t('howIPlay.score', { score })}</b>{' '}
        {t('howIPlay.scoreText', { first, second, third, days: quietDays })}
      </p>
      {hasConversation && (
        <span className={styles['ways']}>
          <Link to={to.chat()} className={buttonClass('brand')}>
            {t('howIPlay.talk')}
          </Link>
        </span>
      )}
    </section>
  )
}

const Markers = ({ markers }: { readonly markers: readonly RiskMarker[] }) => {
  const t = useText('how-i-play')
  if (markers.length === 0) return null
  return (
    <section className={styles['card']} aria-labelledby="play-markers">
      <h2 id="play-markers">{t('howIPlay.markers')}</h2>
      <ul className={styles['markers']}>
        {markers.map(({ name, count, points, weight }) => (
          <li key={name}>
            <b>{t(`howIPlay.marker.${name}`)}</b>
            <span>{t('howIPlay.points', { points, weight })}</span>
            <ShareBar
              share={points / Math.max(1, weight)}
              className={points > 0 ? styles['some'] : undefined}
            />
            <p>{count === 0 ? t('howIPlay.noSign') : t(`howIPlay.about.${name}`, { count })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
