import type { Message } from '../translate.ts'
import type { siteEn } from './en.ts'
import { gamesPt } from './games/pt.ts'
import { homePt } from './home/pt.ts'
import { pagesPt } from './pages/pt.ts'
import { shellPt } from './shell/pt.ts'

export const sitePt = {
  ...shellPt,
  ...homePt,
  ...gamesPt,
  ...pagesPt,
} as const satisfies Record<keyof typeof siteEn, Message>
