import { formatMoneyText } from '@trevo/i18n/format.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import { useEffect, type RefObject } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { useLiveEvent } from '../../../core/live/use-live-event.ts'
import { useJackpots } from '../../../entities/jackpot/jackpots.ts'
import { useText } from '../../../core/language/use-text.ts'
import { postToGame } from './game-messages.ts'

type InGame = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly url: string
  /** Absent for a game that fills no pool, such as one with play money. */
  readonly nodeId: number | undefined
  /** The game has reported that it is ready: messages posted before that are lost. */
  readonly hears: boolean
}

/** Sends a game the amounts of the pools that its stakes fill, as they change, and its player's win. */
export const useJackpotsInGame = ({ frame, url, nodeId, hears }: InGame): void => {
  const t = useText('jackpot')
  const { locale } = useLanguage()
  const jackpots = useJackpots(nodeId !== undefined)
  useEffect(() => {
    if (!hears || !frame.current || !jackpots) return
    const pools = jackpots.list.flatMap(({ code, name, amount, mustHitBy, games }) => {
      const own = games.find((game) => game.nodeId === nodeId)
      return own ? [{ code, name, amount, mustHitBy, shareBp: own.shareBp }] : []
    })
    if (pools.length > 0) postToGame(frame.current, url, 'jackpots', { pools })
  }, [frame, url, nodeId, hears, jackpots])
  useLiveEvent('jackpot-won', ({ amount }) => {
    showToast(t('jackpot.wonToast', { amount: formatMoneyText(amount, locale) }), 'good')
    if (!frame.current) return
    postToGame(frame.current, url, 'jackpot-won', { amount })
    postToGame(frame.current, url, 'refresh-balance')
  })
}
