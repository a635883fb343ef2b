import { useQuery } from '@tanstack/react-query'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import {
  bettingModesOf,
  isBettingModeId,
  type BettingModeId,
} from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { findMoney } from '@trevo/money/money.ts'
import { useMemo, useState } from 'react'
import { readStake } from '../../../core/forms/typed-amount.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useOpenMember } from '../../../core/session/use-phase.ts'
import { useSession } from '../../../core/session/store.ts'
import {
  lotterySettingQuery,
  playMenuQuery,
  seriesQuery,
} from '../../../entities/lottery/queries.ts'
import type { Lottery } from '../../../entities/lottery/use-lotteries.ts'
import { addLines, emptyCart } from './cart.ts'
import { hasFreeAmount, isBySeries, type Stake } from './money-of-line.ts'
import { betOf, countBet } from './fixed-balls.ts'
import { noPicks, randomPicks, selectionsOf, type Picks } from './picks.ts'
import { firstPlayOf, menuOf, modesOf, playsOf } from './play-list.ts'
import { noShares, type ShareOptions } from './share-options.ts'
import { noTrace } from './trace-options.ts'
import { useCart } from './use-cart.ts'
import { useDrawClock } from './use-draw-clock.ts'

/** The series that the member may choose between in a mode; undefined for visitors. */
const useSeriesTerms = (lottery: Lottery, modeId: number) => {
  const memberId = useSession().memberInfo?.id
  const isMember = useOpenMember()
  const { data } = useQuery({ ...seriesQuery(memberId ?? ''), enabled: isMember })
  return data?.find(
    ({ gameGroupCode, prizeModeId }) =>
      gameGroupCode === lottery.gameGroupCode && prizeModeId === modeId,
  )
}

const useClosedPlays = (gameId: number): ReadonlySet<number> => {
  const { data } = useQuery(playMenuQuery(gameId))
  return useMemo(
    () =>
      new Set(
        data
          ?.flatMap(({ playMenuGroups }) => playMenuGroups)
          .flatMap(({ playSubGroups }) => playSubGroups)
          .flatMap(({ playMenus }) => playMenus)
          .filter(({ playSwitch }) => playSwitch === 0)
          .map(({ playId }) => playId),
      ),
    [data],
  )
}

/** The prize modes in which the brand offers the lottery (LOTT-2); all until its menu is loaded. */
const useModes = (lottery: Lottery): readonly number[] => {
  const { data: menu } = useQuery(playMenuQuery(lottery.gameId))
  return modesOf(lottery).filter((id) => menu?.some((mode) => mode.prizeModeId === id) !== false)
}

/** Multiples while the brand's limit is not known yet. */
const multipleMaxUnknown = 999

/** The amount of each stake: unit and multiple, or a free amount as typed in the field. */
const useStake = (isFree: boolean) => {
  const { language } = useLanguage()
  const [bettingModeId, setUnit] = useState<BettingModeId>(1)
  const [multiple, setMultiple] = useState(1)
  const [amount, setAmount] = useState('1')
  const freeMinor = isFree ? (readStake(amount, language) ?? 0n) : undefined
  const stake: Stake = isFree
    ? { bettingModeId: 1, multiple: 1, freeMinor: freeMinor ?? 0n }
    : { bettingModeId, multiple }
  return { stake, bettingModeId, setUnit, multiple, setMultiple, amount, setAmount }
}

/** The chosen play, and the selection in each play opened so far. */
const usePlays = (lottery: Lottery, modeId: number) => {
  const closed = useClosedPlays(lottery.gameId)
  const plays = useMemo(() => playsOf(lottery, modeId, closed), [lottery, modeId, closed])
  const [playId, setPlayId] = useState<number>()
  const play = plays.find((one) => one.playId === playId) ?? firstPlayOf(plays)
  const [kept, setKept] = useState<ReadonlyMap<number, Picks>>(new Map())
  const picks = play && (kept.get(play.playId) ?? noPicks(play))
  /** Changes the latest selection, even if the button was rendered earlier. */
  const changePicks = (change: (picks: Picks) => Picks) => {
    if (!play) return
    setKept((all) => {
      const before = all.get(play.playId) ?? noPicks(play)
      return new Map(all).set(play.playId, change(before))
    })
  }
  return {
    plays,
    menu: useMemo(() => menuOf(plays), [plays]),
    play,
    choosePlay: setPlayId,
    /** The same play by balls or by typing, if it has both. */
    twin: play?.twin === undefined ? undefined : findPlay(play.twin),
    picks,
    /** Which places the member chose, if the play allows a choice. */
    places: picks?.places,
    changePicks,
    stakes: play && picks ? countBet(play, picks) : 0,
  }
}

