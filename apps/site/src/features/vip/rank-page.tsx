import { useQuery } from '@tanstack/react-query'
import type { PlayerRankProgress } from '@trevo/contract/wps/vip.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { parseMoney } from '@trevo/money/money.ts'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { Ladder } from './ladder.tsx'
import { benefitsQuery, rankQuery } from './queries.ts'
import { shareOf } from '../../entities/rewards/share-of.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './vip.module.css'

/** MEMBER-6: the member's position on the brand's ladder, and the requirements of each level. */
export const RankPage = () => {
  const t = useText('vip')
  const { language } = useLanguage()
  const { memberInfo, whitelabelVal } = useSession()
  const isOff = whitelabelVal['VIP'] === false
  const benefits = useQuery({
    ...benefitsQuery(memberInfo?.id ?? ''),
    enabled: !isOff && whitelabelVal['REWCEN3'] === true,
  })
  const query = useQuery({ ...rankQuery(memberInfo?.id ?? '', language), enabled: !isOff })
  if (isOff) return <NoLevels />
  if (!query.data) {
    return <NotLoaded query={query} waiting={<Waiting />} title={t('vip.failed')} />
  }
  if (query.data.playerRankName === null) return <NoLevels />
  const levels = benefits.data?.levels ?? []
  return (
    <>
      <Standing progress={query.data} />
      <Ladder progress={query.data} benefits={levels} />
      {levels.some(({ birthday }) => parseMoney(birthday) > 0n) && (
        <p className={styles['note']}>{t('vip.birthdayNote')}</p>
      )}
      <p className={styles['note']}>{t('vip.note')}</p>
    </>
  )
}

const Standing = ({ progress }: { readonly progress: PlayerRankProgress }) => {
  const t = useText('vip')
  const { playerRankName, nextRankName, periodDays, monthlyTurnover, totalTurnover } = progress
  return (
    <section className={styles['standing']} aria-labelledby="vip-level">
      <img src={drawingUrl('crown', 192)} alt="" width="88" height="88" loading="lazy" />
      <div>
        <p className={styles['label']}>{t('vip.yourLevel')}</p>
        <h2 id="vip-level">{playerRankName}</h2>
      </div>
      <div className={styles['progress']}>
        <p>{nextRankName === null ? t('vip.highest') : t('vip.next', { name: nextRankName })}</p>
        <Bar label={t('vip.period', { count: periodDays })} turnover={monthlyTurnover} />
        <Bar label={t('vip.total')} turnover={totalTurnover} />
      </div>
    </section>
  )
}

const Bar = ({
  label,
  turnover: { actual, expected },
}: {
  readonly label: string
  readonly turnover: PlayerRankProgress['totalTurnover']
}) => {
  const t = useText('vip')
  const { locale } = useLanguage()
  const played = formatAmount(actual, { locale })
  if (expected === null) {
    return (
      <p className={styles['barHead']}>
        <span>{label}</span>
        <b>{played}</b>
      </p>
    )
  }
  const share = shareOf(actual, expected)
  const asked = formatAmount(expected, { locale })
  const text = t('vip.of', { actual: played, expected: asked })
  return (
    <div>
      <p className={styles['barHead']}>
        <span>{label}</span>
        {share === 1 ? (
          <b data-reached>
            <Check size={15} aria-hidden="true" /> {t('vip.reached')}
          </b>
        ) : (
          <b>{text}</b>
        )}
      </p>
      <ShareBar className={styles['track']} share={share} label={label} text={text} />
    </div>
  )
}

const NoLevels = () => {
  const t = useText('vip')
  return (
    <Empty
      drawing="crown"
      title={t('vip.none')}
      text={t('vip.noneText')}
      action={
        <Link to={to.member('securityCenter')} className={buttonClass('plain')}>
          {t('common.myAccount')}
        </Link>
      }
    />
  )
}

const Waiting = () => {
  const t = useText('vip')
  return (
    <div className={styles['waiting']}>
      <output className="visually-hidden">{t('vip.loading')}</output>
      <Skeleton height={280} radius={24} />
      <Skeleton height={400} radius={16} />
    </div>
  )
}
