import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import type { PlayDay, PlayRiskPerson } from '@trevo/contract/ops/conduct/play-risk.ts'
import { bandOf } from '@trevo/contract/wps/play-risk/self-test.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  formatAmount,
  formatCount,
  formatMoment,
  formatPlainDay,
  formatReais,
} from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './play-risk.module.css'
import { ReviewActs } from './review-acts.tsx'
import { personQuery } from './use-play-risk.ts'

const Markers = ({ shown }: { readonly shown: PlayRiskPerson }) => {
  const t = useT()
  const [first, second, third] = shown.levelScores
  return (
    <Panel
      title={t('playRisk.markersOf', { days: shown.windowDays })}
      note={t('playRisk.model', { version: shown.modelVersion, first, second, third })}
    >
      <FactList
        items={shown.allMarkers.map(({ name, count, full, points, weight }) => ({
          label: t(`playRisk.marker.${name}`),
          value: t(name === 'deposits' ? 'playRisk.growth' : 'playRisk.counted', {
            count,
            full,
            points,
            weight,
          }),
          tone: points === 0 ? undefined : points === weight ? 'bad' : 'warn',
        }))}
      />
    </Panel>
  )
}

const dash = (count: number) => (count === 0 ? '–' : formatCount(count))

const DayLine = ({ day }: { readonly day: PlayDay }) => (
  <tr>
    <td>{formatPlainDay(day.day)}</td>
    <td className="o-number">{dash(day.bets)}</td>
    <td className="o-number">{formatAmount(day.staked)}</td>
    <td className="o-number">{formatAmount(day.lost)}</td>
    <td className="o-number">{formatAmount(day.deposited)}</td>
    <td className="o-number">{dash(day.playedMin)}</td>
    <td className="o-number">{dash(day.nightMin)}</td>
    <td className="o-number">{dash(day.chasing)}</td>
    <td className="o-number">{dash(day.cancelled)}</td>
    <td className="o-number">{dash(day.attempts)}</td>
  </tr>
)

const Days = ({ days }: { readonly days: readonly PlayDay[] }) => {
  const t = useT()
  const headings = [
    'bets',
    'staked',
    'lost',
    'deposited',
    'played',
    'night',
    'chasing',
    'cancelled',
    'attempts',
  ] as const
  return (
    <Panel title={t('playRisk.days')} note={t('playRisk.daysNote')}>
      {days.length === 0 ? (
        <p className={styles['none']}>{t('playRisk.noDays')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard too
        <div className={styles['days']} role="region" aria-label={t('playRisk.days')} tabIndex={0}>
          <table className="o-table">
            <thead>
              <tr>
                <th scope="col">{t('playRisk.day')}</th>
                {headings.map((one) => (
                  <th key={one} scope="col" className="o-number">
                    {t(`playRisk.day.${one}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <DayLine key={day.day} day={day} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  )
}

const Course = ({ events }: Pick<PlayRiskPerson, 'events'>) => {
  const t = useT()
  return (
    <Panel title={t('playRisk.course')}>
      <FactList
        items={events.map(({ at, kind, level, operator, text }) => ({
          label: formatMoment(at),
          value: [
            t(`playRisk.event.${kind}`),
            level === null ? undefined : t('playRisk.levelIs', { level }),
            operator ?? undefined,
            text === null || kind === 'reviewed' ? (text ?? undefined) : formatReais(text),
          ]
            .filter(Boolean)
            .join(' · '),
          tone: kind === 'review_late' ? 'bad' : undefined,
        }))}
      />
    </Panel>
  )
}

const Facts = ({ shown }: { readonly shown: PlayRiskPerson }) => {
  const t = useT()
  const { proposal, sharedTest, nextLookOn, review } = shown
  return (
    <FactList
      items={[
        ...(review
          ? [
              {
                label: t('playRisk.due'),
                value: formatMoment(review.dueAt),
                tone: review.isLate ? ('bad' as const) : undefined,
              },
            ]
          : []),
        { label: t('playRisk.offers'), value: t(`playRisk.withheld.${shown.isWithheld}`) },
        {
          label: t('playRisk.proposal'),
          value: proposal
            ? t('playRisk.aWeek', { value: formatReais(proposal.value) })
            : t('playRisk.noProposal'),
        },
        {
          label: t('playRisk.nextLook'),
          value: nextLookOn ? formatPlainDay(nextLookOn) : '–',
        },
        {
          label: t('playRisk.test'),
          value: sharedTest
            ? t('playRisk.testScore', {
                score: sharedTest.score,
                band: t(`playRisk.band.${bandOf(sharedTest.score)}`),
              })
            : t('playRisk.notShared'),
        },
        { label: t('playRisk.accounts'), value: shown.accountCount },
      ]}
    />
  )
}

/** A person with everything that a decision needs: why, 90 days, what was done, what was decided. */
export const PersonPanel = ({
  personId,
  work,
  onNext,
  onClose,
}: {
  readonly personId: string
  readonly work: QueueWork | undefined
  readonly onNext: () => void
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data: shown, error } = useQuery(personQuery(personId))
  if (error) return <p role="alert">{error.message}</p>
  if (!shown) return <PartLoading />
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={<Link to={`/members/${shown.customerId}`}>{shown.username}</Link>}
        note={t('playRisk.head', {
          level: shown.level,
          score: shown.score,
          since: formatMoment(shown.levelSince),
        })}
        onClose={onClose}
      />
      <div className={styles['who']}>
        <Workers kind="play-risk" targetId={personId} work={work} />
      </div>
      <ReviewActs shown={shown} onNext={onNext} />
      <Facts shown={shown} />
      <Markers shown={shown} />
      <Days days={shown.days} />
      <Course events={shown.events} />
    </div>
  )
}
