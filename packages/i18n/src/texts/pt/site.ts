import type { Message } from '../../translate.ts'
import type { texts as en } from '../en/site.ts'
import { texts as common } from './every-page/common.ts'
import { texts as games } from './every-page/games.ts'
import { texts as home } from './every-page/home.ts'
import { texts as pages } from './every-page/pages.ts'
import { texts as shell } from './every-page/shell.ts'

export const texts = {
  ...common,
  ...shell,
  ...home,
  ...games,
  ...pages,
} as const satisfies Record<keyof typeof en, Message>
