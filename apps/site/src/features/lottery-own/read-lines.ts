import type { Value } from '@trevo/contract/endpoint.ts'
import type { listDrawLines } from '@trevo/contract/wps/lottery/orders.ts'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import type { Play, Selection } from '@trevo/lottery-rules/play.ts'
import { readContent } from '@trevo/lottery-rules/read-content.ts'

export type WatchedLines = Value<typeof listDrawLines>

export type DrawLine = {
  readonly play: Play
  readonly selection: Selection
  readonly isShare: boolean
  readonly hasWon: boolean
  readonly winAmount: string | null
  /** It won, and operators must confirm it before it is paid. */
  readonly isInReview: boolean
}

const inReview = 14

/** The lines that this version of the page can show. */
export const readLines = ({ lines }: WatchedLines): readonly DrawLine[] =>
  lines.flatMap(({ playId, bettingContent, digit, isShare, winAmount, orderStatus }) => {
    const play = findPlay(playId)
    if (!play) return []
    const reading = readContent(play, bettingContent, digit ?? undefined)
    if (!reading.ok) return []
    return [
      {
        play,
        selection: reading.selection,
        isShare,
        winAmount,
        hasWon: winAmount !== null && /[1-9]/.test(winAmount),
        isInReview: orderStatus === inReview,
      },
    ]
  })
