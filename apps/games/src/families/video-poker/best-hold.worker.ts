import { cardOfCode } from '@trevo/game-rules/cards/card.ts'
import { bestHold } from '@trevo/game-rules/video-poker/solve-hands.ts'
import type { HoldAnswer, HoldQuestion } from './best-hold.ts'

addEventListener('message', ({ data: { title, dealt } }: MessageEvent<HoldQuestion>) => {
  const held = bestHold(
    title,
    dealt.map((code) => cardOfCode(code) ?? 0),
  )
  postMessage({ dealt, held } satisfies HoldAnswer)
})
