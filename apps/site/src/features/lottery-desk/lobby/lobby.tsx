import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lotteryPicture } from '@trevo/art/vendor-sets.ts'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { to } from '../../../core/router/to.ts'
import { pageNow } from '../../../entities/lottery/draw-clock.ts'
import {
  lotteryKey,
  openDrawsQuery,
  openedVnDrawsQuery,
  recentDrawsQuery,
  type OpenDraw,
} from '../../../entities/lottery/queries.ts'
import { ResultBalls } from '../../../entities/lottery/result-balls.tsx'
import { useLiveDraws } from '../../../entities/lottery/use-live-draws.ts'
import { useLotteries, type Lottery } from '../../../entities/lottery/use-lotteries.ts'
import { useText } from '../../../core/language/use-text.ts'
import { LobbyHero } from './lobby-hero.tsx'
import styles from './lobby.module.css'
import { RecentLotteries } from './recent-lotteries.tsx'
import { shortNumero } from '../common/short-numero.ts'

type LobbyProps = {
  /** The lotteries selected in the address. */
  readonly isShown: (lottery: Lottery) => boolean
  readonly hrefOf: (lottery: Lottery) => string
  /** Only for Vietnam, whose latest numbers come from a separate call. */
  readonly isVietnam?: boolean | undefined
}

/** Refetches the draws on sale as soon as the first of them closes. */
const useOpenDraws = (): ReadonlyMap<number, OpenDraw> => {
  const queries = useQueryClient()
  const { data = [], dataUpdatedAt } = useQuery(openDrawsQuery())
  const soonest = Math.min(...data.map(({ closesAt }) => closesAt))
  useEffect(() => {
    if (!Number.isFinite(soonest)) return undefined
    const wait = Math.min(Math.max(1_000, soonest - pageNow() + 300), 60_000)
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: [lotteryKey, 'open'] }),
      wait,
    )
    return () => clearTimeout(timer)
  }, [queries, soonest, dataUpdatedAt])
  return new Map(data.map((draw) => [draw.gameId, draw]))
}

/** The one with the highest prize is above the list. */
const heroGroup = 'BR_6_60'

/** Every lottery by group: its latest numbers, and how long its draw is on sale. */
export const LotteryLobby = ({ isShown, hrefOf, isVietnam = false }: LobbyProps) => {
  const t = useText('lottery-desk')
  const words = useText('lottery')
  useLiveDraws()
  const { query, groups = [] } = useLotteries()
  const open = useOpenDraws()
  const { data: recent = [] } = useQuery(isVietnam ? openedVnDrawsQuery() : recentDrawsQuery())
  const [chosen, setChosen] = useState<string>('all')
  const results = new Map(recent.map((draw) => [draw.gameId, draw]))
  const shown = groups
    .map(({ code, games }) => ({ code, games: games.filter(isShown) }))
    .filter(({ games }) => games.length > 0)
  if (!query.data) return <NotLoaded query={query} height={480} radius={24} />
  if (shown.length === 0) {
    return <Empty drawing="ticket" title={t('page.lotteryText')} />
  }
  const hero = shown
    .flatMap(({ games }) => games)
    .find(({ rulesGroup }) => rulesGroup === heroGroup)
  const listed = shown.filter(({ code }) => chosen === 'all' || chosen === code)
  return (
    <div className={styles['lobby']}>
      <nav className={styles['ways']} aria-label={t('desk.ways')}>
        <Link to={to.instant()}>{t('common.scratchcards')}</Link>
        <Link to={to.lotteryResults()}>{t('desk.results')}</Link>
        <Link to={to.lotteryTickets()}>{t('desk.myTickets')}</Link>
        <Link to={to.lotteryManual()}>{t('common.howToPlay')}</Link>
      </nav>
      {hero && <LobbyHero lottery={hero} draw={open.get(hero.gameId)} href={hrefOf(hero)} />}
      <RecentLotteries
        lotteries={isVietnam ? shown.flatMap(({ games }) => games) : []}
        hrefOf={hrefOf}
      />
      {shown.length > 1 && (
        <Chips
          label={t('desk.groups')}
          items={[
            { key: 'all', label: t('desk.all') },
            ...shown.map(({ code }) => ({ key: code, label: words(`lottery.group.${code}`) })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <div className={styles['groups']}>
        {(listed.length > 0 ? listed : shown).map(({ code, games }) => (
          <section key={code} className={styles['group']}>
            <h2>
              {words(`lottery.group.${code}`)} <small>{words(`lottery.about.${code}`)}</small>
            </h2>
            <ul>
              {games.map((lottery) => (
                <li key={lottery.code}>
                  <LobbyCard
                    lottery={lottery}
                    draw={open.get(lottery.gameId)}
                    winNo={results.get(lottery.gameId)?.winNo}
                    href={hrefOf(lottery)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Kinds of lotteries, or rules of one, that a drawing represents on this small card. */
const drawings: Readonly<Record<string, string>> = {
  K3: 'game-die',
  PCB: 'crystal-ball',
  VN: 'world-map',
  SEA: 'sun',
  SEA_FISH: 'crab',
  BR: 'four-leaf-clover',
}

const soonMs = 15_000

const LobbyCard = ({
  lottery,
  draw,
  winNo,
  href,
}: {
  readonly lottery: Lottery
  readonly draw: OpenDraw | undefined
  readonly winNo: string | undefined
  readonly href: string
}) => {
  const words = useText('lottery')
  const { everySec, rulesGroup, tag, remark } = lottery
  const drawing = drawings[rulesGroup] ?? drawings[tag]
  const picture = drawing ? undefined : lotteryPicture(tag)
  const isLong = rulesGroup === 'BR_15_25' || rulesGroup === 'PK10'
  return (
    <Link to={href} className={styles['card']} data-tag={tag}>
      <img
        src={picture ? `${picture}-240.webp` : drawingUrl(drawing ?? 'ticket', 96)}
        alt=""
        width="56"
        height="56"
        loading="lazy"
        data-drawing={picture ? undefined : ''}
      />
      <span className={styles['name']}>
        <b>{remark}</b>
        <small>
          {everySec !== null
            ? words('lottery.every.min', { count: Math.round(everySec / 60) })
            : draw && words('common.drawNumber', { numero: shortNumero(draw.numero) })}
        </small>
      </span>
      <span className={styles['clock']}>
        {draw ? (
          <>
            <small>{words('common.closesIn')}</small>
            <Countdown
              key={draw.numero}
              until={draw.closesAt}
              now={pageNow}
              label={words('common.closesIn')}
              className={draw.closesAt - pageNow() < soonMs ? styles['soon'] : undefined}
            />
          </>
        ) : (
          <small>{words('lottery.closed')}</small>
        )}
      </span>
      <span className={styles['balls']} data-long={isLong || undefined}>
        {winNo ? (
          <ResultBalls rulesGroup={rulesGroup} winNo={winNo} size={isLong ? 20 : 26} />
        ) : (
          <small>{words('lottery.noneYet')}</small>
        )}
      </span>
    </Link>
  )
}
