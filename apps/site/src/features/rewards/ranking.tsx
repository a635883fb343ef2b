import { useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getMissionLeaderboard } from '@trevo/contract/wps/rewards/missions.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useText } from '../../core/language/use-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { boardQuery } from './queries.ts'
import styles from './ranking.module.css'
import { useRewardOwner } from './use-reward-owner.ts'

type Place = NonNullable<Value<typeof getMissionLeaderboard>['board']>['first'][number]

/** The current ranking: its first places, and the member's own with its neighbours. */
export const Ranking = () => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const query = useQuery(boardQuery(useRewardOwner()))
  if (!query.data) {
    return <NotLoaded query={query} height={320} radius={24} title={t('rewards.failed')} />
  }
  const { board } = query.data
  if (!board) {
    return <Empty drawing="trophy" title={t('rewards.noBoard')} />
  }
  const isAmongFirst = board.first.some(({ me }) => me)
  return (
    <section aria-labelledby="ranking-title">
      <div className={lists['heading']}>
        <h2 id="ranking-title">{board.name}</h2>
        <p>{t('rewards.closesAt', { date: formatDateTime(new Date(board.endsAt), locale) })}</p>
      </div>
      <Places places={board.first} label={board.name} />
      {board.around.length === 0 && <p className={lists['small']}>{t('rewards.noPlace')}</p>}
      {!isAmongFirst && board.around.length > 0 && (
        <>
          <h3 className={lists['label']}>{t('rewards.yourPlace')}</h3>
          <Places places={board.around} label={t('rewards.yourPlace')} />
        </>
      )}
      <p className={lists['small']}>
        {t('rewards.players', {
          count: board.players,
          last: Math.max(0, ...board.prizes.map(({ to }) => to)),
        })}
      </p>
      <p className={lists['small']}>
        {t('rewards.rankingNote', { share: (givenShares.ranking / 100).toLocaleString(locale) })}
      </p>
    </section>
  )
}

const Places = ({
  places,
  label,
}: {
  readonly places: readonly Place[]
  readonly label: string
}) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  return (
    <ol className={styles['places']} aria-label={label}>
      {places.map(({ rank, customerName, score, reward, me }) => (
        <li key={rank} aria-current={me || undefined} data-rank={rank <= 3 ? rank : undefined}>
          <span className={lists['rank']}>{rank.toLocaleString(locale)}</span>
          <b>{me ? t('common.you') : customerName}</b>
          <span>{t('rewards.scoreOf', { score: Number(score).toLocaleString(locale) })}</span>
          <b className={lists['worth']}>{reward ? formatAmount(reward, { locale }) : ''}</b>
        </li>
      ))}
    </ol>
  )
}
