import { useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getPlayMenu } from '@trevo/contract/wps/lottery/games.ts'
import { findMoney } from '@trevo/money/money.ts'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { Link } from 'react-router'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { pageNow } from '../../../entities/lottery/draw-clock.ts'
import {
  lotterySettingQuery,
  playMenuQuery,
  type OpenDraw,
} from '../../../entities/lottery/queries.ts'
import type { Lottery } from '../../../entities/lottery/use-lotteries.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './lobby-hero.module.css'
import { usePrizes } from '../common/use-amounts.ts'

type Menu = Value<typeof getPlayMenu>

const oddsScale = 10_000n

/**
 * The highest payout of one stake of a lottery with odds, in 1/10,000 BRL, among the plays whose prize
 * it accepts; undefined if there is no such play.
 */
const topPrizeOf = (
  menu: Menu,
  oddsReturnBp: number,
  prizeMaxMinor: bigint,
): { readonly prizeMinor: bigint; readonly priceMinor: bigint } | undefined => {
  let top: { prizeMinor: bigint; priceMinor: bigint } | undefined
  const plays = menu
    .flatMap(({ playMenuGroups }) => playMenuGroups)
    .flatMap(({ playSubGroups }) => playSubGroups)
    .flatMap(({ playMenus }) => playMenus)
  for (const { singleBetPrice, playSwitch, playMenuInfos } of plays) {
    if (playSwitch === 0) continue
    const priceMinor = findMoney(String(singleBetPrice)) ?? 0n
    for (const { bonus } of playMenuInfos) {
      // The multiplier has four decimals, like amounts.
      const multiplier = findMoney(bonus) ?? 0n
      const odds = (multiplier * BigInt(oddsReturnBp)) / oddsScale
      const prizeMinor = (priceMinor * odds) / oddsScale
      if (prizeMinor <= prizeMaxMinor && prizeMinor > (top?.prizeMinor ?? 0n)) {
        top = { prizeMinor, priceMinor }
      }
    }
  }
  return top
}

/** The lottery with the highest prize, above the lobby: what one stake may win, and until when it is on sale. */
export const LobbyHero = ({
  lottery,
  draw,
  href,
}: {
  readonly lottery: Lottery
  readonly draw: OpenDraw | undefined
  readonly href: string
}) => {
  const t = useText('lottery-desk')
  const words = useText('lottery')
  const write = usePrizes()
  const { data: menu } = useQuery(playMenuQuery(lottery.gameId))
  const { data: setting } = useQuery(lotterySettingQuery(lottery.gameId))
  const prizeMax = findMoney(setting?.bettingModes[0]?.winAmountMax ?? '')
  const top =
    menu && prizeMax !== undefined ? topPrizeOf(menu, lottery.oddsReturnBp, prizeMax) : undefined
  return (
    <Link to={href} className={styles['hero']}>
      <span className={styles['words']}>
        <small>{words(`lottery.group.${lottery.gameGroupCode}`)}</small>
        <b>{lottery.remark}</b>
        <small>{top && t('desk.heroPrize', { price: write(top.priceMinor) })}</small>
        <strong>{top && write(top.prizeMinor)}</strong>
        {draw && (
          <small>
            {words('common.closesIn')}{' '}
            <Countdown until={draw.closesAt} now={pageNow} label={words('common.closesIn')} />
          </small>
        )}
      </span>
      <img src={drawingUrl('four-leaf-clover', 192)} alt="" width="96" height="96" loading="lazy" />
      <span className={styles['play']}>{t('common.play')}</span>
    </Link>
  )
}
