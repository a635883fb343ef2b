import type { MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import { useText } from '../../core/language/use-text.ts'
import { countIncidents, countNames, listIncidents, type ToldIncident } from './match-incidents.ts'
import styles from './play-by-play.module.css'

const useIncidentText = ({ home, away }: Pick<MatchDetail, 'home' | 'away'>) => {
  const t = useText('sports')
  return ({ kind, side }: ToldIncident): string =>
    t('sports.incidentOf', {
      what: t(`sports.incident.${kind}`),
      team: (side === 0 ? home : away).name,
    })
}

/** What happened last, under the pitch. */
export const LastIncident = ({ match }: { readonly match: MatchDetail }) => {
  const t = useText('sports')
  const textOf = useIncidentText(match)
  const [last] = listIncidents(match)
  if (!last || match.status !== 'live') return null
  return (
    <p className={styles['last']} data-kind={last.kind}>
      <b>{t('sports.minute', { minute: String(last.tick) })}</b> {textOf(last)}
    </p>
  )
}

/** Shots, corners, fouls and cards of both sides. */
const MatchCounts = ({ match }: { readonly match: MatchDetail }) => {
  const t = useText('sports')
  const told = listIncidents(match)
  return (
    <table className={styles['counts']}>
      <caption>{t('sports.counts')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{match.home.name}</th>
          <th scope="col">{t('sports.counts')}</th>
          <th scope="col">{match.away.name}</th>
        </tr>
      </thead>
      <tbody>
        {countNames.map((name) => {
          const [home, away] = countIncidents(told, name)
          return (
            <tr key={name}>
              <td>{home}</td>
              <th scope="row">
                {t(`sports.count.${name}`)}
                <meter
                  aria-hidden="true"
                  min={0}
                  max={Math.max(1, home + away)}
                  value={home + away === 0 ? 0.5 : home}
                />
              </th>
              <td>{away}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Every incident of a match, the latest first. */
const PlayByPlay = ({ match }: { readonly match: MatchDetail }) => {
  const t = useText('sports')
  const textOf = useIncidentText(match)
  return (
    <details className={styles['all']}>
      <summary>{t('sports.playByPlay')}</summary>
      <p>{t('sports.playByPlayText')}</p>
      <ol>
        {listIncidents(match).map((one) => (
          <li key={`${one.tick} ${one.kind} ${one.side}`} data-kind={one.kind}>
            <b>{t('sports.minute', { minute: String(one.tick) })}</b>
            <span>{textOf(one)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The statistics of a match, and everything that happened; nothing for a match whose feed tells of goals only. */
export const MatchReport = ({ match }: { readonly match: MatchDetail }) => {
  if (match.incidents.length === 0) return null
  return (
    <section className={styles['report']}>
      <MatchCounts match={match} />
      <PlayByPlay match={match} />
    </section>
  )
}