/** The series to play, and the terms for choosing it. */
const useSeries = (lottery: Lottery, modeId: number) => {
  const terms = useSeriesTerms(lottery, modeId)
  const [chosen, setSeries] = useState<number>()
  const series = Math.min(chosen ?? 2_000, terms?.maxBetSeries ?? 2_000)
  return {
    terms,
    /** Undefined while it is not known: the highest is played then. */
    series: terms ? series : undefined,
    setSeries,
  }
}

/** What the brand allows here. */
const useLimits = (lottery: Lottery) => {
  const { data: setting } = useQuery(lotterySettingQuery(lottery.gameId))
  return {
    multipleMax: setting?.betMultipleMax ?? multipleMaxUnknown,
    /** What one stake may cost; until it is known, whole centavos. */
    units:
      setting?.bettingModes.map(({ bettingModeId }) => bettingModeId).filter(isBettingModeId) ??
      bettingModesOf(false).map(({ id }) => id),
    /** The most that an order may stake on one draw, in 1/10,000 BRL. */
    orderMaxMinor: setting && findMoney(setting.betAmountMax),
    /** The highest payout allowed for one winning stake, in 1/10,000 BRL. */
    prizeMaxMinor: setting && findMoney(setting.bettingModes[0]?.winAmountMax ?? ''),
    /** How many shares a ticket may be divided into; 0 where sharing is off. */
    shareCountMax: setting?.shareCountMax ?? 0,
  }
}

/** A trace or shares: a ticket with several holders is for one draw. */
const useExtras = () => {
  const [trace, setTrace] = useState(noTrace)
  const [share, setShare] = useState(noShares)
  return {
    trace,
    setTrace: (next: typeof noTrace) => {
      setTrace(next)
      if (next.isOn) setShare((before) => ({ ...before, isOn: false }))
    },
    share,
    setShare: (next: ShareOptions) => {
      setShare(next)
      if (next.isOn) setTrace((before) => ({ ...before, isOn: false }))
    },
  }
}

/** Everything that the desk of one lottery knows and does, except placing orders. */
export const useDesk = (lottery: Lottery) => {
  const modes = useModes(lottery)
  const [cart, setCart] = useCart(lottery.code, modes[0] ?? 1)
  const { modeId } = cart
  const choice = usePlays(lottery, modeId)
  const { play, picks, changePicks } = choice
  const amounts = useStake(hasFreeAmount(modeId))
  const series = useSeries(lottery, modeId)
  const limits = useLimits(lottery)
  const more = useExtras()
  const clock = useDrawClock(lottery.gameId)
  const current = clock.near.data?.current ?? undefined

  const addSelections = (of: Play, selections: ReturnType<typeof selectionsOf>) => {
    if (!current) return
    const lines = selections.map((selection) => ({
      play: of,
      selection,
      ...amounts.stake,
      series: isBySeries(of, modeId) ? series.series : undefined,
    }))
    setCart(addLines(cart, current.numero, lines))
  }

  return {
    lottery,
    modes,
    modeId,
    /** An order cannot contain lines of two modes, so changing the mode empties the cart. */
    setModeId: (next: number) => {
      setCart(emptyCart(next))
      choice.choosePlay(undefined)
    },
    ...choice,
    ...amounts,
    ...series,
    ...limits,
    cart,
    setCart,
    ...more,
    ...clock,
    current,
    add: () => {
      if (!play || !picks || !current) return
      const bet = betOf(play, picks)
      addSelections(bet.play, bet.selections)
      changePicks(({ places }) => ({ ...noPicks(play), places }))
    },
    /** Marks a random bet of this play. */
    fillRandom: () => {
      if (play) changePicks((before) => randomPicks(play, before))
    },
    /** Adds this number of random bets of the play to the cart. */
    addRandom: (count: number) => {
      if (!play || !picks) return
      const drawn = Array.from({ length: count }, () => randomPicks(play, picks))
      addSelections(
        play,
        drawn.flatMap((one) => selectionsOf(play, one)),
      )
    },
  }
}
export type DeskState = ReturnType<typeof useDesk>
